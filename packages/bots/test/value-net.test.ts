import { ValueNet } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { describe, expect, test } from 'vitest'

const INPUTS = 30
const HIDDEN = 8

function position(seed: number): Float64Array {
  const random = seededRandom('position', seed)
  return Float64Array.from({ length: INPUTS }, () => (random.below(2) === 0 ? 0 : random.below(100) / 50))
}

function trained(): ValueNet {
  const net = new ValueNet(INPUTS, HIDDEN)
  net.randomise(seededRandom('net'))
  for (let i = 0; i < 200; i++) net.learn(position(i), (i % 3) / 2, 0.05)
  net.startAfresh()
  return net
}

/** The definition, without any remembered sums. */
function byHand(net: ValueNet, features: Float64Array): number {
  let logit = net.outerBias[0]!
  for (let unit = 0; unit < HIDDEN; unit++) {
    let sum = net.innerBias[unit]!
    for (let i = 0; i < INPUTS; i++) sum += net.inner[i * HIDDEN + unit]! * features[i]!
    logit += Math.max(0, sum) * net.outer[unit]!
  }
  return logit
}

describe('the value net', () => {
  test('gives what its definition says, whatever it was asked before', () => {
    const net = trained()
    for (let i = 0; i < 300; i++) expect(net.evaluate(position(i), i % 3)).toBeCloseTo(byHand(net, position(i)), 9)
  })

  test('gives the very same numbers again after starting afresh', () => {
    const net = trained()
    const values = (): number[] => {
      net.startAfresh()
      return Array.from({ length: 50 }, (_, i) => net.evaluate(position(i), i % 3))
    }
    const first = values()
    net.evaluate(position(999), 1)
    expect(values()).toEqual(first)
  })

  test('learns what it is taught', () => {
    const net = trained()
    for (let i = 0; i < 400; i++) {
      net.learn(position(1), 0.9, 0.05)
      net.learn(position(2), 0.1, 0.05)
    }
    expect(net.evaluate(position(1), 0)).toBeGreaterThan(1.5)
    expect(net.evaluate(position(2), 0)).toBeLessThan(-1.5)
  })

  test('keeps its weights through a row of numbers', () => {
    const net = trained()
    const copy = new ValueNet(INPUTS, HIDDEN)
    copy.setWeights(net.weights())
    expect(copy.evaluate(position(5), 0)).toBeCloseTo(net.evaluate(position(5), 0), 4)
  })
})
