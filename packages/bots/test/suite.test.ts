import { type LabelledOption, type SuitePosition, SuiteTally } from '@south-street/bots'
import { seededRandom } from '@south-street/engine'
import { expect, test } from 'vitest'

const WORLDS = 100

/** Positions whose three answers win so often in truth; the labels are what chance has made of it. */
function madeUp(count: number): { position: SuitePosition<null>; truth: ReadonlyMap<string, number> }[] {
  const random = seededRandom('made up')
  return Array.from({ length: count }, (_, id) => {
    const truth = new Map(['a', 'b', 'c'].map((action) => [action, random.below(101) / 100]))
    const options: LabelledOption[] = [...truth].map(([action, chance], option) => {
      const wins = Array.from({ length: WORLDS }, () => (random.below(1000) < 1000 * chance ? 1 : 0)).join('')
      return { option, action, wins, lead: 0, leadSquares: 0 }
    })
    return { position: { id: String(id), players: 2, source: '', state: null, options }, truth }
  })
}

/** What somebody says who is wrong about each chance by so much, up or down; the best one first. */
function say(truth: ReadonlyMap<string, number>, wrong: number, seed: number) {
  const random = seededRandom('say', seed)
  const said = [...truth].map(([action, chance]) => ({ action, chance: chance + (random.below(2) * 2 - 1) * wrong }))
  return said.sort((a, b) => b.chance - a.chance)
}

function measure(wrong: number) {
  const tally = new SuiteTally()
  for (const [i, { position, truth }] of madeUp(400).entries()) tally.add(position, say(truth, wrong, i))
  return tally.result()
}

test('who says the truth has no error and no regret, for all the chance in the labels', () => {
  const { positions, regret, hope, error, gap } = measure(0)
  expect(positions).toBe(400)
  expect(Math.abs(regret.mean)).toBeLessThan(0.01)
  expect(Math.abs(hope.mean)).toBeLessThan(0.01)
  expect(error).toBeLessThan(0.03)
  expect(gap.correlation).toBeGreaterThan(0.97)
})

test('who is wrong by so much has that error, and pays for it', () => {
  const { regret, hope, error, gap } = measure(0.2)
  // Of three errors up or down, seen from their mean: 0.2, less what they have in common.
  expect(error).toBeGreaterThan(0.17)
  expect(error).toBeLessThan(0.23)
  expect(regret.mean).toBeGreaterThan(0.01)
  // The best of three is mostly one that is said to be too good.
  expect(hope.mean).toBeGreaterThan(0.05)
  expect(gap.error).toBeGreaterThan(0.15)
})

test('who says only what it would do has regret and nothing else', () => {
  const tally = new SuiteTally()
  for (const { position, truth } of madeUp(400)) {
    const worst = [...truth].sort(([, a], [, b]) => a - b)[0]![0]
    tally.add(position, worst)
  }
  const { regret, error } = tally.result()
  expect(regret.mean).toBeGreaterThan(0.4)
  expect(error).toBeNaN()
})

test('two ways to go on that begin alike count as the better one', () => {
  const options = [
    { option: 0, action: 'begin', wins: '0000', lead: 0, leadSquares: 0 },
    { option: 1, action: 'begin', wins: '1111', lead: 0, leadSquares: 0 },
    { option: 2, action: 'pass', wins: '0200', lead: 0, leadSquares: 0 },
  ]
  const position = { id: 'alike', players: 2, source: '', state: null, options }
  const [good, bad] = [new SuiteTally(), new SuiteTally()]
  good.add(position, 'begin')
  bad.add(position, 'pass')
  expect(good.result().regret.mean).toBe(0)
  // A shared win counts half.
  expect(bad.result().regret.mean).toBe(1 - 0.5 / 4)
})
