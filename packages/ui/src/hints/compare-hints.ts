import type { HintedMove } from '../board.ts'

/** How far apart two moves are: too close to call, a little, or clearly. */
export type Distance = 'close' | 'little' | 'clear'

export interface ComparedMove<Action> {
  readonly action: Action
  /** Behind the best one; of the best one itself: ahead of the next. Null where there is nothing to compare with. */
  readonly distance: Distance | null
}

/**
 * What the bot makes of a move is a value from 0 to 1, mostly for winning, a little for the margin. It orders moves
 * well, but it is not a probability that anybody could promise: so the page shows the order, and puts differences into
 * words. Decided by hand: a difference below 0.02 is too close to call, and from 0.06 on it is clear.
 */
const CALLED = 0.02
const CLEAR = 0.06

function distanceOf(difference: number): Distance {
  if (difference < CALLED) return 'close'
  return difference < CLEAR ? 'little' : 'clear'
}

/** The moves in the order of their values, none of them twice: two ways to go on may begin with the same move. */
export function compareHints<Action>(moves: readonly HintedMove<Action>[]): readonly ComparedMove<Action>[] {
  const best = new Map<string, HintedMove<Action>>()
  for (const move of moves) {
    const key = JSON.stringify(move.action)
    if (move.chance > (best.get(key)?.chance ?? Number.NEGATIVE_INFINITY)) best.set(key, move)
  }
  const order = [...best.values()].sort((a, b) => b.chance - a.chance)
  const [first, second] = order
  return order.map(({ action, chance }, place) => {
    if (first === undefined || second === undefined) return { action, distance: null }
    return { action, distance: distanceOf(first.chance - (place === 0 ? second.chance : chance)) }
  })
}
