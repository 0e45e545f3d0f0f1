import type { SeatView } from '@south-street/table'
import { Button, Icon, type Words } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { GameSign } from '../frame/game-sign.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import type { LocalTableSummary } from '../local/messages.ts'
import { navigate } from '../router.ts'
import { seatInfos } from '../table/seat-names.ts'
import { ownTables } from './listed-tables.ts'
import { ServerTableRow } from './server-tables.tsx'
import styles from './side-list.module.css'
import type { HomeTables } from './use-home-tables.ts'

const SHOWN = 4

/** One's own tables whose games go on, in this browser and on the server: what waits for the viewer first. */
export function YourTables({ here, server, remove }: Pick<HomeTables, 'here' | 'server' | 'remove'>): ReactNode {
  const { say } = usePageWords()
  const [isWhole, setWhole] = useState(false)
  const tables = ownTables(here ?? [], server?.mine ?? [])
  if (tables.length === 0) return null
  const shown = isWhole ? tables : tables.slice(0, SHOWN)
  return (
    <section
      className={styles.list}
      data-mine={tables.some(({ isMyMove }) => isMyMove)}
      aria-label={say('home.your-tables')}
    >
      <h2>
        {say('home.your-tables')} <small>{say('home.running', { count: tables.length })}</small>
      </h2>
      <ul>
        {shown.map((one) =>
          one.from === 'here' ? (
            <TableRow key={one.id} summary={one.table} remove={() => remove(one.id)} />
          ) : (
            <ServerTableRow key={one.id} table={one.table} isOwn />
          ),
        )}
      </ul>
      {shown.length < tables.length && (
        <Button small look="quiet" onClick={() => setWhole(true)}>
          {say('home.more-tables', { count: tables.length - shown.length })}
          <Icon name="down" />
        </Button>
      )}
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
      <span className={styles.picture}>
        <GameSign game={summary.game} />
      </span>
      <b>
        {words.say('name')} · {kind}
      </b>
      <span className={styles.info}>
        {summary.waitsForPerson && <em>{say('home.your-move')}</em>}
        {sayMoment(language, summary.changedAt, Date.now())}
      </span>
      <span className={styles.buttons}>
        <Button
          look={summary.waitsForPerson ? 'brass' : 'line'}
          small
          onClick={() => navigate(`/table/${summary.table}`)}
        >
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
