import type { Random } from '@south-street/engine'

/** The inputs that are not 0: their places and values. */
export interface FeatureList {
  readonly places: Int16Array
  readonly values: Float32Array
  readonly count: number
}

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
  private readonly sums: Float64Array

  /** The hidden units come in fours. */
  constructor(inputs: number, hidden: number) {
    this.inputs = inputs
    this.hidden = hidden
    this.inner = new Float64Array(inputs * hidden)
    this.innerBias = new Float64Array(hidden)
    this.outer = new Float64Array(hidden)
    this.sums = new Float64Array(hidden)
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
  }

  /** Small random weights to start training from. */
  randomise(random: Random): void {
    const draw = (scale: number): number => ((random.below(2001) - 1000) / 1000) * scale
    for (let i = 0; i < this.inner.length; i++) this.inner[i] = draw(0.2)
    for (let j = 0; j < this.hidden; j++) this.outer[j] = draw(0.3)
  }

  /** The logit of the seat's expected reward: larger is better, 0 is even. */
  evaluate({ places, values, count }: FeatureList): number {
    const { hidden, inner, sums, outer } = this
    sums.set(this.innerBias)
    for (let i = 0; i < count; i++) {
      const start = places[i]! * hidden
      const value = values[i]!
      // Four at a time: the compiler does not unroll by itself.
      for (let j = 0; j < hidden; j += 4) {
        sums[j] = sums[j]! + inner[start + j]! * value
        sums[j + 1] = sums[j + 1]! + inner[start + j + 1]! * value
        sums[j + 2] = sums[j + 2]! + inner[start + j + 2]! * value
        sums[j + 3] = sums[j + 3]! + inner[start + j + 3]! * value
      }
    }
    let logit = this.outerBias[0]!
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j]!
      if (sum > 0) logit += sum * outer[j]!
    }
    return logit
  }

  /** One step towards a target for the expected reward. */
  learn(features: FeatureList, target: number, rate: number): void {
    const { places, values, count } = features
    const { hidden, inner, innerBias, sums, outer } = this
    const error = (target - 1 / (1 + Math.exp(-this.evaluate(features)))) * rate
    this.outerBias[0] = this.outerBias[0]! + error
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j]!
      // What the hidden unit contributed to the error; the sums are not needed any more.
      sums[j] = sum > 0 ? error * outer[j]! : 0
      if (sum > 0) outer[j] = outer[j]! + error * sum
      innerBias[j] = innerBias[j]! + sums[j]!
    }
    for (let i = 0; i < count; i++) {
      const start = places[i]! * hidden
      const value = values[i]!
      for (let j = 0; j < hidden; j++) inner[start + j] = inner[start + j]! + sums[j]! * value
    }
  }
}
