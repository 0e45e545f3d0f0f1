import type { Seat } from '@south-street/engine'
import { classNames, Drawing, houseColor, RosettePoints, rivalsOf, sayMoney, useWords } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import { FLAG, FLAGS, isSteamship, type ShipIndex } from '../../src/catalogue.ts'
import { scoresNow } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { CoalPlaces } from './coal-places.tsx'
import styles from './companies.module.css'
import { housesLeft, scoreOfFlag, shipsBySea } from './company-facts.ts'
import { cardTitle, nameOf, sayRegion } from './speech.ts'

/** All companies side by side, the viewer's last; a name opens what else is known of it. */
export function Companies(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const order: readonly Seat[] = [...rivalsOf(view), ...(view.viewer === null ? [] : [view.viewer])]
  const scores = scoresNow(view)
  const rows: readonly (readonly [string, (seat: Seat) => ReactNode])[] = [
    ['money', (seat) => <b className={styles.money}>{sayMoney(words, view.money[seat]!)}</b>],
    ['points-row', (seat) => <RosettePoints points={scores[seat]!} title={words.say('board.points-now')} />],
    ['last-row', (seat) => <LastCard seat={seat} />],
    ['hand-row', (seat) => words.say('board.cards', { count: view.handSizes[seat]! })],
    ['free-row', (seat) => <Free seat={seat} />],
  ]
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.companies, order.length > 3 && styles.four)}>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <Head key={seat} seat={seat} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, tell]) => (
            <Row key={key} title={words.say(`board.${key}`)} order={order} tell={tell} />
          ))}
        </tbody>
        <tbody>
          <Section title={words.say('board.markers-row')} span={order.length + 1} />
          {FLAGS.map((flag, column) => (
            <Row
              key={flag}
              title={words.say(`flags.${flag}`)}
              sign={`ta-flag-${flag}`}
              order={order}
              tell={(seat) => (
                <>
                  <b className={styles.count}>{view.markers[seat]![column]}</b>{' '}
                  <small>{words.say('board.a-ship', { points: scoreOfFlag(view, seat, column) })}</small>
                </>
              )}
            />
          ))}
        </tbody>
        <tbody>
          <Section title={words.say('board.ships-row')} span={order.length + 1} />
          {view.regions.map((_, region) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a region is its number.
              key={region}
              title={sayRegion(words, region)}
              order={order}
              tell={(seat) => <Fleet ships={shipsBySea(view, seat)[region]!} />}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view, seats, look } = useBoard()
  const { name, house } = seats[seat]!
  const isYou = seat === view.viewer
  return (
    <th scope="col" className={classNames(isYou && styles.you)} style={houseColor(house)}>
      <button type="button" onClick={() => look({ what: 'seat', seat })}>
        <span className={styles.portrait}>
          <Drawing of={portraitOf(seat)} />
        </span>
        <span data-shortens="">{isYou ? words.say('board.you') : name}</span>
      </button>
    </th>
  )
}

interface RowProps {
  readonly title: string
  /** A drawing that stands for the title. */
  readonly sign?: string
  readonly order: readonly Seat[]
  readonly tell: (seat: Seat) => ReactNode
}

function Row({ title, sign, order, tell }: RowProps): ReactNode {
  const { view } = useBoard()
  return (
    <tr>
      <th scope="row">
        {sign === undefined ? (
          title
        ) : (
          <span role="img" aria-label={title} title={title}>
            <Drawing of={sign} />
          </span>
        )}
      </th>
      {order.map((seat) => (
        <td key={seat} className={classNames(seat === view.viewer && styles.you)}>
          {tell(seat)}
        </td>
      ))}
    </tr>
  )
}

function Section({ title, span }: { readonly title: string; readonly span: number }): ReactNode {
  return (
    <tr className={styles.section}>
      <th scope="colgroup" colSpan={span}>
        {title}
      </th>
    </tr>
  )
}

function LastCard({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const card = view.stacks[seat]!.at(-1)
  return <b>{card === undefined ? '–' : cardTitle(words, card)}</b>
}

function Free({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <small className={styles.free}>
      <span>{words.say('board.captains', { count: view.captains[seat]! })}</span>
      <span>{words.say('board.houses-left', { count: housesLeft(view, seat) })}</span>
    </small>
  )
}

/** Ships of one sea: flag and coal. */
function Fleet({ ships }: { readonly ships: readonly ShipIndex[] }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  if (ships.length === 0) return '–'
  return (
    <ul className={styles.fleet}>
      {ships.map((ship) => (
        <li key={ship} title={nameOf(ship)}>
          {isSteamship(ship) ? (
            <>
              <Drawing of={`ta-flag-${FLAGS[FLAG[ship]!]}`} />
              <span role="img" aria-label={words.say('spoken.coal', { count: view.coal[ship]! })}>
                <CoalPlaces aboard={view.coal[ship]!} />
              </span>
            </>
          ) : (
            <small>{words.say('board.sail')}</small>
          )}
        </li>
      ))}
    </ul>
  )
}
