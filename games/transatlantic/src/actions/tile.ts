import { type Refusal, readMembers, type Seat } from '@south-street/engine'
import { CARDS } from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { ask, findCopyable } from '../flow.ts'
import { refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { unexpected, type Verb } from './verb.ts'

/** The Director tile instead of a card (section 12). */
export interface Tile {
  readonly type: 'tile'
}

/** Behind the cards, which `play` uses for the same decision. */
export const TILE_CODE = CARDS.length

function refuseTile(state: State, seat: Seat): Refusal | null {
  if (state.tiles[seat] === 0) return refusal('tile-spent', 'TA-12.1')
  return findCopyable(state).length > 0 ? null : refusal('nothing-to-copy', 'TA-12.3')
}

function applyTile(state: State, seat: Seat, emit?: EmitEvent): void {
  state.tiles[seat] = state.tiles[seat]! - 1
  state.undertaking = 'TILE'
  emit?.({ type: 'tile-spent', seat })
  ask(state, 'copy', seat)
}

function codes(state: State, out: Uint16Array, start: number): number {
  if (refuseTile(state, state.turn) !== null) return start
  out[start] = TILE_CODE
  return start + 1
}

export const tile: Verb<Tile> = {
  refuse: refuseTile,
  apply: (state, seat, _action, emit) => applyTile(state, seat, emit),
  isForced: () => false, // TA-17.6
  codes,
  decode: () => ({ type: 'tile' }),
  format: () => '',
  parse: (rest) => {
    if (rest !== '') throw unexpected(rest)
    return { type: 'tile' }
  },
  read: (json) => {
    readMembers(json, ['type'])
    return { type: 'tile' }
  },
  write: () => ({ type: 'tile' }),
}
