import type { PersonCommand, TableView } from '@south-street/table'
import type { SeatInfo } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { navigate } from '../router.ts'
import { useRatingWords } from '../table/rating-note.tsx'
import { AwayNotices } from './away-notices.tsx'
import { BankClocks } from './bank-clocks.tsx'
import styles from './company.module.css'
import { Notice } from './notice.tsx'

interface TableNoticesProps {
  readonly view: TableView
  readonly seats: readonly SeatInfo[]
  readonly me: string
  readonly send: (command: PersonCommand) => void
  /** Further notices, of the same kind. */
  readonly children: ReactNode
}

/** What goes on between the people at the table, one line each; nothing most of the time. */
export function TableNotices({ view, seats, me, send, children }: TableNoticesProps): ReactNode {
  const { say } = usePageWords()
  const isRunning = view.status === 'running'
  const isCutShort = view.status === 'abandoned' || view.status === 'closed'
  return (
    <>
      {isRunning && <BankClocks view={view} seats={seats} />}
      <div className={styles.notices} role="status">
        {view.status === 'abandoned' && <Notice text={say('company.abandoned')} />}
        {view.status === 'closed' && <Notice text={say('company.closed')} />}
        {isCutShort && view.settings.rated && <RatingNotice view={view} />}
        {view.next !== undefined && (
          <Notice
            text={say('company.rematch')}
            offers={[{ name: say('company.go-there'), take: () => navigate(`/t/${view.next}`) }]}
          />
        )}
        {isRunning && <TakeBackNotice view={view} seats={seats} me={me} send={send} />}
        {isRunning && <AbandonNotice view={view} seats={seats} me={me} send={send} />}
        {isRunning && <AwayNotices view={view} seats={seats} me={me} send={send} />}
        {children}
      </div>
    </>
  )
}

/** A game that was not played to its end has no page of results. */
function RatingNotice({ view }: Pick<TableNoticesProps, 'view'>): ReactNode {
  const words = useRatingWords({ table: view.id, you: view.you })
  return words === null ? null : <Notice text={words} />
}

type PartProps = Omit<TableNoticesProps, 'children'>

function TakeBackNotice({ view, seats, me, send }: PartProps): ReactNode {
  const { say } = usePageWords()
  const { takeBack, you } = view
  if (takeBack === undefined) return null
  if (takeBack.seat === you) return <Notice text={say('company.take-back-waits')} />
  const answer = (agree: boolean) => () => send({ kind: 'answer-take-back', agree })
  const mayAnswer = you !== null && !takeBack.agreed.includes(me)
  return (
    <Notice
      text={say('table.take-back-asked', { name: seats[takeBack.seat]!.name })}
      {...(mayAnswer && {
        offers: [
          { name: say('table.agree'), take: answer(true) },
          { name: say('table.refuse'), take: answer(false) },
        ],
      })}
    />
  )
}

function AbandonNotice({ view, seats, me, send }: PartProps): ReactNode {
  const { say, language } = usePageWords()
  const { abandon = [], you } = view
  if (abandon.length === 0) return null
  if (abandon.includes(me)) return <Notice text={say('company.abandon-waits')} />
  const wanting = seats.filter((_, seat) => {
    const holder = view.seats[seat]!
    return holder.kind === 'person' && abandon.includes(holder.person)
  })
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(wanting.map(({ name }) => name))
  return (
    <Notice
      text={say('company.abandon-asked', { names, count: wanting.length })}
      {...(you !== null && {
        offers: [{ name: say('table.agree'), take: () => send({ kind: 'agree-abandon' }) }],
      })}
    />
  )
}
