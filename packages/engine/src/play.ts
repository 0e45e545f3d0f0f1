import type { Emit, Game, GameTypes, Refusal } from './game.ts'
import type { Seat } from './seat.ts'

/** What comes of an action: the next state, or why it is refused. */
export type PlayResult<State> =
  | { readonly state: State; readonly refusal: null }
  | { readonly state: null; readonly refusal: Refusal }

/**
 * One action, safely: judged first, then carried out on a clone, so that the state handed in is never touched and a
 * refused action changes nothing.
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  emit?: Emit<T>,
): PlayResult<T['State']> {
  const refusal = game.refuse(state, seat, action)
  if (refusal !== null) return { state: null, refusal }
  const next = game.clone(state)
  game.apply(next, seat, action, emit)
  return { state: next, refusal: null }
}
