import {
  aloud,
  CountedMoney,
  classNames,
  Drawing,
  houseColor,
  Icon,
  Piece,
  rivalsOf,
  useWindow,
  useWords,
} from '@south-street/ui'
import { type ReactNode, useRef } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, GOODS, NONE } from '../../src/cards.ts'
import { useBoard } from '../board/board-context.ts'
import { Chips } from '../board/chips.tsx'
import { planKnown } from '../board/known-plan.ts'
import { pointsSoFar } from '../board/points.ts'
import { Arrivals } from '../board/rival.tsx'
import { spokenSeat } from '../board/speech.ts'
import { useWidth } from '../board/use-width.ts'
import { BadgeSign, Ensign } from '../card/kind-badge.tsx'
import { type FleetPlan, planFleet, planWants } from './fleet-plan.ts'
import styles from './phone-seats.module.css'

// In pixels at the usual size of text.
const GUESS = 360
/** What a seat has around its words, and what it tells before its fleet: a sign, digits, a gap. */
const STRIP_EDGES = 34
const ROW_EDGES = 18
const STRIP_FIGURE = { sign: 24, digit: 8 }
const ROW_FIGURE = { sign: 21, digit: 7.5 }

/** So many lines of known cards leave the areas room for letters that can be read. Without a hand there is more, above a
 * timeline less. */
const LINES = { low: 3, high: 4, spectator: 7 }

/** The rivals in a row; a tap on it compares all of them. In the head of the page they are name and money. */
export function PhoneSeats({ look }: { readonly look: 'head' | 'row' | 'strip' }): ReactNode {
  const words = useWords()
  const { view, seats, help, openRivals } = useBoard()
  const place = useRef<HTMLButtonElement>(null)
  const rivals = rivalsOf(view)
  const width = useWidth(place, GUESS) / rivals.length - (look === 'strip' ? STRIP_EDGES : ROW_EDGES)
  const spoken = rivals.map((seat) => spokenSeat(aloud(words), view, { seat, name: seats[seat]!.name, help }))
  return (
    <button
      type="button"
      className={classNames(
        styles.seats,
        styles[look],
        look !== 'head' && styles.paper,
        view.players === 5 && styles.many,
      )}
      aria-label={`${words.say('compare.open')}: ${spoken.join('; ')}`}
      aria-haspopup="dialog"
      onClick={openRivals}
      ref={place}
    >
      {rivals.map((seat) => (
        <Seat key={seat} seat={seat} full={look === 'strip'} width={width} />
      ))}
    </button>
  )
}

interface SeatProps {
  readonly seat: number
  /** With room for the codes of ships, and upright for the cards that are known. */
  readonly full: boolean
  readonly width: number
}

function Seat({ seat, full, width }: SeatProps): ReactNode {
  const { view, seats, help, still } = useBoard()
  const { name, house } = seats[seat]!
  const [isUpright, isLow, isLowest] = [useWindow('upright'), useWindow('h<1161'), useWindow('h<1001')]
  const lines = LINES[view.viewer === null ? 'spectator' : isLow || still ? 'low' : 'high']
  const figures = [view.hands[seat]!.length, ...(help ? [pointsSoFar(view, seat).total] : [])]
  const { sign, digit } = full ? STRIP_FIGURE : ROW_FIGURE
  const before = figures.reduce((sum, figure) => sum + sign + `${figure}`.length * digit, 0)
  const ships = view.fleets[seat]!
  const fleet = planFleet(ships.length, width - before, full ? ['named', 'codes'] : ['flags'])
  return (
    <span className={styles.seat} style={houseColor(house)} data-seat={seat}>
      <span className={styles.piece}>
        <Piece house={house} away={view.pieces[seat] !== NONE} />
        <Arrivals seat={seat} />
      </span>
      <b data-shortens="">{name}</b>
      {view.harbourMaster === seat && <Drawing of="harbour-master" className={styles.wheel} />}
      <em data-anchor={`money:${seat}`}>
        <CountedMoney amount={view.money[seat]!} />
      </em>
      <span className={styles.more}>
        <span>
          <Icon name="cards" />
          {view.hands[seat]!.length}
        </span>
        {help && (
          <span>
            <Drawing of="rosette" />
            {pointsSoFar(view, seat).total}
          </span>
        )}
        {help && !full && <Wants hand={view.hands[seat]!} fleet={fleet} ships={ships} width={width - before} />}
        <Fleet fleet={ships} plan={fleet} />
      </span>
      {full && isUpright && !isLowest && help && (
        <ul className={styles.known}>
          <Chips {...planKnown(view.hands[seat]!, { width, lines })} />
        </ul>
      )}
    </span>
  )
}

interface WantsProps {
  readonly hand: readonly CardIndex[]
  readonly fleet: FleetPlan
  readonly ships: readonly CardIndex[]
  readonly width: number
}

/** What the rival is known to have a contract for, as far as there is room. */
function Wants({ hand, fleet, ships, width }: WantsProps): ReactNode {
  const contracts = hand.filter((card) => card !== NONE && CARDS[card]!.kind === 'contract')
  const shown = planWants(contracts.length, width, fleet, ships.length)
  if (shown === 0) return null
  return (
    <span className={styles.wants}>
      {contracts.slice(0, shown).map((card) => {
        const { units, good, destination } = CARDS[card]!
        return (
          <span key={card}>
            {units}
            <BadgeSign kind={GOODS[good]!} />
            <Ensign destination={DESTINATIONS[destination]!} className={styles.to} />
          </span>
        )
      })}
    </span>
  )
}

interface FleetProps {
  readonly fleet: readonly CardIndex[]
  readonly plan: FleetPlan
}

function Fleet({ fleet, plan: { look, shown } }: FleetProps): ReactNode {
  const { say } = useWords()
  return (
    <span className={styles.fleet}>
      {fleet.slice(0, shown).map((ship) => {
        const destination = DESTINATIONS[CARDS[ship]!.destination]!
        return (
          <span key={ship}>
            {look !== 'codes' && <Ensign destination={destination} />}
            {look !== 'flags' && say(`code.${destination}`)}
          </span>
        )
      })}
      {shown < fleet.length && `+${fleet.length - shown}`}
    </span>
  )
}
