import type { ClubTerms } from '@south-street/protocol'
import { Button } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { sayMoment } from '../language/time.ts'
import { attempt } from '../server/api.ts'
import styles from './operator.module.css'
import { useOperatorWords } from './operator-words.ts'
import { SureButton } from './sure-button.tsx'
import type { PanelProps } from './tables-panel.tsx'
import { useListed } from './use-listed.ts'

/** What is done, and then why it could not be. */
type Try = (work: () => Promise<{ readonly problem: { readonly detail: string } | null }>) => Promise<void>

/** The club that this server may be, and its evenings. */
export function ClubPanel({ acted, tell }: PanelProps): ReactNode {
  const { say } = useOperatorWords()
  const listed = useListed(() => attempt('operatorClub'), 'club', acted)
  const [why, setWhy] = useState<string | null>(null)
  const attemptTo: Try = async (work) => {
    try {
      const { problem } = await work()
      setWhy(problem?.detail ?? null)
      tell()
    } catch {
      setWhy(say('offline'))
    }
  }
  return (
    <section className={styles.panel}>
      <h2>{say('club.title')}</h2>
      <p>{say('club.line')}</p>
      {listed !== null && <TermsForm key={JSON.stringify(listed.club)} club={listed.club} attemptTo={attemptTo} />}
      {listed !== null && listed.club !== null && <Evenings evenings={listed.evenings} attemptTo={attemptTo} />}
      {why !== null && <p role="alert">{why}</p>}
    </section>
  )
}

function TermsForm({ club, attemptTo }: { readonly club: ClubTerms | null; readonly attemptTo: Try }): ReactNode {
  const { say } = useOperatorWords()
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const visibility = form.get('visibility') === 'link' ? 'link' : 'listed'
    const wish = { name: String(form.get('name')), line: String(form.get('line')), visibility } as const
    void attemptTo(() => attempt('setClub', {}, wish))
  }
  return (
    <form className={styles.form} onSubmit={keep}>
      <label>
        {say('club.name')}
        <input className={styles.field} name="name" required maxLength={40} defaultValue={club?.name ?? ''} />
      </label>
      <label>
        {say('club.about')}
        <input className={styles.field} name="line" maxLength={200} defaultValue={club?.line ?? ''} />
      </label>
      <label>
        {say('club.visibility')}
        <select className={styles.field} name="visibility" defaultValue={club?.visibility ?? 'listed'}>
          <option value="listed">{say('club.listed')}</option>
          <option value="link">{say('club.link')}</option>
        </select>
      </label>
      <Button look="primary" small type="submit">
        {say(club === null ? 'club.make' : 'club.keep')}
      </Button>
      {club !== null && (
        <SureButton
          label={say('club.end')}
          sure={say('club.end-sure')}
          act={() => void attemptTo(() => attempt('endClub'))}
        />
      )}
      {club !== null && <Link to="/club">{say('club.look')}</Link>}
    </form>
  )
}

interface EveningsProps {
  readonly evenings: readonly {
    readonly id: string
    readonly at: number
    readonly title: string
    readonly yes: number
  }[]
  readonly attemptTo: Try
}

function Evenings({ evenings, attemptTo }: EveningsProps): ReactNode {
  const { say, language } = useOperatorWords()
  const announce = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const form = new FormData(target)
    const at = new Date(String(form.get('at'))).getTime()
    const wish = { at, title: String(form.get('title')), line: String(form.get('line')) }
    void attemptTo(() => attempt('announceEvening', {}, wish)).then(() => target.reset())
  }
  return (
    <>
      <ul className={styles.list} aria-label={say('club.evenings')}>
        {evenings.map(({ id, at, title, yes }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <small>
                {sayMoment(language, at, Date.now())} · {say('club.coming', { count: yes })}
              </small>
            </div>
            <SureButton
              label={say('club.cancel')}
              sure={say('club.cancel-sure')}
              about={say('club.cancel-it', { title })}
              act={() => void attemptTo(() => attempt('cancelEvening', { evening: id }))}
            />
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={announce}>
        <label>
          {say('club.evening')}
          <input className={styles.field} name="title" required maxLength={40} />
        </label>
        <label>
          {say('club.evening-line')}
          <input className={styles.field} name="line" maxLength={200} />
        </label>
        <label>
          {say('club.when')}
          <input className={styles.field} name="at" type="datetime-local" required />
        </label>
        <Button small type="submit">
          {say('club.announce')}
        </Button>
      </form>
    </>
  )
}
