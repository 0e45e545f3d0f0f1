import type { Candidate, Tried } from '@south-street/bots'
import type { Seat } from '@south-street/engine'
import type { Action } from '../../src/actions/action.ts'
import { AREAS, CARDS, type CardIndex, type CardKind, GOODS, NONE } from '../../src/cards.ts'
import { bestDelivery } from '../../src/delivery/best.ts'
import { areaOfSpace, isFutureSpace } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import type { DeliveryFacts, PacketRowFacts } from '../witness.ts'

export type Source = 'cards' | 'money' | 'bankers'

/** An answer with what was seen of it. */
export interface Side {
  readonly action: Action
  /** The card that it takes, or that it raises money for; NONE if there is none. */
  readonly card: CardIndex
  readonly seen: PacketRowFacts
  /** In what share of the worlds the game ended while they were watched, and within a round from now. */
  readonly ended: number
  readonly endsSoon: number
}

/** The better answer beside another one, as the seat that is asked can see it. */
export interface Situation {
  readonly view: View
  readonly me: Seat
  readonly hand: readonly CardIndex[]
  readonly fleet: readonly CardIndex[]
  readonly contracts: readonly CardIndex[]
  readonly money: number
  readonly rivals: readonly Seat[]
  readonly best: Side
  readonly other: Side
  /** What the best delivery of the seat's cards pays now. */
  readonly before: number
  /** By how much shares of the worlds must differ not to be taken for chance. */
  readonly sure: number
}

/** Says all that a group of reasons could say; most often that is nothing. */
export type Finder = (situation: Situation) => readonly Candidate[]

const DOLLARS_A_POINT = 10
/** A quarter of the worlds, and more where they are few. */
const CLEARLY = 0.25
const ERRORS = 1.4
export const inPoints = (dollars: number): number => dollars / DOLLARS_A_POINT

export function lookAt(view: View, best: Tried<Action>, other: Tried<Action>): Situation | null {
  if (best.facts === undefined || other.facts === undefined) return null
  const me = view.viewer!
  const [hand, fleet] = [view.hands[me]!, view.fleets[me]!]
  return {
    view,
    me,
    hand,
    fleet,
    contracts: hand.filter((card) => CARDS[card]!.kind === 'contract'),
    money: view.money[me]!,
    rivals: view.money.flatMap((_, seat) => (seat === me ? [] : [seat])),
    best: sideOf(view, me, best),
    other: sideOf(view, me, other),
    before: bestDelivery(hand, fleet)?.reward ?? 0,
    sure: Math.max(CLEARLY, ERRORS / Math.sqrt(best.facts.worlds)),
  }
}

function sideOf(view: View, me: Seat, { action, facts }: Tried<Action>): Side {
  // What a search has seen is plain data; the game's own witness has written it.
  const seen = facts!.seen as unknown as PacketRowFacts
  const within = (rounds: number) => facts!.ended.slice(0, rounds + 1).reduce((sum, share) => sum + share, 0)
  return { action, card: aimOf(view, me, action, seen), seen, ended: within(facts!.rounds), endsSoon: within(1) }
}

/** Money is only raised for a card: the one that was then taken in every world. */
function aimOf(view: View, me: Seat, action: Action, seen: PacketRowFacts): CardIndex {
  if (action.type === 'take') return action.card
  if (action.type !== 'cash' && action.type !== 'deliver') return NONE
  const isAim = (card: CardIndex, space: number) =>
    card !== NONE &&
    (view.phase === 'finish' || areaOfSpace(space) === view.area) &&
    CARDS[card]!.price > view.money[me]! &&
    seen.taken[me]![CARDS[card]!.id] === 1
  return view.spaces.find(isAim) ?? NONE
}

export const kindOf = (card: CardIndex): CardKind | null => (card === NONE ? null : CARDS[card]!.kind)

/** In what share of the worlds the seat took a card of those on the table. */
export function taken({ seen }: Side, seat: Seat, card: CardIndex): number {
  return seen.taken[seat]![CARDS[card]!.id] ?? 0
}

const NEVER: DeliveryFacts = { made: 0, when: [], ready: 0 }

/** In what share of the worlds the seat has fulfilled a contract, or could have at the end of what was watched. */
export function fulfilled({ seen }: Side, seat: Seat, contract: CardIndex): number {
  const { made, ready } = seen.deliveries[seat]![CARDS[contract]!.id] ?? NEVER
  return made + ready
}

export const bankersOf = (hand: readonly CardIndex[]): number => hand.filter((card) => kindOf(card) === 'banker').length

/** How many points of a source the better answer brings the seat beyond the other one. */
export function gained({ best, other, me }: Situation, source: Source): number {
  return best.seen.points[me]![source] - other.seen.points[me]![source]
}

export function totalOf({ seen }: Side, seat: Seat): number {
  const { cards, money, bankers } = seen.points[seat]!
  return cards + money + bankers
}

/** What the best delivery would pay with one card more. */
export function rewardWith({ hand, fleet }: Situation, card: CardIndex): number {
  const isShip = kindOf(card) === 'ship'
  return bestDelivery(isShip ? hand : [...hand, card], isShip ? [...fleet, card] : fleet)?.reward ?? 0
}

/** What a card on the table would be to the seat, roughly, in points. */
export function worthOf(situation: Situation, card: CardIndex): number {
  const { points, value } = CARDS[card]!
  return Math.max(1, points, inPoints(value), inPoints(rewardWith(situation, card) - situation.before))
}

/** The cards on the table with their areas, the viewer's own reach left aside. */
export function cardsOnTable({ view }: Situation): { card: CardIndex; area: number; isComing: boolean }[] {
  return view.spaces.flatMap((card, space) =>
    card === NONE ? [] : [{ card, area: areaOfSpace(space), isComing: isFutureSpace(space) }],
  )
}

export const idOf = (card: CardIndex): string => CARDS[card]!.id
export const areaName = (area: number): string => AREAS[area]!
export const goodName = (good: number): string => GOODS[good]!
