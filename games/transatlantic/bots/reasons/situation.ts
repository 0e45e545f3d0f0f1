import type { Candidate, Tried } from '@south-street/bots'
import { type Seat, seededRandom } from '@south-street/engine'
import { type Action, apply } from '../../src/actions/action.ts'
import { CARDS, type CardType, NONE, type ShipIndex } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import type { State } from '../../src/state.ts'
import { sample, type View } from '../../src/view.ts'
import type { TransatlanticFacts } from '../witness.ts'

/** What happens at once by an answer, before anybody else decides anything. */
export interface Happening {
  /** Pounds of trips and bonus, and points of houses, by seat. */
  readonly pounds: readonly number[]
  readonly points: readonly number[]
  /** Own trips. */
  readonly trips: number
  readonly bonus: number
  readonly lostCoal: number
  readonly displaced: readonly { readonly ship: ShipIndex; readonly seat: Seat }[]
  readonly scrapped: readonly { readonly ship: ShipIndex; readonly seat: Seat; readonly points: number }[]
  readonly wonRiband: boolean
  readonly docked: ShipIndex
  readonly after: State
}

/** An answer with what was seen of it. */
export interface Side {
  readonly action: Action
  readonly seen: TransatlanticFacts
  readonly happens: Happening
}

/** The better answer beside another one, as the seat that is asked can see it. */
export interface Situation {
  readonly view: View
  /** Any state that fits the view: good for whatever lies open. */
  readonly state: State
  readonly me: Seat
  readonly rivals: readonly Seat[]
  readonly best: Side
  readonly other: Side
}

/** Says all that a group of reasons could say; most often that is nothing. */
export type Finder = (situation: Situation) => readonly Candidate[]

/** Pounds buy ships and houses long before they are counted: so many are worth a point. */
const POUNDS_A_POINT = 60
export const inPoints = (pounds: number): number => pounds / POUNDS_A_POINT

type Answer = Tried<Action>

export function lookAt(view: View, best: Answer, other: Answer): Situation | null {
  if (best.facts === undefined || other.facts === undefined) return null
  const me = view.viewer!
  const state = sample(view, seededRandom('reasons'))
  const sideOf = ({ action, facts }: Answer): Side => ({
    action,
    // What a search has seen is plain data; the game's own witness has written it.
    seen: facts!.seen as unknown as TransatlanticFacts,
    happens: tryOut(view, me, action),
  })
  return {
    view,
    state,
    me,
    rivals: view.money.flatMap((_, seat) => (seat === me ? [] : [seat])),
    best: sideOf(best),
    other: sideOf(other),
  }
}

function tryOut(view: View, me: Seat, action: Action): Happening {
  const after = sample(view, seededRandom('reasons'))
  const events: Event[] = []
  apply(after, me, action, (event) => events.push(event))
  const of = <Type extends Event['type']>(type: Type) =>
    events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
  const trips = of('sailed').flatMap((event) => event.trips)
  const bonuses = of('bonus-paid')
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const bySeat = (pick: (seat: Seat) => number) => view.money.map((_, seat) => pick(seat))
  const tripsOf = (seat: Seat) => trips.filter((trip) => trip.seat === seat)
  const bonusOf = (seat: Seat) => sum(bonuses.filter((one) => one.seat === seat).map(({ income }) => income))
  return {
    pounds: bySeat((seat) => sum(tripsOf(seat).map(({ income }) => income)) + bonusOf(seat)),
    points: bySeat((seat) => sum(tripsOf(seat).map(({ points }) => points))),
    trips: tripsOf(me).length,
    bonus: bonusOf(me),
    lostCoal: sum(of('loaded').map(({ lost }) => lost)),
    displaced: of('displaced'),
    scrapped: of('scrapped'),
    wonRiband: of('riband-won').some(({ seat }) => seat === me),
    docked: of('docked')[0]?.ship ?? NONE,
    after,
  }
}

/** The type of the card that an answer plays or takes; null for another answer. */
export function cardTypeOf({ action }: Side): CardType | null {
  return action.type === 'play' || action.type === 'take' ? CARDS[action.card]!.type : null
}

export type Source = keyof TransatlanticFacts['points'][number]

/** How many points of a source a seat has more by the better answer. */
export function gained({ best, other }: Situation, seat: Seat, ...sources: Source[]): number {
  return sources.reduce((sum, source) => sum + best.seen.points[seat]![source] - other.seen.points[seat]![source], 0)
}

const SOURCES: readonly Source[] = ['transports', 'scrapped', 'ships', 'headquarters', 'cash', 'rows']
export const lead = (situation: Situation, seat: Seat): number => gained(situation, seat, ...SOURCES)

export const tens = (pounds: number): number => Math.round(pounds / 10) * 10
