import { duelBlocks, estimate, mixedBlocks, packWeights, sprt, unpackWeights } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { describe, expect, test } from 'vitest'
import { logistic } from '../src/value.ts'

describe('blocks', () => {
  test('of a duel seat the hero everywhere once, with one deal', () => {
    const blocks = duelBlocks('a', 'b', 3, 7, 's')
    expect(blocks).toHaveLength(3)
    expect(blocks[0]!.tables.map(({ bots }) => bots.join(''))).toEqual(['abb', 'bab', 'bba'])
    expect(new Set(blocks[0]!.tables.map(({ seed }) => seed)).size).toBe(1)
    expect(blocks[0]!.tables[0]!.seed).not.toBe(blocks[1]!.tables[0]!.seed)
  })

  test('at mixed tables rotate everybody through every seat', () => {
    for (const { tables } of mixedBlocks(['a', 'b', 'c'], 4, 20, 's')) {
      for (let seat = 0; seat < 4; seat++) {
        expect(tables.map(({ bots }) => bots[seat]).sort()).toEqual([...tables[0]!.bots].sort())
      }
    }
  })
})

describe('estimates', () => {
  test('cover the truth about 95 times in a hundred', () => {
    const random = seededRandom('coverage')
    let covered = 0
    for (let trial = 0; trial < 1000; trial++) {
      const means = Array.from({ length: 50 }, () => (random.below(4) === 0 ? 1 : 0))
      const { mean, error } = estimate(means)
      if (Math.abs(mean - 0.25) <= error) covered++
    }
    expect(covered).toBeGreaterThan(910)
    expect(covered).toBeLessThan(980)
  })

  test('rest on the spread between blocks, one less than there are', () => {
    expect(estimate([0, 1]).error).toBeCloseTo(1.96 * Math.sqrt(0.5 / 2), 12)
  })

  test('of one block are worth nothing', () => {
    expect(estimate([0.5]).error).toBe(Number.POSITIVE_INFINITY)
  })

  test.each([
    [0.25, 'not stronger'],
    [0.45, 'stronger'],
  ])('of a share of %f are found %s in sequence', (share, verdict) => {
    const random = seededRandom('sprt', share)
    const block = (): number => [0, 1, 2, 3].reduce((sum) => sum + (random.below(100) < 100 * share ? 0.25 : 0), 0)
    const found = sprt(Array.from({ length: 2000 }, block), 0.25)
    expect(found.verdict).toBe(verdict)
    expect(found.blocks).toBeLessThan(1000)
  })

  test.each([
    [0.3, 'below'],
    [0.5, 'above'],
  ])('of a share of %f are found %s a bar of 40 per cent', (share, verdict) => {
    const random = seededRandom('sprt bar', share)
    const block = (): number => [0, 1, 2, 3].reduce((sum) => sum + (random.below(100) < 100 * share ? 0.25 : 0), 0)
    const found = sprt(Array.from({ length: 2000 }, block), 0.25, 0.4)
    expect(found.verdict).toBe(verdict)
    expect(found.blocks).toBeLessThan(200)
  })
})

describe('numbers that every machine must agree on', () => {
  test('weights survive packing to within a step', () => {
    const weights = Float32Array.from({ length: 101 }, (_, i) => (i - 50) / 7)
    const packed = packWeights(weights)
    const unpacked = unpackWeights(packed, 101)
    for (const [i, weight] of weights.entries())
      expect(Math.abs(unpacked[i]! - weight)).toBeLessThanOrEqual(packed.scale)
    expect(() => unpackWeights(packed, 110)).toThrow('110 weights')
  })

  test('the logistic function is close enough, and rises', () => {
    for (let x = -8; x < 8; x += 0.25) {
      expect(Math.abs(logistic(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(0.02)
      expect(logistic(x + 0.25)).toBeGreaterThan(logistic(x))
    }
    expect(logistic(0)).toBe(0.5)
  })
})
