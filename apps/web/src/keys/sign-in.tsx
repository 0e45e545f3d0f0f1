import type { AboutGuest, Problem, SignedIn } from '@south-street/protocol'
import { Button, Dialog } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { changePreferences } from '../preferences.ts'
import { attempt } from '../server/api.ts'
import { Bring } from './bring.tsx'
import { useKeyWords } from './key-words.ts'
import styles from './keys.module.css'
import { askPasskey, shown, unableHere } from './passkey.ts'
import { Sign } from './signs.tsx'

interface SignInProps {
  readonly close: () => void
  /** Says what has come of it. */
  readonly arrived: (news: string) => void
}

/** Tries a key; what becomes of whoever the browser was may have to be asked first. */
type Try = (guest: AboutGuest['guest']) => Promise<{ answer: SignedIn | null; problem: Problem | null }>

/** Becoming, in this browser, a person who is here already. */
export function SignIn({ close, arrived }: SignInProps): ReactNode {
  const { say } = useKeyWords()
  const [why, setWhy] = useState<string | null>(null)
  const [asks, setAsks] = useState<{ readonly tryIt: Try; readonly problem: Problem } | null>(null)
  const go = async (tryIt: Try, guest?: AboutGuest['guest']): Promise<void> => {
    try {
      const { answer, problem } = await tryIt(guest)
      if (answer !== null) {
        changePreferences({ name: answer.name })
        arrived(newsOf(answer))
      } else if (problem?.code !== 'somebody-already') setWhy(problem?.detail ?? null)
      // Nothing is lost with somebody who sits nowhere.
      else if (problem.params.tables === 0) await go(tryIt, 'leave')
      else setAsks({ tryIt, problem })
    } catch {
      setWhy(say('offline'))
    }
  }
  const newsOf = ({ name, brought, left }: SignedIn): string =>
    [
      say('welcome', { name }),
      ...(brought ? [say('brought', { count: brought })] : []),
      ...(left ? [say('left', { count: left })] : []),
    ].join(' ')
  const byPasskey = async () => {
    try {
      const { credential, why: refused } = await askPasskey()
      if (credential === null) return setWhy(refused === 'stopped' ? say('sign-in.stopped') : refused.detail)
      await go((guest) => attempt('signInByPasskey', {}, { credential: shown(credential), ...(guest && { guest }) }))
    } catch {
      setWhy(say('offline'))
    }
  }
  const byWords = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words'))
    await go((guest) => attempt('signInByWords', {}, { words, ...(guest && { guest }) }))
  }
  return (
    <Dialog title={say('sign-in.title')} closeLabel={say('sign-in.close')} close={close}>
      {asks === null ? (
        <form className={styles.sign} onSubmit={byWords}>
          <p>{say('sign-in.line')}</p>
          {unableHere() === null && (
            <Button look="primary" onClick={byPasskey}>
              <Sign name="key" />
              {say('sign-in.passkey')}
            </Button>
          )}
          <label>
            {say(unableHere() === null ? 'sign-in.or-words' : 'sign-in.words')}
            <textarea
              className={styles.field}
              name="words"
              required
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <Button type="submit">{say('sign-in.words-go')}</Button>
          <p>{say('sign-in.or-link')}</p>
          {why !== null && <p role="alert">{why}</p>}
        </form>
      ) : (
        <Bring problem={asks.problem} decide={(guest) => go(asks.tryIt, guest)} stay={close} />
      )}
    </Dialog>
  )
}
