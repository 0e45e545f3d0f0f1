import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'
import { Foresight, LinearValue, type Mind, Rollouts } from '../src/index.ts'
import { effectOf } from '../src/review/effect.ts'
import { expectedLoss } from '../src/review/expected-loss.ts'
import { ForeseenWorlds } from '../src/search/foresight.ts'

const random = seededRandom('losses')
const even = (): number => random.below(1_000_000) / 1_000_000
/** Close to a normal draw: mean 0, variance 1. */
const noise = (): number => Array.from({ length: 12 }, even).reduce((sum, one) => sum + one, -6)
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

test('what is expected of losses adds up to what was lost, where what was measured adds up to far more', () => {
  const error = 0.04
  const decisions = Array.from({ length: 20_000 }, () => {
    const lost = even() < 0.1 ? -0.05 * Math.log(1 - even()) : 0
    return { lost, measured: lost + error * noise() }
  })
  const lost = sum(decisions.map((one) => one.lost))
  const measured = sum(decisions.map((one) => Math.max(0, one.measured)))
  const expected = sum(decisions.map((one) => expectedLoss({ value: one.measured, error }, 0.1, 4).value))
  expect(measured).toBeGreaterThan(2 * lost)
  expect(expected / lost).toBeGreaterThan(0.85)
  expect(expected / lost).toBeLessThan(1.15)
})

test('a sure loss is believed, an unsure one little, and a larger one more', () => {
  expect(expectedLoss({ value: 0.3, error: 0 }, 0.1, 4).value).toBeCloseTo(0.3, 2)
  expect(expectedLoss({ value: 0.92, error: 0.02 }, 0.1, 2).value).toBeCloseTo(0.92, 1)
  expect(expectedLoss({ value: 0.05, error: 0.05 }, 0.1, 4).value).toBeLessThan(0.01)
  const grown = [0.02, 0.05, 0.1, 0.2, 0.4].map((value) => expectedLoss({ value, error: 0.04 }, 0.1, 4).value)
  expect(grown).toEqual([...grown].sort((a, b) => a - b))
})

/** A mind that is asked nothing. */
const MIND: Mind<{ done: number[] }> = {
  actor: ({ done }) => (done.length < 4 ? done.length % 2 : -1),
  options: (_state, _seat, out) => {
    out.set([0, 1])
    return 2
  },
  firstStep: (_state, _seat, option) => option,
  play: ({ done }, _seat, option) => done.push(option),
  copyInto: (to, from) => {
    to.done = [...from.done]
  },
  clone: ({ done }) => ({ done: [...done] }),
  resample: () => {},
  lookFrom: () => {},
  readAfter: (option) => Float64Array.of(-option),
  round: () => 0,
  reward: () => {},
  // Whoever has played 1 wins.
  score: ({ done }) =>
    [0, 1].map((seat) => ({
      total: done.some((one, i) => i % 2 === seat && one === 1) ? 1 : 0,
      items: [],
      tieBreaks: [],
    })),
  readFeatures: () => Float64Array.of(0),
}
const VALUE = { evaluate: (features: Float64Array) => features[0]!, startAfresh: () => {} }
const STRAIGHT = Array.from({ length: 21 }, (_, i) => i / 20)
const FORESIGHT = new Foresight(MIND, VALUE, new LinearValue(1), STRAIGHT, 2)

test('of moves that are equally good none is said to have cost anything, in the mean', () => {
  const costs = Array.from({ length: 400 }, () => {
    const moves = Array.from({ length: 5 }, () => {
      const sums = new ForeseenWorlds(2)
      for (let world = 0; world < 20; world++) {
        const share = 0.5 + 0.1 * noise()
        sums.all.push(share, 1 - share)
        sums.chances[0]! += share
        sums.chances[1]! += 1 - share
        sums.worlds++
      }
      return { plans: [sums] }
    })
    return -effectOf(FORESIGHT, moves, moves[0]!, 0).changes[0]!.value
  })
  const mean = sum(costs) / costs.length
  expect(Math.abs(mean)).toBeLessThan(0.004)
})

test('what was put off is made up for as soon as there is a chance', () => {
  const start = { done: [] as number[] }
  const rollouts = new Rollouts(MIND, VALUE, { decisions: 8, rounds: 0, breadth: 2 }, start, 4)
  const then = ({ done }: { done: number[] }): number | null => (done.length >= 2 ? 1 : null)
  const [off, later] = rollouts.tryWorlds(
    start,
    0,
    [{ attempt: 0 }, { attempt: 0, then }],
    seededRandom(1),
    FORESIGHT,
    { decisions: 8, rounds: 0 },
  )
  expect(off!.sums.chances[0]! / off!.sums.worlds).toBe(0.5)
  expect(later!.sums.chances[0]! / later!.sums.worlds).toBe(1)
})
