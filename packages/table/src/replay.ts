import type { AnyGame, GameOptions } from '@south-street/engine'
import type { Play, TableMove } from './table.ts'

/**
 * States on the way, each kept for as long as the move that led to it. Taking back again and again, or folding a log in
 * which somebody did, then costs a few moves each time and not the whole game. They stand beside the table, which stays
 * plain JSON.
 */
const passed = new WeakMap<TableMove, unknown>()

const STEP = 8
/** Take-backs happen near the end, and a state takes memory: states are kept this many moves back. */
const DEPTH = 3 * STEP

/** The state after these moves, played from the deal or from a state on the way: a state is never patched. */
export function replay(game: AnyGame, options: GameOptions, { deal, moves }: Pick<Play, 'deal' | 'moves'>): unknown {
  const last = moves.findLastIndex((move) => passed.has(move))
  const state =
    last < 0 ? game.setup(options, game.codec.readDeal(deal, options)) : game.clone(passed.get(moves[last]!))
  for (let i = last + 1; i < moves.length; i++) {
    const move = moves[i]!
    game.apply(state, move.seat, game.parse(move.text))
    if ((i + 1) % STEP === 0 && i + DEPTH >= moves.length) passed.set(move, game.clone(state))
  }
  return state
}
