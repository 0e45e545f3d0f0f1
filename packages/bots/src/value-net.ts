import type { Random, Seat } from '@south-street/engine'

/** More than any game has. */
const SEATS = 8

/**
 * One hidden layer and one output: how good a position is for the seat that looks at it. Nothing but additions,
 * multiplications and comparisons, so that every machine computes the same.
 */
export class ValueNet {
  readonly inputs: number
  readonly hidden: number
  /** From input i to hidden unit j at i × hidden + j. */
  readonly inner: Float64Array
  readonly innerBias: Float64Array
  readonly outer: Float64Array
  readonly outerBias = new Float64Array(1)
  /**
   * For each seat the last position that was evaluated, with its hidden sums: the next position usually differs from it
   * in a few inputs only.
   */
  private readonly last: readonly Float64Array[]
  private readonly sums: readonly Float64Array[]
  private readonly changed: Int16Array

  /** The hidden units come in fours. */
  constructor(inputs: number, hidden: number) {
    this.inputs = inputs
    this.hidden = hidden
    this.inner = new Float64Array(inputs * hidden)
    this.innerBias = new Float64Array(hidden)
    this.outer = new Float64Array(hidden)
    this.last = Array.from({ length: SEATS }, () => new Float64Array(inputs))
    this.sums = Array.from({ length: SEATS }, () => new Float64Array(hidden))
    this.changed = new Int16Array(inputs)
  }

  /** All weights in one row, for keeping. */
  weights(): Float32Array {
    return Float32Array.of(...this.inner, ...this.innerBias, ...this.outer, ...this.outerBias)
  }

  static size(inputs: number, hidden: number): number {
    return (inputs + 2) * hidden + 1
  }

  setWeights(weights: Float32Array): void {
    let start = 0
    for (const part of [this.inner, this.innerBias, this.outer, this.outerBias]) {
      part.set(weights.subarray(start, start + part.length))
      start += part.length
    }
    this.startAfresh()
  }

  /** Small random weights to start training from. */
  randomise(random: Random): void {
    const draw = (scale: number): number => ((random.below(2001) - 1000) / 1000) * scale
    for (let i = 0; i < this.inner.length; i++) this.inner[i] = draw(0.2)
    for (let j = 0; j < this.hidden; j++) this.outer[j] = draw(0.3)
  }

  startAfresh(): void {
    for (let seat = 0; seat < SEATS; seat++) this.forget(seat)
  }

  private forget(seat: Seat): void {
    this.last[seat]!.fill(0)
    this.sums[seat]!.set(this.innerBias)
  }

  /** The logit of the seat's expected reward: larger is better, 0 is even. */
  evaluate(features: Float64Array, seat: Seat): number {
    const { hidden, inner, outer, changed } = this
    const last = this.last[seat]!
    const sums = this.sums[seat]!
    let count = 0
    for (let i = 0; i < last.length; i++) {
      changed[count] = i
      if (features[i] !== last[i]) count++
    }
    for (let k = 0; k < count; k++) {
      const input = changed[k]!
      const change = features[input]! - last[input]!
      last[input] = features[input]!
      const start = input * hidden
      // Four at a time: the compiler does not unroll by itself.
      for (let j = 0; j < hidden; j += 4) {
        sums[j] = sums[j]! + inner[start + j]! * change
        sums[j + 1] = sums[j + 1]! + inner[start + j + 1]! * change
        sums[j + 2] = sums[j + 2]! + inner[start + j + 2]! * change
        sums[j + 3] = sums[j + 3]! + inner[start + j + 3]! * change
      }
    }
    let logit = this.outerBias[0]!
    for (let j = 0; j < hidden; j++) logit += Math.max(0, sums[j]!) * outer[j]!
    return logit
  }

  /** One step towards a target for the expected reward. */
  learn(features: Float64Array, target: number, rate: number): void {
    const { hidden, inner, innerBias, outer } = this
    const sums = this.sums[0]!
    this.forget(0)
    const error = (target - 1 / (1 + Math.exp(-this.evaluate(features, 0)))) * rate
    this.outerBias[0] = this.outerBias[0]! + error
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j]!
      // What the hidden unit contributed to the error; the sums are not needed any more.
      sums[j] = sum > 0 ? error * outer[j]! : 0
      if (sum > 0) outer[j] = outer[j]! + error * sum
      innerBias[j] = innerBias[j]! + sums[j]!
    }
    for (let i = 0; i < features.length; i++) {
      const start = i * hidden
      const value = features[i]!
      if (value === 0) continue
      for (let j = 0; j < hidden; j += 4) {
        inner[start + j] = inner[start + j]! + sums[j]! * value
        inner[start + j + 1] = inner[start + j + 1]! + sums[j + 1]! * value
        inner[start + j + 2] = inner[start + j + 2]! + sums[j + 2]! * value
        inner[start + j + 3] = inner[start + j + 3]! + sums[j + 3]! * value
      }
    }
    this.forget(0)
  }
}
