import type { TableView } from '@south-street/table'
import { Button, HOUSES } from '@south-street/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { forget, keep, readKept } from '../kept.ts'
import { usePageWords } from '../language/language.ts'
import { LONGEST_NAME, readPreferences } from '../preferences.ts'
import type { TableHandle } from '../table/use-table.ts'
import { beCalled } from './be-called.ts'
import { FlagPicker } from './flag-picker.tsx'
import styles from './join-page.module.css'
import { flagFor, nameFault, suggestedFlag } from './seating.ts'

/** Where a name waits that was typed but not yet sat down with: a page may be loaded again meanwhile. */
const DRAFT = 'south-street/name'

interface JoinFormProps {
  readonly view: TableView
  readonly me: string
  readonly handle: TableHandle
}

/** Name and flag in one breath with sitting down. */
export function JoinForm({ view, me, handle }: JoinFormProps): ReactNode {
  const { say } = usePageWords()
  const field = useId()
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(readKept(DRAFT, 'sessionStorage') ?? readPreferences().name)
  const [chosen, setChosen] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { flag, lostTo } = flagFor(
    view.seats,
    chosen ?? suggestedFlag(view.seats, readPreferences().house),
    HOUSES.length,
  )
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    const called = name.trim()
    const wrong = nameFault(called, view.seats, me)
    const problem = wrong === null ? await beCalled(called, me) : say(`seating.name-${wrong}`, { name: called })
    setFault(problem)
    if (problem !== null) return input.current?.focus()
    forget(DRAFT, 'sessionStorage')
    await handle.send({ kind: 'take-seat', seat: null }, { kind: 'choose-house', house: flag })
  }
  return (
    <form className={styles.form} onSubmit={sit} noValidate>
      <label htmlFor={field}>{say('seating.your-name')}</label>
      <input
        ref={input}
        id={field}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        enterKeyHint="go"
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: it is what one has come for.
        autoFocus
        aria-invalid={fault !== null}
        aria-describedby={hint}
        onChange={({ target }) => {
          setName(target.value)
          keep(DRAFT, target.value, 'sessionStorage')
          setFault(null)
        }}
      />
      <p id={hint} className={styles.fault} role="alert">
        {fault}
      </p>
      <b>{say('seating.flag')}</b>
      <FlagPicker seats={view.seats} you={null} flag={flag} choose={setChosen} />
      <p className={styles.told} role="status">
        {chosen !== null && lostTo !== null
          ? say('seating.flag-gone', { name: lostTo, house: say(`houses.${HOUSES[flag]!}`) })
          : ''}
      </p>
      <Button type="submit" look="brass" className={styles.sit} disabled={handle.busy}>
        <bdi>{name.trim() === '' ? say('invite.sit') : say('seating.sit-as', { name: name.trim() })}</bdi>
      </Button>
    </form>
  )
}
