import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'
import { Foresight, LinearValue, type Mind, Rollouts } from '../src/index.ts'
import { keepBooks } from '../src/review/books.ts'
import { effectOf } from '../src/review/effect.ts'
import { expectedLoss } from '../src/review/expected-loss.ts'
import { isOnly } from '../src/review/judge.ts'
import { believe, compare, isUnsettled, settle } from '../src/review/weigh.ts'
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

/** A move that was tried in worlds of which so many were played to their end, with such chances in turn. */
function tried(text: string, shares: readonly number[], ended: number) {
  const sums = new ForeseenWorlds(2)
  for (const share of shares) {
    sums.all.push(share, 1 - share)
    sums.chances[0]! += share
    sums.chances[1]! += 1 - share
    sums.worlds++
  }
  sums.ended = ended
  return { text, sums, plans: [sums] }
}

test('what was lost is doubted as far as games were not over, and believed where they were', () => {
  const effort = { doubt: 0.1, suspicion: 0.1 }
  const losses = [0, 10, 20].map((ended) => {
    const moves = [
      ['best', 0.7],
      ['played', 0.4],
    ] as const
    const ranked = moves.map(([text, share]) =>
      tried(
        text,
        Array.from({ length: 20 }, (_, i) => share + (i % 4 < 2 ? 0.02 : -0.02)),
        ended,
      ),
    )
    return believe(FORESIGHT, compare(FORESIGHT, ranked, 'played', 0), 0, effort).lost
  })
  expect(losses[2]!.value).toBeCloseTo(0.3, 2)
  const errors = losses.map(({ error }) => error)
  expect(errors[0]!).toBeGreaterThan(errors[1]! * 1.2)
  expect(errors[1]!).toBeGreaterThan(errors[2]! * 1.2)
})

test('the only move is found among several, all of which are clearly mistakes', () => {
  const mistake = { value: 0.3, error: 0.01 }
  expect(isOnly([mistake, mistake], 2)).toBe(true)
  // Between two moves nobody has to search, nor where there is no other.
  expect(isOnly([mistake], 2)).toBe(false)
  expect(isOnly([], 2)).toBe(false)
  expect(isOnly([mistake, { value: 0.02, error: 0.01 }], 2)).toBe(false)
  expect(isOnly([mistake, { value: 0.3, error: 0.2 }], 2)).toBe(false)
})

test('what was lost is read on in other worlds until it is settled, and all readings count', () => {
  const judging = new Foresight(MIND, VALUE, new LinearValue(1), STRAIGHT, 4)
  const reading = (value: number, error: number, worlds: number) => ({
    changes: [-value, value, 0, 0].map((one) => ({ value: one, error })),
    best: 0.5,
    worlds,
    ended: worlds,
  })
  const settled = (...readings: ReturnType<typeof reading>[]) => settle(judging, readings.values(), 0)
  // A sure blunder, and what cost nothing, need no second reading.
  expect(settled(reading(0.3, 0.02, 40), reading(0, 0.02, 160)).worlds).toBe(40)
  expect(settled(reading(0, 0.06, 40), reading(0.3, 0.02, 160)).worlds).toBe(40)
  const unsure = settled(reading(0.09, 0.04, 40))
  expect(unsure.lost.value).toBeLessThan(0.07)
  const sure = settled(reading(0.09, 0.04, 40), reading(0.15, 0.02, 160))
  expect(sure.worlds).toBe(200)
  expect(sure.lost.value).toBeCloseTo((40 * 0.09 + 160 * 0.15) / 200, 1)
  expect(sure.lost.error).toBeLessThan(unsure.lost.error)
  expect(sure.changes[1]!.value).toBeCloseTo(sure.lost.value, 9)
})

test('what seemed to cost something in any worlds is played to the end, unless ended games call it a blunder', () => {
  const worlds = (ended: number) => Object.assign(new ForeseenWorlds(4), { worlds: 10, ended })
  const [nothing, blunder] = [
    { value: 0, error: 0 },
    { value: 0.4, error: 0.01 },
  ]
  expect(isUnsettled(nothing, worlds(0), 0.002, 4)).toBe(false)
  expect(isUnsettled(nothing, worlds(10), 0.003, 4)).toBe(true)
  expect(isUnsettled({ value: 0.006, error: 0.01 }, worlds(0), 0, 4)).toBe(true)
  expect(isUnsettled(blunder, worlds(9), 0.1, 4)).toBe(true)
  expect(isUnsettled(blunder, worlds(10), 0.1, 4)).toBe(false)
})

test('nobody gives another more than a win, and the parts still add up', () => {
  const lost = (action: number) => ({
    ...{ action, seat: 0, round: 1, played: 'x', pass: 'confirmed' as const, options: [], praise: null, worlds: 9 },
    ...{ word: 'blunder' as const, loss: 0.45, lossError: 0, effect: [-0.45, 0.7, -0.25], effectError: [0, 0, 0] },
  })
  const none = { value: 0, error: 0 }
  const luck = [0, 1, 2].map(() => ({ deal: none, reveals: none, cards: none }))
  const books = keepBooks([lost(1), lost(2)], [0, 1, 0], { curve: [], reveals: [], luck })
  expect(books[1]!.rivals[0]).toMatchObject({ seat: 0, value: 1 })
  expect(books[0]!.own.value).toBeCloseTo(-0.9, 6)
  for (const { start, result, own, rivals, cards, rest } of books) {
    expect(sum([start, own.value, cards.value, rest.value, ...rivals.map(({ value }) => value)])).toBeCloseTo(result, 5)
  }
})
