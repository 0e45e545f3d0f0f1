import type { Action } from '../../src/actions/action.ts'
import { NONE, type ShipIndex } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import { type Appraisal, appraise } from './appraisal.ts'
import { gainOf } from './gain.ts'

/** The best that a card would bring now. */
export interface Prospect {
  readonly income: number
  readonly points: number
  readonly coal: number
  /** The own ships that earn it. */
  readonly ships: readonly ShipIndex[]
}

const NOTHING: Prospect = { income: 0, points: 0, coal: 0, ships: [] }

/** So many answers are tried at each step; the first ones are as good as those that follow. */
const TRIED = [64, 24, 1]

/** Follows a card to the end of what can be foreseen, along the answers that bring most. */
export function prospectOf(appraisal: Appraisal, action: Action, seat: number, depth = 0): Prospect {
  const outcome = appraisal.tryOut(action)
  const own = broughtBy(outcome.events, seat)
  const next = outcome.goesOn && depth < TRIED.length ? appraise(outcome.view) : null
  if (next === null) return own
  const after = next.legal
    .slice(0, TRIED[depth])
    .map((answer) => prospectOf(next, answer, seat, depth + 1))
    .reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best), NOTHING)
  return {
    income: own.income + after.income,
    points: own.points + after.points,
    coal: own.coal + after.coal,
    ships: [...own.ships, ...after.ships],
  }
}

/** Points count more than pounds, and both more than coal. */
function worthOf({ income, points, coal }: Prospect): number {
  return income + 20 * points + coal
}

function broughtBy(events: readonly Event[], seat: number): Prospect {
  const { income, points } = gainOf(events, seat)
  const trips = events.flatMap((event) => (event.type === 'sailed' ? event.trips : []))
  const traded = events.reduce((sum, event) => sum + (event.type === 'traded' ? event.income : 0), 0)
  const coal = events.reduce((sum, event) => sum + (event.type === 'loaded' ? event.ships.length : 0), 0)
  return {
    income: income + traded,
    points,
    coal,
    ships: trips.flatMap((trip) => (trip.seat === seat && trip.ship !== NONE ? [trip.ship] : [])),
  }
}
