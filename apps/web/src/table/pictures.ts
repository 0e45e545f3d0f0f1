import { type AnyGame, type Seat, seededRandom } from '@south-street/engine'
import type { ToldMove } from './shown-table.ts'

/** How the table looked to a seat after each of these moves, from what it saw before the first and was told of them. */
export function picturesSince(game: AnyGame, seen: unknown, moves: readonly ToldMove[], viewer: Seat): unknown[] {
  const state = game.sample(seen, seededRandom('pictures'))
  game.foresee(
    state,
    moves.flatMap(({ told }) => told),
  )
  return moves.map(({ seat, action }) => {
    game.apply(state, seat, game.parse(action))
    return game.view(state, viewer)
  })
}
