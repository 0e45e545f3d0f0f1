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
    // Two sums, so that one addition need not wait for the other.
    for (; i < factors.length - 1; i += 2) {
      even += factors[i]! * features[i]!
      odd += factors[i + 1]! * features[i + 1]!
    }
    if (i < factors.length) even += factors[i]! * features[i]!
    return even + odd
  }

  startAfresh(): void {}

  learn(features: Float64Array, target: number, rate: number): void {
    const error = (target - 1 / (1 + Math.exp(-this.evaluate(features)))) * rate
    this.bias += error
    for (let i = 0; i < features.length; i++) this.factors[i] = this.factors[i]! + error * features[i]!
  }
}
