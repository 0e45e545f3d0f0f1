import type { Emit, Game, GameOptions, Refusal } from './game.ts'
import type { Seat } from './seat.ts'

export type PlayResult<State> =
  | { readonly state: State; readonly refusal: null }
  | { readonly state: null; readonly refusal: Refusal }

/**
 * One action, safely: judged first, then carried out on a clone, so that the state handed in is never touched and a
 * refused action changes nothing.
 */
export function play<State, Action, View, Options extends GameOptions, Deal>(
  game: Game<State, Action, View, Options, Deal>,
  state: State,
  seat: Seat,
  action: Action,
  emit?: Emit,
): PlayResult<State> {
  const refusal = game.refuse(state, seat, action)
  if (refusal !== null) return { state: null, refusal }
  const next = game.clone(state)
  game.apply(next, seat, action, emit)
  return { state: next, refusal: null }
}
