import type { Action } from '../../src/actions/action.ts'
import { NONE, type ShipIndex } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { type Appraisal, appraise } from './appraisal.ts'
import { earningsOf } from './earnings.ts'
import { gainOf, worthOfGain } from './gain.ts'
import { shipsOf } from './picks.ts'

/** The best that a card would bring now. */
export interface Prospect {
  readonly income: number
  readonly points: number
  readonly coal: number
  /** The own ships that earn it. */
  readonly ships: readonly ShipIndex[]
}

const NOTHING: Prospect = { income: 0, points: 0, coal: 0, ships: [] }

/** So many answers are tried at each step. Ships that sail need one: the best set of them is known beforehand. */
const TRIED = [24, 6, 4, 1]

/** Follows a card to the end of what can be foreseen, along the answers that bring most. */
export function prospectOf(appraisal: Appraisal, action: Action, seat: number, depth = 0): Prospect {
  const outcome = appraisal.tryOut(action)
  const own = broughtBy(outcome.events, seat)
  const next = outcome.goesOn && depth < TRIED.length ? appraise(outcome.view) : null
  if (next === null) return own
  const after = answersOf(outcome.view, next, TRIED[depth]!)
    .map((answer) => prospectOf(next, answer, seat, depth + 1))
    .reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best), NOTHING)
  return {
    income: own.income + after.income,
    points: own.points + after.points,
    coal: own.coal + after.coal,
    ships: [...own.ships, ...after.ships],
  }
}

/** The answers worth trying. Ships earn independently of one another, so their best set is the one with the best sum. */
function answersOf(view: View, appraisal: Appraisal, most: number): readonly Action[] {
  const { legal } = appraisal
  if (view.decision !== 'transport') return legal.slice(0, most)
  const earnings = earningsOf(view, appraisal)
  const sumOf = (action: Action) =>
    shipsOf(action).reduce((sum, ship) => sum + worthOfGain(earnings.get(ship) ?? NOTHING), 0)
  return [legal.reduce((best, one) => (sumOf(one) > sumOf(best) ? one : best))]
}

/** Money and points count, and where neither comes, coal. */
function worthOf(prospect: Prospect): number {
  return worthOfGain(prospect) + prospect.coal
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
