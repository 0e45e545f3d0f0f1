import { copyZone, copyZones, type Searchable, type Seat } from '@south-street/engine'
import { type Action, apply, decode, writeCodes } from './actions/action.ts'
import { MAX_CODES } from './actions/verb.ts'
import type { State } from './state.ts'
import type { Transatlantic } from './types.ts'

const SCRATCH = new Uint16Array(MAX_CODES)

/**
 * Every answer to the decision that the seat owes, but for COAL+ with very many outcomes, of which the first MAX_CODES are
 * listed: those that fill the youngest ships first. Nothing may be done at any other time.
 */
export function legal(state: State, seat: Seat): Action[] {
  if (state.actor !== seat) return []
  const count = writeCodes(state, SCRATCH)
  return Array.from(SCRATCH.subarray(0, count), (code) => decode(state, code))
}

/** The members that do not change during a game come from the deal, and a spare state may be of another one. */
type Writable<T> = { -readonly [Member in keyof T]: T[Member] }

function copyInto(target: Writable<State>, source: State): void {
  target.players = source.players
  target.president = source.president
  target.startSeat = source.startSeat
  target.round = source.round
  target.lastRound = source.lastRound
  target.turn = source.turn
  target.decision = source.decision
  target.actor = source.actor
  target.undertaking = source.undertaking
  target.directing = source.directing
  copyZone(target.bought, source.bought)
  target.cubes = source.cubes
  target.displaced = source.displaced
  target.leftRegion = source.leftRegion
  copyZone(target.entered, source.entered)
  copyZone(target.stack, source.stack)
  copyZone(target.market, source.market)
  copyZone(target.docks, source.docks)
  copyZone(target.gone, source.gone)
  copyZones(target.regions, source.regions)
  copyZones(target.houses, source.houses)
  copyZone(target.owners, source.owners)
  copyZone(target.coal, source.coal)
  copyZone(target.deck, source.deck)
  copyZone(target.display, source.display)
  copyZone(target.discarded, source.discarded)
  copyZones(target.hands, source.hands)
  copyZones(target.stacks, source.stacks)
  copyZones(target.taken, source.taken)
  copyZone(target.tiles, source.tiles)
  copyZone(target.money, source.money)
  copyZone(target.captains, source.captains)
  copyZones(target.stored, source.stored)
  copyZones(target.headquarters, source.headquarters)
  copyZones(target.markers, source.markers)
  copyZone(target.transportPoints, source.transportPoints)
  copyZone(target.scrapPoints, source.scrapPoints)
}

export const search: Searchable<Transatlantic> = {
  maxCodes: MAX_CODES,
  copyInto,
  codes: (state, seat, out) => (state.actor === seat ? writeCodes(state, out) : 0),
  decode: (state, _seat, code) => decode(state, code),
  applyCode: (state, seat, code) => apply(state, seat, decode(state, code)),
}
