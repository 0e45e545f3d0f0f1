import type { SeatView } from '@south-street/table'
import { Button, Icon, type Words } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import { mayHaveTables } from '../local/database.ts'
import { callHouse } from '../local/local-house.ts'
import type { LocalTableSummary } from '../local/messages.ts'
import { navigate } from '../router.ts'
import { seatInfos } from '../table/seat-names.ts'
import { sayResult } from './listed-result.ts'
import styles from './side-list.module.css'
import { byUrgency } from './urgency.ts'

const SHOWN = 4

/** The tables kept in this browser, the last one first. */
export function YourTables(): ReactNode {
  const { say } = usePageWords()
  const [tables, setTables] = useState<readonly LocalTableSummary[] | null>(null)
  useEffect(() => {
    mayHaveTables().then(async (may) => may && setTables(await callHouse('list', undefined)))
  }, [])
  if (tables === null || tables.length === 0) return null
  const remove = async (table: string) => {
    await callHouse('remove', { table })
    setTables((before) => before!.filter((one) => one.table !== table))
  }
  const running = tables.filter(({ status }) => status === 'running').length
  return (
    <section className={styles.list} data-mine={running > 0} aria-label={say('home.your-tables')}>
      <h2>
        {say('home.your-tables')} <small>{say('home.running', { count: running })}</small>
      </h2>
      <ul>
        {byUrgency(tables.map((one) => ({ ...one, isMyMove: one.waitsForPerson && one.status === 'running' })))
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
  const pageWords = usePageWords()
  const { say, language } = pageWords
  const words = useGameWords(summary.game)
  const people = summary.seats.filter((seat) => 'person' in seat).length
  const when = sayMoment(language, summary.changedAt, Date.now())
  const isRunning = summary.status === 'running'
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
        {isRunning && summary.waitsForPerson && <em>{say('home.your-move')}</em>}
        {summary.result !== undefined && <strong>{resultOf(summary, pageWords)}</strong>}
        {when}
      </span>
      <span className={styles.buttons}>
        <Button look={isRunning ? 'primary' : 'line'} small onClick={() => navigate(`/table/${summary.table}`)}>
          {say(isRunning ? 'home.resume' : 'home.look')}
        </Button>
        <Button look="quiet" small aria-label={say('home.remove')} title={say('home.remove')} onClick={remove}>
          <Icon name="cross" />
        </Button>
      </span>
    </li>
  )
}

/** Of a game against bots one's own result, of one among people who has won. */
function resultOf({ seats, result }: LocalTableSummary, words: Words): string {
  const holders = seats.map(
    (seat, house): SeatView =>
      'person' in seat ? { kind: 'person', ...seat, house } : { kind: 'bot', ...seat, house },
  )
  const people = [...seats.keys()].filter((seat) => 'person' in seats[seat]!)
  const names = seatInfos(holders, null, words).map(({ name }) => name)
  return sayResult(words, { ...result!, names, you: people.length === 1 ? people[0]! : null })
}
