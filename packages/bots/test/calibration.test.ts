import { CalibrationTally, type Statement } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'

/** Games of ten statements each, in which a chance comes true as often as it says, but for `shift`. */
function tallyOf(games: number, shift: number, run = 0) {
  const random = seededRandom('calibration', shift, run)
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

test('how far off true chances would seem is about how far off they are, and less with more games', () => {
  const few = Array.from({ length: 20 }, (_, run) => tallyOf(50, 0, run))
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length
  const [off, expected] = [mean(few.map((one) => one.meanError)), mean(few.map((one) => one.byChance.mean))]
  expect(expected / off).toBeGreaterThan(0.85)
  expect(expected / off).toBeLessThan(1.15)
  expect(few.filter((one) => one.meanError > one.byChance.most).length).toBeLessThan(5)
  expect(tallyOf(1000, 0).byChance.mean).toBeLessThan(expected / 3)
  // Wrong chances are off by more than that.
  const wrong = tallyOf(1000, 0.1)
  expect(wrong.meanError).toBeGreaterThan(3 * wrong.byChance.most)
})

test('positions that share one result are counted as one', () => {
  const random = seededRandom('one result')
  const tally = new CalibrationTally(2)
  for (let game = 0; game < 100; game++) {
    const won = random.below(2)
    tally.addGame(Array.from({ length: 25 }, () => ({ said: 0.5, sight: 0.5, won })))
  }
  // The mean of 100 coins, not of 2,500: it is off by 0.04, not by 0.008.
  expect(tally.result().byChance.mean).toBeGreaterThan(0.03)
})

test('positions that were played on several times have the Brier score of their results, and are off by less', () => {
  const random = seededRandom('played on')
  const tallyOf = (times: number) => {
    const tally = new CalibrationTally(4)
    for (let game = 0; game < 400; game++) {
      const said = random.below(1001) / 1000
      const results = Array.from({ length: times }, (): number => (random.below(1000) < 1000 * said ? 1 : 0))
      const won = results.reduce((sum, one) => sum + one, 0) / times
      tally.addGame([{ said, sight: 0.5, won, luck: won * (1 - won) }])
    }
    return tally.result()
  }
  const [once, often] = [tallyOf(1), tallyOf(25)]
  expect(Math.abs(often.brier.said.mean - 1 / 6)).toBeLessThan(0.02)
  expect(often.brier.sight.mean).toBeCloseTo(0.25, 10)
  expect(often.meanError).toBeLessThan(once.meanError / 2)
})
