import type { TableView } from '@south-street/table'
import { Button, HOUSES, Icon } from '@south-street/ui'
import { type ReactNode, useId, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { TopBar } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import prose from '../learn/prose.module.css'
import { changePreferences, usePreferences } from '../preferences.ts'
import { RefusalText } from '../table/refusal-notice.tsx'
import type { TableHandle } from '../table/use-table.ts'
import { beSomebody } from './api.ts'
import { SeatList } from './seat-list.tsx'
import styles from './seating-page.module.css'
import { TableTerms } from './table-terms.tsx'

interface SeatingPageProps {
  readonly handle: TableHandle
  readonly view: TableView
  readonly me: string
  /** The host may name who begins, by the rules of the game. */
  readonly namesFirst: boolean
}

/** Before the game: what was agreed on, who sits where, the link for friends, bots for the empty seats. */
export function SeatingPage({ handle, view, me, namesFirst }: SeatingPageProps): ReactNode {
  const { say } = usePageWords()
  const { name } = usePreferences()
  const sit = async (seat: number) => {
    // Whoever comes by a link has not been asked yet what they are called.
    await beSomebody(name.trim()).catch(() => undefined)
    handle.send({ kind: 'take-seat', seat })
  }
  return (
    <>
      <TopBar />
      <main className={prose.prose}>
        <h1>{say('invite.title')}</h1>
        <TableTerms view={view} />
        <p>{say('invite.share')}</p>
        <ShareLink table={view.id} />
        {view.you === null && <YourName name={name} />}
        <SeatList view={view} me={me} send={handle.send} sit={sit} />
        {view.host === me ? (
          <Begin view={view} handle={handle} namesFirst={namesFirst} />
        ) : (
          <p>{say('invite.waiting')}</p>
        )}
        {handle.refusal !== null && <RefusalText refusal={handle.refusal} />}
      </main>
    </>
  )
}

function ShareLink({ table }: { readonly table: string }): ReactNode {
  const { say } = usePageWords()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}/t/${table}`
  return (
    <div className={styles.link}>
      <code>{link}</code>
      <Button look="primary" onClick={async () => setCopied(await copyText(link))}>
        <Icon name="link" />
        {say(copied ? 'invite.copied' : 'invite.copy')}
      </Button>
    </div>
  )
}

function YourName({ name }: { readonly name: string }): ReactNode {
  const { say } = usePageWords()
  const field = useId()
  return (
    <p className={styles.field}>
      <label htmlFor={field}>{say('invite.name')}</label>
      <input
        id={field}
        value={name}
        maxLength={24}
        onChange={({ target }) => changePreferences({ name: target.value })}
      />
    </p>
  )
}

type BeginProps = Pick<SeatingPageProps, 'view' | 'handle' | 'namesFirst'>

/** The host begins, and names the first where the rules say so. */
function Begin({ view, handle, namesFirst }: BeginProps): ReactNode {
  const { say } = usePageWords()
  const field = useId()
  const [first, setFirst] = useState<number | null>(null)
  const isFull = view.seats.every(({ kind }) => kind !== 'open')
  return (
    <>
      {namesFirst && (
        <p className={styles.field}>
          <label htmlFor={field}>{say('invite.first')}</label>
          <select
            id={field}
            value={first ?? ''}
            onChange={({ target }) => setFirst(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{say('invite.first-drawn')}</option>
            {view.seats.map((seat, index) => (
              <option key={HOUSES[index]} value={index}>
                {say('invite.seat', { seat: index + 1 })}
                {seat.kind === 'person' ? `: ${seat.name}` : ''}
              </option>
            ))}
          </select>
        </p>
      )}
      <Button look="primary" disabled={!isFull || handle.busy} onClick={() => handle.send({ kind: 'start', first })}>
        {say('invite.start')}
      </Button>
      {!isFull && <p>{say('invite.fill')}</p>}
    </>
  )
}
