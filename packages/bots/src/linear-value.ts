import type { FeatureList } from './value-net.ts'

/** A weight for every feature: the simplest value there is, and fast. */
export class LinearValue {
  readonly weights: Float32Array
  readonly bias = new Float32Array(1)

  constructor(inputs: number) {
    this.weights = new Float32Array(inputs)
  }

  /** The weights and the bias in one row, for keeping. */
  row(): Float32Array {
    return Float32Array.of(...this.weights, ...this.bias)
  }

  setRow(row: Float32Array): void {
    this.weights.set(row.subarray(0, -1))
    this.bias.set(row.subarray(-1))
  }

  evaluate({ places, values, count }: FeatureList): number {
    let logit = this.bias[0]!
    for (let i = 0; i < count; i++) logit += this.weights[places[i]!]! * values[i]!
    return logit
  }

  learn(features: FeatureList, target: number, rate: number): void {
    const { places, values, count } = features
    const error = (target - 1 / (1 + Math.exp(-this.evaluate(features)))) * rate
    this.bias[0] = this.bias[0]! + error
    for (let i = 0; i < count; i++) this.weights[places[i]!] = this.weights[places[i]!]! + error * values[i]!
  }
}
