import type { Seat } from '@south-street/engine'
import { CARGO_INCOME, CRUISE_INCOME, INCOME, isSteamship, NONE, type Region, type ShipIndex } from './catalogue.ts'
import type { EmitEvent, Trip } from './events.ts'
import { isForeign, isReady, regionOf, type State } from './state.ts'

/** What the ship earns by what is being carried out (TA-8.2). */
function tripIncome(state: State, ship: ShipIndex): number {
  if (state.undertaking === 'CARGO') return CARGO_INCOME[ship]!
  return state.undertaking === 'CRUISE' ? CRUISE_INCOME[ship]! : INCOME[ship]!
}

/** One trip (TA-8.1 to TA-8.3). A ship without an owner earns nothing for anybody (TA-8.5). */
export function sail(state: State, ship: ShipIndex, region: Region, income: number): Trip {
  if (isSteamship(ship)) state.coal[ship] = state.coal[ship]! - 1
  const seat = state.owners[ship]!
  if (seat === NONE) return { ship, seat, income: 0, points: 0 }
  const points = state.houses[region]![seat]!
  state.money[seat] = state.money[seat]! + income
  state.transportPoints[seat] = state.transportPoints[seat]! + points
  return { ship, seat, income, points }
}

/** TA-9.2, TA-9.4 to TA-9.7 */
export function sailShips(state: State, ships: readonly ShipIndex[], emit?: EmitEvent): void {
  for (const ship of ships) {
    const region = regionOf(state, ship)
    const trip = sail(state, ship, region, tripIncome(state, ship))
    emit?.({ type: 'sailed', region, trips: [trip], isLast: false })
  }
}

/** TA-9.3 */
export function sailRegion(state: State, seat: Seat, region: Region, emit?: EmitEvent): void {
  const trips: Trip[] = []
  let oldestForeign = NONE
  for (const ship of state.regions[region]!) {
    if (!isReady(state, ship)) continue
    trips.push(sail(state, ship, region, INCOME[ship]!))
    if (oldestForeign === NONE && isForeign(state, ship, seat)) oldestForeign = ship
  }
  emit?.({ type: 'sailed', region, trips, isLast: false })
  if (oldestForeign === NONE) return
  const income = INCOME[oldestForeign]!
  state.money[seat] = state.money[seat]! + income
  emit?.({ type: 'bonus-paid', seat, ship: oldestForeign, income })
}
