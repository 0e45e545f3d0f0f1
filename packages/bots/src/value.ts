import type { FeatureList } from './value-net.ts'

/** How good a position is for the seat that looks at it: a logit, so larger is better and 0 is even. */
export interface Value {
  evaluate(features: FeatureList): number
}

/** A value that can be trained. */
export interface Learner extends Value {
  /** One step towards a target for the expected reward. */
  learn(features: FeatureList, target: number, rate: number): void
}

/**
 * The logistic function without `Math.exp`, which may differ in the last bit from one JavaScript engine to the next: a
 * bot's move must be the same everywhere. (1 + x/64)⁶⁴ is close to eˣ, and six squarings give it.
 */
export function logistic(logit: number): number {
  let power = 1 + Math.max(-12, Math.min(12, logit)) / 64
  for (let i = 0; i < 6; i++) power *= power
  return power / (1 + power)
}
