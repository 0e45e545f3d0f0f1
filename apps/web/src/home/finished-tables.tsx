import type { TableSummary } from '@south-street/protocol'
import { Button, Drawing, Icon } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { Link } from '../frame/link.tsx'
import { useGameWords, usePageWords } from '../language/language.ts'
import { sayMoment } from '../language/time.ts'
import { callHouse } from '../local/local-house.ts'
import type { LocalTableSummary } from '../local/messages.ts'
import { keepRecordOf } from '../replay/kept-record.ts'
import { navigate } from '../router.ts'
import { call } from '../server/api.ts'
import { type Finished, finishedTables } from './finished.ts'
import { sayResult } from './listed-result.ts'
import { calledInWords } from './server-tables.tsx'
import styles from './side-list.module.css'
import type { HomeTables } from './use-home-tables.ts'
import { nameSeats } from './your-tables.tsx'

/** Games that are over, wherever they were played: place, result and review. */
export function FinishedTables({ here, server, hasMore, remove }: HomeTables): ReactNode {
  const { say } = usePageWords()
  const { shown, all } = finishedTables(here ?? [], server?.mine ?? [], Date.now())
  if (shown.length === 0) return null
  return (
    <section className={styles.list} aria-label={say('home.finished')}>
      <h2>
        {say('home.finished')}{' '}
        <small>
          <Link to="/house">{hasMore ? say('top.house') : say('home.all-finished', { count: all })}</Link>
        </small>
      </h2>
      <ul>
        {shown.map((one) =>
          one.from === 'here' ? (
            <FinishedHere key={one.id} table={one.table} remove={() => remove(one.id)} />
          ) : (
            <FinishedThere key={one.id} table={one.table} />
          ),
        )}
      </ul>
    </section>
  )
}

/** The way back leads to the table. Among several people nobody is the one who looks. */
function FinishedHere({
  table,
  remove,
}: {
  readonly table: LocalTableSummary
  readonly remove: () => void
}): ReactNode {
  const words = usePageWords()
  const { seats, result, changedAt, game, table: id } = table
  const people = [...seats.keys()].filter((seat) => 'person' in seats[seat]!)
  const you = people.length === 1 ? people[0]! : null
  const path = `/table/${id}`
  const review = async () => {
    keepRecordOf({ path, you }, JSON.stringify(await callHouse('record', { table: id })))
    navigate('/review')
  }
  const line = result && sayResult(words, { ...result, names: nameSeats(table, words), you })
  const place = result && you !== null ? result.places[you]! : null
  return <Row {...{ game, path, place, line, changedAt, remove }} review={result ? review : null} />
}

/** A server gives a game's record to everybody who may see it, once it is over; it is read here. */
function FinishedThere({ table }: { readonly table: TableSummary }): ReactNode {
  const words = usePageWords()
  const { id, names, result, changedAt, game } = table
  const gameWords = useGameWords(game)
  const you = result?.yourSeat ?? null
  const path = `/t/${id}`
  const review = async () => {
    keepRecordOf({ path, you }, JSON.stringify(await call('exportTable', { id })))
    navigate('/review')
  }
  const line = result
    ? sayResult(words, { ...result, names: calledInWords(game, names, gameWords), you })
    : words.say('home.abandoned')
  const place = result && you !== null ? result.places[you]! : null
  return <Row {...{ game, path, place, line, changedAt }} review={result ? review : null} />
}

interface RowProps extends Pick<Finished, 'changedAt'> {
  readonly game: string
  readonly path: string
  readonly place: number | null
  readonly line: string | undefined
  /** Null where nothing was played to its end. */
  readonly review: (() => Promise<void>) | null
  readonly remove?: () => void
}

function Row({ game, path, place, line, changedAt, review, remove }: RowProps): ReactNode {
  const { say, language } = usePageWords()
  const words = useGameWords(game)
  const [fails, setFails] = useState(false)
  return (
    <li>
      {place === null ? (
        <span className={styles.sign}>
          <Icon name="users" />
        </span>
      ) : (
        <span className={styles.place} data-first={place === 1} role="img" aria-label={say('home.place', { place })}>
          {place === 1 && <Drawing of="rosette" />}
          <b aria-hidden="true">{place}</b>
        </span>
      )}
      <b>{words.say('name')}</b>
      <span className={styles.info}>
        {line !== undefined && <strong>{line}</strong>}
        {sayMoment(language, changedAt, Date.now())}
        {fails && <em role="alert">{say('end.failed')}</em>}
      </span>
      <span className={styles.buttons}>
        {review !== null && (
          <Button small onClick={() => review().catch(() => setFails(true))} data-offer="review">
            {say('home.review')}
          </Button>
        )}
        <Button look="quiet" small onClick={() => navigate(path)}>
          {say('home.look')}
        </Button>
        {remove && (
          <Button look="quiet" small aria-label={say('home.remove')} title={say('home.remove')} onClick={remove}>
            <Icon name="cross" />
          </Button>
        )}
      </span>
    </li>
  )
}
