/** How far apart two answers are: too close to call, a little, or clearly. */
export type Distance = 'close' | 'little' | 'clear'

/**
 * What a bot makes of an answer is a chance from 0 to 1. It orders answers well, but it is not a probability that anybody could
 * promise: so hints show the order, and put differences into words. How often these words are right is measured (docs/hints.md).
 */
const CALLED = { gap: 0.02, errors: 2 }
const CLEAR = { gap: 0.06, errors: 3 }

/**
 * By how far the better one is ahead, the standard error of that, and how wrong the bot's judgement may be about it beside. An order
 * is told in spite of such a doubt, since it is right more often than not; but then it is not called clear.
 */
export function distanceOf(gap: number, error: number, doubt = 0): Distance {
  if (gap < CALLED.gap || gap < CALLED.errors * error) return 'close'
  return gap >= CLEAR.gap && gap >= CLEAR.errors * Math.hypot(error, doubt) ? 'clear' : 'little'
}
