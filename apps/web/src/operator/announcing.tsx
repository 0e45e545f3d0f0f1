import type { Overview } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import styles from './operator.module.css'
import { useOperatorWords } from './operator-words.ts'

interface AnnouncingProps {
  readonly announcement: Overview['announcement']
  readonly tell: () => void
}

/** A sentence that everybody reads over the top bar. */
export function Announcing({ announcement, tell }: AnnouncingProps): ReactNode {
  const { say, language } = useOperatorWords()
  const [why, setWhy] = useState<string | null>(null)
  const announce = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    try {
      const wish = { text: String(form.get('text')), hours: Number(form.get('hours')) }
      const { problem } = await attempt('announce', {}, wish)
      setWhy(problem?.detail ?? null)
      tell()
    } catch {
      setWhy(say('offline'))
    }
  }
  const withdraw = () =>
    attempt('withdrawAnnouncement')
      .catch(() => {})
      .then(tell)
  return (
    <section className={styles.panel}>
      <h2>{say('announce.title')}</h2>
      {announcement !== null && (
        <>
          <p>{say('announce.now', { moment: sayMoment(language, announcement.until, Date.now()) })}</p>
          <p className={styles.secret}>{announcement.text}</p>
          <Button small onClick={withdraw}>
            {say('announce.withdraw')}
          </Button>
        </>
      )}
      <form className={styles.form} onSubmit={announce}>
        <label>
          {say('announce.text')}
          <input className={styles.field} name="text" required maxLength={300} />
        </label>
        <label>
          {say('announce.hours')}
          <input className={styles.field} name="hours" type="number" min={1} max={8760} required defaultValue={24} />
        </label>
        <Button look="primary" small type="submit">
          {say('announce.say')}
        </Button>
      </form>
      {why !== null && <p role="alert">{why}</p>}
    </section>
  )
}
