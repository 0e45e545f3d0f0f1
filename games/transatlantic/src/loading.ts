import type { Seat } from '@south-street/engine'
import { LIMITS, type ShipIndex } from './catalogue.ts'
import { type State, shipsWithRoom } from './state.ts'

const FULL = LIMITS.coal_per_ship

/** How the coal of an action must be spread. */
type Spread =
  /** COAL (TA-9.9): one at a time on a ship with the least coal. */
  | 'lowest-first'
  /** COAL+ (TA-9.17): freely. */
  | 'free'
  /** A new bunker and INVEST+ (TA-9.14): on two ships if there are two. */
  | 'two-ships'

export interface Loading {
  readonly spread: Spread
  /** The ships that can take coal, the oldest first. */
  readonly ships: readonly ShipIndex[]
  /** What each of them has room for. */
  readonly room: readonly number[]
  /** The coal that will be loaded; what finds no room is lost. */
  readonly cubes: number
}

export function readLoading(state: State): Loading {
  const seat: Seat = state.turn
  const ships = shipsWithRoom(state, seat)
  const room = ships.map((ship) => FULL - state.coal[ship]!)
  const total = room.reduce((sum, free) => sum + free, 0)
  const spread = state.undertaking === 'COAL' ? 'lowest-first' : state.undertaking === 'COAL+' ? 'free' : 'two-ships'
  return { spread, ships, room, cubes: Math.min(state.cubes, total) }
}

/** How COAL must be loaded: every ship below the level is lifted to it, and `extra` of those at it get one more. */
interface Levels {
  /** By ship: what it gets in any case. */
  readonly sure: readonly number[]
  /** Which ships may get one more, as bits. */
  readonly atLevel: number
  readonly extra: number
}

/** TA-9.9 */
export function findLevels({ room, cubes }: Loading): Levels {
  const lift = (level: number): number[] => room.map((free) => Math.max(0, level - (FULL - free)))
  const sum = (given: readonly number[]): number => given.reduce((total, one) => total + one, 0)
  let level = 0
  while (level < FULL && sum(lift(level + 1)) <= cubes) level++
  const sure = lift(level)
  let atLevel = 0
  for (let i = 0; i < room.length; i++) {
    if (level < FULL && FULL - room[i]! <= level) atLevel |= 1 << i
  }
  return { sure, atLevel, extra: cubes - sum(sure) }
}
