import { Button } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { operatorPasskey, unableHere } from '../keys/passkey.ts'
import { attempt } from '../server/api.ts'
import styles from './operator.module.css'
import { useOperatorWords } from './operator-words.ts'

/** Where whoever runs the server says who they are. */
export function OperatorDoor({ entered }: { readonly entered: () => Promise<void> }): ReactNode {
  const { say } = useOperatorWords()
  const [why, setWhy] = useState<string | null>(null)
  const byToken = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const token = String(new FormData(event.currentTarget).get('token'))
    try {
      const { problem } = await attempt('operatorSignIn', {}, { token })
      if (problem === null) await entered()
      else setWhy(say('sign-in.refused'))
    } catch {
      setWhy(say('offline'))
    }
  }
  const byPasskey = async () => {
    try {
      const { why: refused } = await operatorPasskey()
      if (refused === null) await entered()
      else setWhy(say(refused === 'stopped' ? 'sign-in.stopped' : 'sign-in.refused'))
    } catch {
      setWhy(say('offline'))
    }
  }
  return (
    <main className={`${styles.panel} ${styles.door}`}>
      <h1>{say('sign-in.title')}</h1>
      <p>{say('sign-in.line')}</p>
      <form className={styles.form} onSubmit={byToken}>
        <label>
          {say('sign-in.token')}
          <input className={styles.field} name="token" type="password" autoComplete="off" required />
        </label>
        <Button look="primary" type="submit">
          {say('sign-in.go')}
        </Button>
      </form>
      {unableHere() === null && <Button onClick={byPasskey}>{say('sign-in.passkey')}</Button>}
      {why !== null && <p role="alert">{why}</p>}
    </main>
  )
}
