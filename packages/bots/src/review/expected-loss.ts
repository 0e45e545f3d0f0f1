import { wordBounds } from '@south-street/engine/review'
import { power } from '../value.ts'

/** A figure and its standard error. */
export interface Change {
  readonly value: number
  readonly error: number
}

/** How finely errors are added up: steps to each side, and how many of them make one standard error. */
const STEPS = 24
const FINENESS = 6
/** Nobody is so many standard errors off. */
const FARTHEST = 4.5
/** Nothing is known more surely than this. */
const LEAST_ERROR = 0.001

/**
 * What is to be expected of a loss, once it was measured with such an error. Most decisions cost nothing, and of many that
 * cost nothing some seem to: the more a loss owes to its error, the less of it is believed. `share` of the decisions are
 * taken to cost anything, and those a mistake in the mean, small ones more often than large ones. The sum of what is
 * expected is then what was lost, in the mean over many decisions; a sum of what was measured would be too much.
 */
export function expectedLoss(measured: Change, share: number, players: number): Change {
  const error = Math.max(LEAST_ERROR, measured.error)
  const usual = wordBounds(players).mistake
  const likelihood = (loss: number): number => {
    const away = (measured.value - loss) / error
    return Math.abs(away) > FARTHEST ? 0 : power(-(away * away) / 2)
  }
  const step = error / FINENESS
  // The decisions that cost nothing, as dense as the others.
  let all = (1 - share) * likelihood(0)
  let sum = 0
  let squares = 0
  for (let i = -STEPS; i <= STEPS; i++) {
    const loss = measured.value + i * step
    if (loss <= 0 || loss > 1) continue
    const weight = (share / usual) * power(-loss / usual) * likelihood(loss) * step
    all += weight
    sum += weight * loss
    squares += weight * loss * loss
  }
  const value = sum / all
  return { value, error: Math.sqrt(Math.max(0, squares / all - value * value)) }
}
