import {
  type ColumnLook,
  Counting,
  type CountingProps,
  classNames,
  Drawing,
  type SeatInfo,
  sayMoney,
  UseDrawing,
  useWords,
} from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import { type ReactNode, useMemo } from 'react'
import { FLAG, FLAGS, SHIPS } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { scoreOfFlag } from '../board/company-facts.ts'
import styles from './counting.module.css'
import { countingColumns, pointsByRow, steamshipsOf } from './counting-columns.ts'
import paints from './points.module.css'

/** The end of the game, counted up: what was won in play, ships, headquarters, cash, rows. */
export function TransatlanticCounting({ view, history, ...rest }: CountingProps<View, Event>): ReactNode {
  const words = useWords()
  const columns = useMemo(() => countingColumns(view), [view])
  const scrapped = useMemo(() => history.flatMap((event) => (event.type === 'scrapped' ? [event.seat] : [])), [history])
  const looks: readonly ColumnLook[] = [
    { paint: paints.transports, width: 1.4, evidence: (seat) => <OwnHouses seat={rest.seats[seat]!} /> },
    {
      paint: paints.scrapped,
      width: 1.4,
      evidence: (seat) => words.say('board.ships', { count: scrapped.filter((owner) => owner === seat).length }),
    },
    { paint: paints.ships, width: 3.45, evidence: (seat, parts) => <Fleet view={view} seat={seat} parts={parts} /> },
    { paint: paints.headquarters, width: 1.4, evidence: (seat) => <Offices view={view} seat={seat} /> },
    {
      paint: paints.cash,
      width: 1.55,
      evidence: (seat) => <span className={styles.note}>{sayMoney(words, view.money[seat]!)}</span>,
    },
    { paint: paints.rows, width: 2.8, evidence: (seat, parts) => <Rows view={view} seat={seat} parts={parts} /> },
  ]
  return (
    <Counting
      {...rest}
      columns={columns}
      looks={looks}
      rounds={view.round}
      lineOf={(step) => words.say(`counting.lines.${step}`)}
      portraitOf={portraitOf}
      backdrop={<UseDrawing of="ta-ship-S45" x={1020} y={146} width={190} height={92} />}
    />
  )
}

function OwnHouses({ seat }: { readonly seat: SeatInfo }): ReactNode {
  const { say } = useWords()
  return (
    <>
      <Drawing of={`ta-house-${seat.house}`} className={styles.house} />
      <span className={styles.aside}>{say('counting.at-own-houses')}</span>
    </>
  )
}

interface PartsProps {
  readonly view: View
  readonly seat: number
  readonly parts: number
}

/** How many ships of each flag, times what one of them scores. */
function Fleet({ view, seat, parts }: PartsProps): ReactNode {
  return (
    <span className={styles.fleet}>
      {FLAGS.map((flag, column) => {
        const count = steamshipsOf(view, seat, column).length
        return (
          <span key={flag} className={classNames(count === 0 && styles.none, column >= parts && styles.unread)}>
            <Drawing of={`ta-flag-${flag}`} />
            {count} × {scoreOfFlag(view, seat, column)}
          </span>
        )
      })}
    </span>
  )
}

function Offices({ view, seat }: Omit<PartsProps, 'parts'>): ReactNode {
  const { say } = useWords()
  const offices = view.headquarters[seat]!
  if (offices.length === 0) return <span>{say('counting.no-office')}</span>
  return offices.map((office) => (
    <span key={office} className={styles.office} title={SHIPS[office]!.name}>
      <Drawing of={`ta-flag-${FLAGS[FLAG[office]!]}`} />
      <span className={styles.aside}>{SHIPS[office]!.name}</span>
    </span>
  ))
}

/** The markers row by row, and what each row brings. */
function Rows({ view, seat, parts }: PartsProps): ReactNode {
  const markers = view.markers[seat]!
  return (
    <span className={styles.rows}>
      {pointsByRow(markers).map((points, row) => {
        const look = classNames(row + 1 === parts && points > 0 && styles.reading, row < parts && styles.read)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are always the same four.
          <span key={row} className={look}>
            {FLAGS.map((flag, column) => (
              <i key={flag}>{markers[column]! > row && <Drawing of={`ta-marker-${flag}`} />}</i>
            ))}
            <b>{row < parts ? points : '?'}</b>
          </span>
        )
      })}
    </span>
  )
}
