import { at, type Json, type Refusal, readList, readMembers, type Seat } from '@south-street/engine'
import { LIMITS, readShip, SHIPS, type ShipIndex } from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { finishAction } from '../flow.ts'
import { findLevels, type Loading, readLoading } from '../loading.ts'
import { refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { countBits, MAX_CODES, sorted, type Verb, words } from './verb.ts'

/** Where the coal goes, a ship once for each coal (TA-9.9, TA-9.14, TA-9.17). */
export interface Load {
  readonly type: 'load'
  readonly ships: readonly ShipIndex[]
}

function refuseLoad(state: State, _seat: Seat, action: Load): Refusal | null {
  const loading = readLoading(state)
  const given = loading.ships.map(() => 0)
  for (const ship of action.ships) {
    const place = loading.ships.indexOf(ship)
    if (place < 0) return refusal('cannot-load', 'TA-11.1', { ship: SHIPS[ship]!.id })
    given[place] = given[place]! + 1
    if (given[place]! > loading.room[place]!) {
      return refusal('coal-over-limit', 'TA-11.1', { ship: SHIPS[ship]!.id, limit: LIMITS.coal_per_ship })
    }
  }
  return refuseSpread(state, loading, given, action.ships.length)
}

function refuseSpread(state: State, loading: Loading, given: readonly number[], cubes: number): Refusal | null {
  const { spread, ships } = loading
  if (spread === 'two-ships') {
    const isSpread = ships.length < 2 ? cubes === loading.cubes : cubes === 2 && given.every((one) => one <= 1)
    return isSpread ? null : refusal('coal-two-ships', 'TA-9.14')
  }
  if (cubes !== loading.cubes) {
    return refusal('coal-amount', spread === 'free' ? 'TA-9.17' : 'TA-9.9', { wanted: loading.cubes })
  }
  if (spread === 'free') return null
  // Loaded one at a time on the lowest, no ship that got coal ends more than one above a ship with room.
  const after = ships.map((ship, i) => state.coal[ship]! + given[i]!)
  const lowest = Math.min(...after)
  const isFair = after.every((coal, i) => given[i] === 0 || coal <= lowest + 1)
  return isFair ? null : refusal('coal-lowest-first', 'TA-9.9')
}

function applyLoad(state: State, seat: Seat, { ships }: Load, emit?: EmitEvent): void {
  for (const ship of ships) state.coal[ship] = state.coal[ship]! + 1
  emit?.({ type: 'loaded', seat, ships, lost: state.cubes - ships.length })
  finishAction(state, emit)
}

function isForced(state: State): boolean {
  const loading = readLoading(state)
  const { spread, ships, room, cubes } = loading
  if (spread === 'two-ships') return ships.length <= 2
  if (ships.length <= 1 || cubes === room.reduce((sum, free) => sum + free, 0)) return true
  return spread === 'lowest-first' && findLevels(loading).extra === 0
}

/**
 * A code is a set of ships as bits: those that get the odd coal, or the two of a bunker. For COAL+ it is two bits a ship,
 * what each gets; of nine ships the ninth gets the rest. There the list begins with the youngest ships full, and stops
 * at MAX_CODES.
 */
function codes(state: State, out: Uint16Array, start: number): number {
  const loading = readLoading(state)
  if (loading.spread === 'free') return freeCodes(loading, out, start)
  const { atLevel, extra } = loading.spread === 'two-ships' ? findPairs(loading) : findLevels(loading)
  let count = start
  for (let set = 0; set < 1 << loading.ships.length; set++) {
    if ((set & ~atLevel) === 0 && countBits(set) === extra) out[count++] = set
  }
  return count
}

function findPairs({ ships }: Loading): { atLevel: number; extra: number } {
  return { atLevel: (1 << ships.length) - 1, extra: Math.min(2, ships.length) }
}

/** Two bits each for the first eight, the youngest first. */
const CODED_SHIPS = 8
const BITS = 2

function freeCodes({ room, cubes }: Loading, out: Uint16Array, start: number): number {
  const free = room.toReversed()
  let count = start
  const spread = (place: number, left: number, spare: number, code: number): void => {
    if (count === MAX_CODES) return
    if (place === free.length) {
      out[count++] = code
      return
    }
    const after = spare - free[place]!
    for (let given = Math.min(free[place]!, left); given >= Math.max(0, left - after); given--) {
      const digit = place < CODED_SHIPS ? given << (BITS * place) : 0
      spread(place + 1, left - given, after, code | digit)
    }
  }
  const total = free.reduce((sum, one) => sum + one, 0)
  spread(0, cubes, total, 0)
  return count
}

function decode(state: State, code: number): Load {
  const loading = readLoading(state)
  const given = loading.spread === 'free' ? decodeFree(loading, code) : decodeSet(loading, code)
  return { type: 'load', ships: loading.ships.flatMap((ship, i) => Array<ShipIndex>(given[i]!).fill(ship)) }
}

function decodeFree({ ships, cubes }: Loading, code: number): number[] {
  let left = cubes
  const given = ships.map((_, place) => {
    const one = place < CODED_SHIPS ? (code >> (BITS * place)) & 3 : left
    left -= one
    return one
  })
  return given.reverse()
}

function decodeSet(loading: Loading, code: number): number[] {
  const { spread, ships, cubes } = loading
  if (spread === 'two-ships' && ships.length === 1) return [cubes]
  const sure = spread === 'two-ships' ? ships.map(() => 0) : findLevels(loading).sure
  return sure.map((one, i) => one + ((code >> i) & 1))
}

export const load: Verb<Load> = {
  refuse: refuseLoad,
  apply: applyLoad,
  isForced,
  codes,
  decode,
  format: ({ ships }) => ships.map((ship) => ` ${SHIPS[ship]!.id}`).join(''),
  parse: (rest) => ({ type: 'load', ships: sorted(words(rest).map(readShip)) }),
  read: (json) => {
    const members = readMembers(json, ['type', 'ships'])
    return { type: 'load', ships: sorted(at('ships', () => readList(members.ships, readShip))) }
  },
  write: ({ ships }): { [member: string]: Json } => ({ type: 'load', ships: ships.map((ship) => SHIPS[ship]!.id) }),
}
