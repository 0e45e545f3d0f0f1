import {
  INCOME,
  isSteamship,
  NONE,
  NORTH_ATLANTIC,
  PLACES,
  type Region,
  RIBAND,
  SCOTIA,
  type ShipIndex,
  SPEED,
} from './catalogue.ts'
import type { EmitEvent } from './events.ts'
import { sail } from './sailing.ts'
import { shipScore } from './sheet.ts'
import { insertInto, isReady, markersLeft, regionsOf, type State } from './state.ts'

/** The regions that the ship may enter, as bits. `leftRegion` counts for nothing (TA-6.15). */
export function openRegions(state: State, ship: ShipIndex, leftRegion: Region): number {
  let fromTop = 0
  let free = 0
  for (let region = 0; region < regionsOf(state); region++) {
    if (region === leftRegion) continue
    const ships = state.regions[region]!
    if (ships.length === 0 || ships[ships.length - 1]! < ship) fromTop |= 1 << region // TA-6.2
    if (ships.length < PLACES[region]!) free |= 1 << region
  }
  return fromTop === 0 ? free : fromTop // TA-6.3
}

/** Puts a ship into a region; what it pushes out becomes `displaced` (TA-6.5). */
export function enterRegion(state: State, ship: ShipIndex, region: Region): void {
  const ships = state.regions[region]!
  insertInto(ships, ship)
  state.entered.push(ship)
  state.displaced = NONE
  state.leftRegion = NONE
  if (ships.length > PLACES[region]!) {
    state.displaced = ships.shift()!
    state.leftRegion = region
  }
}

/**
 * Goes on with the displacement until an owner has to choose, then returns false; or until nothing is displaced and all
 * Ribands are settled, then returns true (TA-6.6, TA-6.13).
 */
export function settleDisplacement(state: State, emit?: EmitEvent): boolean {
  const ship = state.displaced
  if (ship === SCOTIA) {
    state.gone.push(ship) // TA-6.8
    emit?.({ type: 'scotia-removed' })
  } else if (ship !== NONE) {
    emit?.({ type: 'displaced', seat: state.owners[ship]!, ship, region: state.leftRegion })
    if (openRegions(state, ship, state.leftRegion) !== 0) return false
    scrap(state, ship, state.leftRegion, emit) // TA-6.7
  }
  state.displaced = NONE
  state.leftRegion = NONE
  while (state.entered.length > 0) awardRiband(state, state.entered.pop()!, emit)
  return true
}

/** Section 7 */
function scrap(state: State, ship: ShipIndex, region: Region, emit?: EmitEvent): void {
  const seat = state.owners[ship]!
  if (isReady(state, ship)) {
    // TA-7.1
    const trip = sail(state, ship, region, INCOME[ship]!)
    emit?.({ type: 'sailed', region, trips: [trip], isLast: true })
  }
  const points = shipScore(state, seat, ship)
  state.scrapPoints[seat] = state.scrapPoints[seat]! + points
  // TA-7.4
  state.coal[ship] = 0
  state.owners[ship] = NONE
  state.captains[seat] = state.captains[seat]! + 1
  state.gone.push(ship)
  emit?.({ type: 'scrapped', seat, ship, points })
}

/** TA-6.11, TA-6.12, TA-6.14 */
function awardRiband(state: State, ship: ShipIndex, emit?: EmitEvent): void {
  const rivals = state.regions[NORTH_ATLANTIC]!
  if (!isSteamship(ship) || !rivals.includes(ship) || markersLeft(state, RIBAND) === 0) return
  for (const rival of rivals) {
    if (rival !== ship && SPEED[rival]! >= SPEED[ship]!) return
  }
  const seat = state.owners[ship]!
  const sheet = state.markers[seat]!
  sheet[RIBAND] = sheet[RIBAND]! + 1
  emit?.({ type: 'riband-won', seat, ship })
}
