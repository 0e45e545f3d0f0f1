import type { SeatView } from '@south-street/table'
import { Button, Icon, type Words } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import type { LocalTableSummary } from '../local/messages.ts'
import { navigate } from '../router.ts'
import { seatInfos } from '../table/seat-names.ts'
import styles from './side-list.module.css'
import { byUrgency } from './urgency.ts'
import type { HomeTables } from './use-home-tables.ts'

const SHOWN = 4

/** The tables kept in this browser whose games go on, the last one first. */
export function YourTables({ here, remove }: Pick<HomeTables, 'here' | 'remove'>): ReactNode {
  const { say } = usePageWords()
  const running = (here ?? []).filter(({ status }) => status === 'running')
  if (running.length === 0) return null
  return (
    <section className={styles.list} data-mine="true" aria-label={say('home.your-tables')}>
      <h2>
        {say('home.your-tables')} <small>{say('home.running', { count: running.length })}</small>
      </h2>
      <ul>
        {byUrgency(running.map((one) => ({ ...one, isMyMove: one.waitsForPerson })))
          .slice(0, SHOWN)
          .map((summary) => (
            <TableRow key={summary.table} summary={summary} remove={() => remove(summary.table)} />
          ))}
      </ul>
    </section>
  )
}

function TableRow({
  summary,
  remove,
}: {
  readonly summary: LocalTableSummary
  readonly remove: () => void
}): ReactNode {
  const { say, language } = usePageWords()
  const words = useGameWords(summary.game)
  const people = summary.seats.filter((seat) => 'person' in seat).length
  const kind =
    people > 1
      ? say('home.on-this-device', { count: people })
      : say('home.against-bots', { count: summary.seats.length - 1 })
  return (
    <li>
      <span className={styles.sign}>
        <Icon name={people > 1 ? 'users' : 'bot'} />
      </span>
      <b>
        {words.say('name')} · {kind}
      </b>
      <span className={styles.info}>
        {summary.waitsForPerson && <em>{say('home.your-move')}</em>}
        {sayMoment(language, summary.changedAt, Date.now())}
      </span>
      <span className={styles.buttons}>
        <Button look="primary" small onClick={() => navigate(`/table/${summary.table}`)}>
          {say('home.resume')}
        </Button>
        <Button look="quiet" small aria-label={say('home.remove')} title={say('home.remove')} onClick={remove}>
          <Icon name="cross" />
        </Button>
      </span>
    </li>
  )
}

/** What the seats of a table in this browser are called. */
export function nameSeats({ seats }: LocalTableSummary, words: Words): string[] {
  const holders = seats.map(
    (seat, house): SeatView =>
      'person' in seat ? { kind: 'person', ...seat, house } : { kind: 'bot', ...seat, house },
  )
  return seatInfos(holders, null, words).map(({ name }) => name)
}
