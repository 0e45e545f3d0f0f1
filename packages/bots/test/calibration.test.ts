import { CalibrationTally, type Statement } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'

/** Games of ten statements each, in which a chance comes true as often as it says, but for `shift`. */
function tallyOf(games: number, shift: number) {
  const random = seededRandom('calibration', shift)
  const tally = new CalibrationTally(4)
  for (let game = 0; game < games; game++) {
    tally.addGame(
      Array.from({ length: 10 }, (): Statement => {
        const chance = random.below(1001) / 1000
        const said = Math.min(1, Math.max(0, chance + shift))
        return { said, sight: 0.5, won: random.below(1000) < 1000 * chance ? 1 : 0 }
      }),
    )
  }
  return tally.result()
}

test('chances that come true are off by what chance adds', () => {
  const { games, positions, rows, meanError, worst, brier, hope } = tallyOf(1000, 0)
  expect([games, positions, rows.length]).toEqual([1000, 10_000, 10])
  expect(meanError).toBeLessThan(0.015)
  expect(worst!).toBeLessThan(0.04)
  // The mean of p (1 − p).
  expect(Math.abs(brier.said.mean - 1 / 6)).toBeLessThan(0.01)
  expect(Math.abs(brier.sight.mean - 1 / 4)).toBeLessThan(0.001)
  expect(Math.abs(brier.fair.mean - 5 / 16)).toBeLessThan(0.01)
  expect(Math.abs(hope.mean)).toBeLessThan(hope.error * 2)
})

test('chances that are too high by ten points are off by as much', () => {
  const { meanError, worst, hope } = tallyOf(1000, 0.1)
  expect(meanError).toBeGreaterThan(0.08)
  expect(worst!).toBeGreaterThan(0.09)
  expect(hope.mean).toBeGreaterThan(0.08)
})

test('a tenth with few positions is no verdict', () => {
  expect(tallyOf(5, 0).worst).toBeNull()
})
