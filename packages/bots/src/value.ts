import type { Seat } from '@south-street/engine'

/** How good a position is for the seat that looks at it: a logit, so larger is better and 0 is even. */
export interface Value {
  /** `seat` is the one whose eyes the features are seen through. */
  evaluate(features: Float64Array, seat: Seat): number
  /** Forgets earlier positions: the last bit of a value may depend on them, and a move must not. */
  startAfresh(): void
}

/** A value that can be trained. */
export interface Learner extends Value {
  /** One step towards a target for the expected reward. After the last one, start afresh. */
  learn(features: Float64Array, target: number, rate: number): void
}

/**
 * eˣ without `Math.exp`, which may differ in the last bit from one JavaScript engine to the next: a bot's move must be the
 * same everywhere. (1 + x/64)⁶⁴ is close to it, and six squarings give it.
 */
export function power(exponent: number): number {
  let power = 1 + Math.max(-12, Math.min(12, exponent)) / 64
  for (let i = 0; i < 6; i++) power *= power
  return power
}

export function logistic(logit: number): number {
  const odds = power(logit)
  return odds / (1 + odds)
}
