import type { AnswerOf, ShownPasskey } from '@south-street/protocol'
import { Button, Icon } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { attempt } from '../server/api.ts'
import { sayDay, useKeyWords } from './key-words.ts'
import styles from './keys.module.css'
import { addPasskey, unableHere } from './passkey.ts'
import { Badge, BigKey, Sign } from './signs.tsx'

interface PasskeysProps {
  readonly keys: AnswerOf<'keys'>
  readonly look: () => Promise<void>
}

/** The passkeys of this person, and one more. */
export function Passkeys({ keys, look }: PasskeysProps): ReactNode {
  const { say } = useKeyWords()
  const [why, setWhy] = useState<string | null>(null)
  const unable = keys.unable ?? unableHere()
  const add = async () => {
    try {
      const { why: refused } = await addPasskey()
      if (refused === null) setWhy(null)
      else setWhy(typeof refused === 'string' ? say(`passkeys.${refused}`) : refused.detail)
      await look()
    } catch {
      setWhy(say('offline'))
    }
  }
  return (
    <section className={styles.panel}>
      <div className={styles.intro}>
        <BigKey />
        <div>
          <h2>{say('passkeys.title')}</h2>
          <p>{say('passkeys.line')}</p>
          <div className={styles.row}>
            {unable === null && (
              <Button look="primary" onClick={add}>
                <Sign name="key" />
                {say('passkeys.add')}
              </Button>
            )}
            <Ways keys={keys} />
          </div>
          {unable !== null && <p role="alert">{say(`passkeys.${unable}`)}</p>}
          {why !== null && <p role="alert">{why}</p>}
        </div>
      </div>
      {keys.passkeys.length > 0 && (
        <ul className={styles.list} aria-label={say('passkeys.label')}>
          {keys.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} look={look} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** How many ways there are back to this person. */
function Ways({ keys }: Pick<PasskeysProps, 'keys'>): ReactNode {
  const { say } = useKeyWords()
  const hasPasskey = keys.passkeys.length > 0
  const hasWords = keys.words !== null
  if (!hasPasskey && !hasWords) return <span className={styles.open}>{say('ways.none')}</span>
  const way = hasPasskey && hasWords ? 'both' : hasPasskey ? 'passkey' : 'words'
  return (
    <span className={styles.good}>
      <Icon name="check" />
      {say(`ways.${way}`)}
    </span>
  )
}

function PasskeyLine({ passkey, look }: { readonly passkey: ShownPasskey } & Pick<PasskeysProps, 'look'>): ReactNode {
  const { say, language } = useKeyWords()
  const [isNamed, setIsNamed] = useState(false)
  const { id, name, createdAt, usedAt, synced } = passkey
  const day = (at: number) => ({ day: sayDay(language, at) })
  const about = [
    say(synced ? 'passkeys.synced' : 'passkeys.single'),
    say('passkeys.made', day(createdAt)),
    usedAt === null ? say('passkeys.unused') : say('passkeys.used', day(usedAt)),
  ]
  const remove = async () => {
    await attempt('removePasskey', { passkey: id }).catch(() => {})
    await look()
  }
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wished = String(new FormData(event.currentTarget).get('name')).trim()
    if (wished !== '') await attempt('renamePasskey', { passkey: id }, { name: wished }).catch(() => {})
    setIsNamed(false)
    await look()
  }
  return (
    <li>
      <Badge name="key" />
      {isNamed ? (
        <form onSubmit={rename}>
          <input
            className={styles.field}
            name="name"
            defaultValue={name}
            maxLength={40}
            aria-label={say('passkeys.new-name')}
          />
          <Button small look="primary" type="submit">
            {say('passkeys.save')}
          </Button>
        </form>
      ) : (
        <>
          <div>
            <b>{name}</b>
            <small>{about.join(' · ')}</small>
          </div>
          <div className={styles.acts}>
            <Button
              small
              look="quiet"
              aria-label={say('passkeys.rename-it', { name })}
              onClick={() => setIsNamed(true)}
            >
              {say('passkeys.rename')}
            </Button>
            <Button small aria-label={say('passkeys.remove-it', { name })} onClick={remove}>
              {say('passkeys.remove')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
