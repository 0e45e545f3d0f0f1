import { at, type Json, type Refusal, readList, readMembers, type Seat } from '@south-street/engine'
import { AMOUNTS, FLAG, isSteamship, NONE, RIBAND, readShip, SHIPS, type ShipIndex } from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { finishAction } from '../flow.ts'
import { refusal } from '../refusal.ts'
import { sailShips } from '../sailing.ts'
import { isReady, readyShips, regionOf, type State } from '../state.ts'
import { countBits, sorted, type Verb, words } from './verb.ts'

/** Own ready ships that sail (TA-9.2, TA-9.4 to TA-9.7). */
export interface Transport {
  readonly type: 'transport'
  readonly ships: readonly ShipIndex[]
}

function isSingle(state: State): boolean {
  return state.undertaking === 'CARGO' || state.undertaking === 'CRUISE'
}

/** How many ships the card lets sail. */
function shipLimit(state: State): number {
  switch (state.undertaking) {
    case 'TRANSPORT':
      return AMOUNTS.transport_ships
    case 'TRANSPORT+':
      return AMOUNTS.transport_plus_ships
    case 'BLUE RIBAND':
      return state.markers[state.turn]![RIBAND]! // TA-9.7
    case 'FLEET':
      return SHIPS.length // TA-9.6 limits it in other ways
    default:
      return 1
  }
}

function refuseTransport(state: State, seat: Seat, { ships }: Transport): Refusal | null {
  for (const [i, index] of ships.entries()) {
    const ship = SHIPS[index]!.id
    if (state.owners[index] !== seat) return refusal('not-owned', 'TA-9.2', { ship })
    if (regionOf(state, index) === NONE) return refusal('not-active', 'TA-1.2', { ship })
    if (!isReady(state, index)) return refusal('no-coal', 'TA-1.5', { ship })
    if (ships.indexOf(index) !== i) return refusal('ship-twice', 'TA-8.4', { ship })
  }
  const limit = shipLimit(state)
  if (ships.length > limit) return refusal('too-many-ships', 'TA-9.2', { limit })
  if (isSingle(state) && ships.length === 0 && readyShips(state, seat).length > 0) {
    return refusal('one-ship', 'TA-9.13')
  }
  if (state.undertaking !== 'FLEET' || fitsFleet(state, ships)) return null
  return refusal('fleet-set', 'TA-9.6')
}

/** TA-9.6, TA-9.20: one ship a region, or steamships of which no two carry the same flag. */
function fitsFleet(state: State, ships: readonly ShipIndex[]): boolean {
  const regions = new Set(ships.map((ship) => regionOf(state, ship)))
  const flags = new Set(ships.map((ship) => FLAG[ship]!))
  return regions.size === ships.length || (ships.every(isSteamship) && flags.size === ships.length)
}

function applyTransport(state: State, _seat: Seat, { ships }: Transport, emit?: EmitEvent): void {
  sailShips(state, ships, emit)
  finishAction(state, emit)
}

function isForced(state: State): boolean {
  const ready = readyShips(state, state.turn).length
  return ready === 0 || shipLimit(state) === 0 || (isSingle(state) && ready === 1)
}

/** A code is the set of ships, as bits over `readyShips`. */
function codes(state: State, out: Uint16Array, start: number): number {
  const ships = readyShips(state, state.turn)
  const limit = shipLimit(state)
  const fewest = isSingle(state) && ships.length > 0 ? 1 : 0
  const fleet = state.undertaking === 'FLEET' ? fleetMasks(state, ships) : null
  let count = start
  for (let set = 0; set < 1 << ships.length; set++) {
    const size = countBits(set)
    if (size < fewest || size > limit) continue
    if (fleet === null || fitsMasks(fleet, ships.length, set)) out[count++] = set
  }
  return count
}

/** For each ship the bit of its region, and the bit of its flag; a sailing ship has none. */
interface FleetMasks {
  readonly regions: readonly number[]
  readonly flags: readonly number[]
}

function fleetMasks(state: State, ships: readonly ShipIndex[]): FleetMasks {
  return {
    regions: ships.map((ship) => 1 << regionOf(state, ship)),
    flags: ships.map((ship) => (isSteamship(ship) ? 1 << FLAG[ship]! : 0)),
  }
}

function fitsMasks({ regions, flags }: FleetMasks, ships: number, set: number): boolean {
  let usedRegions = 0
  let usedFlags = 0
  let byRegion = true
  let byFlag = true
  for (let i = 0; i < ships; i++) {
    if ((set & (1 << i)) === 0) continue
    if ((usedRegions & regions[i]!) !== 0) byRegion = false
    if (flags[i] === 0 || (usedFlags & flags[i]!) !== 0) byFlag = false
    usedRegions |= regions[i]!
    usedFlags |= flags[i]!
  }
  return byRegion || byFlag
}

function decode(state: State, code: number): Transport {
  return { type: 'transport', ships: sorted(readyShips(state, state.turn).filter((_, i) => (code & (1 << i)) !== 0)) }
}

export const transport: Verb<Transport> = {
  refuse: refuseTransport,
  apply: applyTransport,
  isForced,
  codes,
  decode,
  format: ({ ships }) => ships.map((ship) => ` ${SHIPS[ship]!.id}`).join(''),
  parse: (rest) => ({ type: 'transport', ships: sorted(words(rest).map(readShip)) }),
  read: (json) => {
    const members = readMembers(json, ['type', 'ships'])
    return { type: 'transport', ships: sorted(at('ships', () => readList(members.ships, readShip))) }
  },
  write: ({ ships }): { [member: string]: Json } => ({
    type: 'transport',
    ships: ships.map((ship) => SHIPS[ship]!.id),
  }),
}
