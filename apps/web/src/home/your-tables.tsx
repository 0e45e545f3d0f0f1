import { Button, Icon } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useGameWords, usePageWords } from '../language/language.ts'
import { mayHaveTables } from '../local/database.ts'
import { callHouse } from '../local/local-house.ts'
import type { LocalTableSummary } from '../local/messages.ts'
import { navigate } from '../router.ts'
import styles from './side-list.module.css'

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
        {tables.slice(0, SHOWN).map((summary) => (
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
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(summary.changedAt)
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
