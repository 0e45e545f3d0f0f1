import { timeToShow } from '@south-street/house'
import { expect, test } from 'vitest'

test('a bot’s answer is shown at its time, or a whole number of steps later', () => {
  const at = 10_000
  expect([9_000, 10_000, 10_001, 10_900, 10_901, 13_000].map((now) => timeToShow(at, 900, now))).toEqual([
    10_000, 10_000, 10_900, 10_900, 11_800, 13_600,
  ])
  expect(timeToShow(at, 0, 12_345)).toBe(at)
})
