import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { useKeyWords } from './key-words.ts'
import styles from './keys.module.css'
import { addPasskey } from './passkey.ts'
import { BigKey, Sign } from './signs.tsx'

/** Asked once, after the first game with friends: whether the name shall stay for next time. */
export function KeepNameOffer({ name }: { readonly name: string }): ReactNode {
  const { say } = useKeyWords()
  const [state, setState] = useState<'asked' | 'kept' | 'gone'>('asked')
  const [why, setWhy] = useState<string | null>(null)
  const keep = async () => {
    try {
      const { why: refused } = await addPasskey()
      if (refused === null) setState('kept')
      else setWhy(typeof refused === 'string' ? say(`passkeys.${refused}`) : refused.detail)
    } catch {
      setWhy(say('offline'))
    }
  }
  if (state === 'gone') return null
  if (state === 'kept') return <p role="status">{say('offer.kept', { name })}</p>
  return (
    <section className={styles.offer} data-offer="keep-name" aria-label={say('offer.title', { name })}>
      <BigKey />
      <div>
        <h2>{say('offer.title', { name })}</h2>
        <p>{say('offer.line')}</p>
        <div className={styles.row}>
          <Button look="primary" small onClick={keep}>
            <Sign name="key" />
            {say('offer.keep')}
          </Button>
          <Button small onClick={() => setState('gone')}>
            {say('offer.not-now')}
          </Button>
        </div>
        <small>{say('offer.note')}</small>
        {why !== null && <p role="alert">{why}</p>}
      </div>
    </section>
  )
}
