import { secureRandom, seededRandom, shuffle } from '@south-street/engine'
import { describe, expect, test } from 'vitest'

describe('seeded random', () => {
  test('gives the same numbers for the same seed, on every machine', () => {
    const random = seededRandom('south street', 1842)
    // Written down once: a change here changes every simulation and every signature.
    expect(Array.from({ length: 8 }, () => random.below(1000))).toEqual([243, 526, 514, 679, 45, 246, 935, 851])
  })

  test('tells the parts of a seed apart', () => {
    const first = (...seed: (string | number)[]): number => seededRandom(...seed).below(1_000_000)
    const seeds = [first('ab', 'c'), first('a', 'bc'), first('abc'), first('c', 'ab'), first(1), first(2)]
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  test.each([2, 3, 6, 7, 1000])('is fair below %i', (n) => {
    const random = seededRandom('fair', n)
    const draws = 200_000
    const counts = Array<number>(n).fill(0)
    for (let i = 0; i < draws; i++) {
      const value = random.below(n)
      counts[value] = counts[value]! + 1
    }
    const expected = draws / n
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Six standard deviations above the mean of the distribution.
    expect(chiSquare).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)))
  })
})

describe('secure random', () => {
  test('rejects what would favour small numbers', () => {
    // Below 3, the product of 0 falls into the part that is drawn again.
    const supplied = [0, 0, 0x80000000]
    const random = secureRandom((words) => words.fill(0xffffffff).set(supplied))
    expect(random.below(3)).toBe(1)
  })

  test('asks for more when it has used up what it got', () => {
    let fills = 0
    const random = secureRandom((words) => {
      fills++
      words.fill(0x7fffffff)
    })
    for (let i = 0; i < 600; i++) expect(random.below(2)).toBe(0)
    expect(fills).toBe(3)
  })
})

test('a shuffle keeps every card and reaches every order', () => {
  const random = seededRandom('orders')
  const orders = new Map<string, number>()
  for (let i = 0; i < 6000; i++) {
    const order = shuffle([1, 2, 3], random).join()
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect([...orders.keys()].sort()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1'])
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(200)
})
