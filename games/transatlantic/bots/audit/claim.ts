import type { WrittenAnswer, WrittenHint } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { type Action, apply, parse } from '../../src/actions/action.ts'
import { CARDS, SHIPS, type ShipIndex, shipIndex } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import type { State } from '../../src/state.ts'
import { sample, type View } from '../../src/view.ts'
import type { TransatlanticFacts } from '../witness.ts'

/** What a reason claims, with everything that it can be checked by. */
export interface Claim {
  readonly view: View
  readonly me: number
  readonly about: Readonly<Record<string, unknown>>
  readonly best: Told
  readonly other: Told
}

export interface Told {
  readonly action: Action
  readonly seen: TransatlanticFacts
  /** What the rules let happen by it at once, and the table after it. */
  readonly events: readonly Event[]
  readonly after: State
}

export function claimOf(hint: WrittenHint, best: WrittenAnswer, other: WrittenAnswer, about: Claim['about']): Claim {
  const view = hint.view as View
  const me = view.viewer!
  const told = ({ action, facts }: WrittenAnswer): Told => {
    // Another deal of what lies face down than the hint has looked at: nothing that is said may depend on it.
    const after = sample(view, seededRandom('audit'))
    const events: Event[] = []
    apply(after, me, parse(action), (event) => events.push(event))
    // What a search has seen is plain data; the game's own witness has written it.
    return { action: parse(action), seen: facts!.seen as unknown as TransatlanticFacts, events, after }
  }
  return { view, me, about, best: told(best), other: told(other) }
}

export const ship = (id: unknown): ShipIndex => shipIndex(String(id))!
export const isSteam = (index: ShipIndex): boolean => SHIPS[index]!.kind === 'steam'

export const cardType = ({ action }: Told): string | null =>
  action.type === 'play' || action.type === 'take' ? CARDS[action.card]!.type : null

/** The pounds that a seat gets at once: trips and bonus. */
export function poundsAtOnce({ events }: Told, seat: number): number {
  let pounds = 0
  for (const event of events) {
    if (event.type === 'sailed') for (const trip of event.trips) if (trip.seat === seat) pounds += trip.income
    if (event.type === 'bonus-paid' && event.seat === seat) pounds += event.income
  }
  return pounds
}

export function housePointsAtOnce({ events }: Told, seat: number): number {
  let points = 0
  for (const event of events) {
    if (event.type === 'sailed') for (const trip of event.trips) if (trip.seat === seat) points += trip.points
  }
  return points
}

type Source = keyof TransatlanticFacts['points'][number]

export function more({ best, other }: Claim, seat: number, ...sources: Source[]): number {
  return sources.reduce((sum, one) => sum + best.seen.points[seat]![one] - other.seen.points[seat]![one], 0)
}

export const ALL: readonly Source[] = ['transports', 'scrapped', 'ships', 'headquarters', 'cash', 'rows']

/** Active ships of a seat, with what lies in the regions of the view. */
export function activeShips({ view }: Claim, seat: number): ShipIndex[] {
  return view.regions.flat().filter((index) => view.owners[index] === seat)
}

export const isReady = ({ view }: Claim, index: ShipIndex): boolean => !isSteam(index) || view.coal[index]! > 0
