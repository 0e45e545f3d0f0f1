import type { Overview, ShownCode } from '@south-street/protocol'
import { Button, Choice } from '@south-street/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { sayDay } from '../keys/key-words.ts'
import { attempt } from '../server/api.ts'
import styles from './operator.module.css'
import { useOperatorWords } from './operator-words.ts'
import type { PanelProps } from './tables-panel.tsx'
import { useListed } from './use-listed.ts'

interface EntryPanelProps extends PanelProps {
  readonly entry: Overview['entry']
}

/** Whether everybody may come in, or whoever has an invitation code. */
export function EntryPanel({ entry, acted, tell }: EntryPanelProps): ReactNode {
  const { say } = useOperatorWords()
  const listed = useListed(() => attempt('codes'), 'codes', acted)
  const choose = (wished: Overview['entry']) =>
    attempt('setEntry', {}, { entry: wished })
      .catch(() => {})
      .then(tell)
  return (
    <section className={styles.panel}>
      <h2>{say('entry.title')}</h2>
      <Choice
        label={say('entry.title')}
        value={entry}
        options={(['everybody', 'code'] as const).map((one) => ({ value: one, name: say(`entry.${one}`) }))}
        choose={choose}
      />
      <p>{say('entry.line')}</p>
      {listed !== null && listed.codes.length > 0 && (
        <ul className={styles.list} aria-label={say('entry.codes')}>
          {listed.codes.map((code) => (
            <CodeLine key={code.id} code={code} tell={tell} />
          ))}
        </ul>
      )}
      <NewCode tell={tell} />
    </section>
  )
}

function CodeLine({ code, tell }: { readonly code: ShownCode; readonly tell: () => void }): ReactNode {
  const { say, language } = useOperatorWords()
  const { id, label, uses, most, expiresAt } = code
  const withdraw = () =>
    attempt('withdrawCode', { code: id })
      .catch(() => {})
      .then(tell)
  return (
    <li>
      <div>
        <b>{label}-…</b>
        <small>
          {say('entry.used', { uses, most })}
          {expiresAt !== null && ` · ${say('entry.until', { day: sayDay(language, expiresAt) })}`}
        </small>
      </div>
      <Button small aria-label={say('entry.withdraw-it', { label })} onClick={withdraw}>
        {say('entry.withdraw')}
      </Button>
    </li>
  )
}

function NewCode({ tell }: { readonly tell: () => void }): ReactNode {
  const { say } = useOperatorWords()
  const [made, setMade] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wish = { label: String(form.get('label')), most: Number(form.get('most')), days: Number(form.get('days')) }
    try {
      const { answer, problem } = await attempt('makeCode', {}, wish)
      setMade(answer?.code ?? null)
      setCopied(false)
      setWhy(problem?.detail ?? null)
      tell()
    } catch {
      setWhy(say('offline'))
    }
  }
  return (
    <form className={styles.form} onSubmit={make}>
      <label>
        {say('entry.label')}
        <input className={styles.field} name="label" required pattern="[A-Za-z0-9]{1,20}" defaultValue="CLUB" />
      </label>
      <label>
        {say('entry.most')}
        <input className={styles.field} name="most" type="number" min={1} max={10000} required defaultValue={10} />
      </label>
      <label>
        {say('entry.days')}
        <input className={styles.field} name="days" type="number" min={1} max={3650} required defaultValue={30} />
      </label>
      <Button look="primary" small type="submit">
        {say('entry.make')}
      </Button>
      {made !== null && (
        <p role="status">
          {say('entry.made')}
          <code className={styles.secret}>{made}</code>
          <Button small onClick={async () => setCopied(await copyText(made))}>
            {say(copied ? 'entry.copied' : 'entry.copy')}
          </Button>
        </p>
      )}
      {why !== null && <p role="alert">{why}</p>}
    </form>
  )
}
