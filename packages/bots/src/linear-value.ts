/** A weight for every feature: the simplest value there is, and fast. */
export class LinearValue {
  private readonly factors: Float64Array
  private bias = 0

  constructor(inputs: number) {
    this.factors = new Float64Array(inputs)
  }

  /** All weights in one row, for keeping. */
  weights(): Float32Array {
    return Float32Array.of(...this.factors, this.bias)
  }

  setWeights(weights: Float32Array): void {
    this.factors.set(weights.subarray(0, -1))
    this.bias = weights.at(-1)!
  }

  evaluate(features: Float64Array): number {
    const { factors } = this
    let even = this.bias
    let odd = 0
    let i = 0
    // Two sums, so that one addition need not wait for the other, and eight products a turn, because the compiler does
    // not unroll loops by itself.
    for (; i < factors.length - 7; i += 8) {
      even += factors[i]! * features[i]!
      odd += factors[i + 1]! * features[i + 1]!
      even += factors[i + 2]! * features[i + 2]!
      odd += factors[i + 3]! * features[i + 3]!
      even += factors[i + 4]! * features[i + 4]!
      odd += factors[i + 5]! * features[i + 5]!
      even += factors[i + 6]! * features[i + 6]!
      odd += factors[i + 7]! * features[i + 7]!
    }
    for (; i < factors.length; i++) {
      if (i % 2 === 0) even += factors[i]! * features[i]!
      else odd += factors[i]! * features[i]!
    }
    return even + odd
  }

  startAfresh(): void {}

  /** One step of the plain sum, not of its logistic, towards a target; a step of 1 would reach it. */
  approach(features: Float64Array, target: number, step: number): void {
    let squares = 1
    for (let i = 0; i < features.length; i++) squares += features[i]! * features[i]!
    const error = ((target - this.evaluate(features)) * step) / squares
    this.bias += error
    for (let i = 0; i < features.length; i++) this.factors[i] = this.factors[i]! + error * features[i]!
  }

  learn(features: Float64Array, target: number, rate: number): void {
    const error = (target - 1 / (1 + Math.exp(-this.evaluate(features)))) * rate
    this.bias += error
    for (let i = 0; i < features.length; i++) this.factors[i] = this.factors[i]! + error * features[i]!
  }
}
