/** A mean with the half-width of its 95 % interval. */
export interface Estimate {
  readonly mean: number
  readonly error: number
  /** How many independent values it rests on. */
  readonly blocks: number
}

/** From the means of blocks, which are independent; the games within a block share a deal and are not. */
export function estimate(blockMeans: readonly number[]): Estimate {
  const blocks = blockMeans.length
  const mean = blockMeans.reduce((sum, value) => sum + value, 0) / blocks
  if (blocks < 2) return { mean, error: Number.POSITIVE_INFINITY, blocks }
  const variance = blockMeans.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (blocks - 1)
  return { mean, error: 1.96 * Math.sqrt(variance / blocks), blocks }
}

export type SprtVerdict = 'stronger' | 'not stronger' | 'above' | 'below' | 'undecided'

/** Wald's bounds for 5 % errors of both kinds. */
const BOUND = Math.log(0.95 / 0.05)
/** How much more than a fair share counts as stronger. */
const STRONGER_BY = 0.05
/** Fewer blocks say too little of the variance. */
const FIRST_LOOK = 20

/**
 * The generalised sequential probability ratio test on block means: is the win share fair, or better by five points? With
 * a bar: is it below or above, by five points either way?
 * Returns the verdict and after how many blocks it fell.
 */
export function sprt(
  blockMeans: readonly number[],
  fair: number,
  bar: number | null = null,
): { verdict: SprtVerdict; blocks: number } {
  const [low, high] = bar === null ? [fair, fair + STRONGER_BY] : [bar - STRONGER_BY, bar + STRONGER_BY]
  const [better, worse] = bar === null ? (['stronger', 'not stronger'] as const) : (['above', 'below'] as const)
  let sum = 0
  let squares = 0
  for (const [i, value] of blockMeans.entries()) {
    sum += value
    squares += value * value
    const blocks = i + 1
    if (blocks < FIRST_LOOK) continue
    const mean = sum / blocks
    const variance = squares / blocks - mean * mean
    if (variance <= 0) continue
    const ratio = (blocks * (high - low) * (mean - (low + high) / 2)) / variance
    if (ratio >= BOUND) return { verdict: better, blocks }
    if (ratio <= -BOUND) return { verdict: worse, blocks }
  }
  return { verdict: 'undecided', blocks: blockMeans.length }
}
