import { seededRandom } from '@south-street/engine'
import { REVIEW_FORMAT, type ReviewedDecision as ReadDecision, type Review } from '@south-street/engine/review'
import { expect, test } from 'vitest'
import { chancesIn } from '../../src/replay/timeline-chances.ts'
import { isLyingCard } from '../../src/review/board/mark-layer.tsx'
import { type ChanceChart, chanceAt, planChart } from '../../src/review/chart-plan.ts'
import { bendsOf, chooseDecisions, headlineOf, turningPoints } from '../../src/review/findings.ts'
import { wrap } from '../../src/review/picture.ts'
import { progressOf } from '../../src/review/progress.ts'
import { secondsLeft } from '../../src/review/reading.ts'
import { comparedOption, playedOption, reviewedOf } from '../../src/review/reviewed.ts'
import { capital, roundsAt } from '../../src/review/reviewed-game.ts'
import { roundTogether } from '../../src/review/round-together.ts'
import { timelineReview } from '../../src/review/timeline-review.ts'
import { isRight, judgeTry } from '../../src/review/try-verdict.ts'
import { signed, walkOf } from '../../src/review/walk.ts'

const option = (action: string, chance: number, gapError = 0.005) => {
  return { action, chance, error: 0.01, gapError, points: 0, because: [] }
}

const read = (action: number, part: Partial<ReadDecision>): ReadDecision => ({
  action,
  seat: 0,
  round: 0,
  played: 'pass',
  pass: 'read',
  options: [option('take', 0.4), option('pass', 0.34)],
  word: 'best',
  praise: null,
  loss: 0,
  lossError: 0.01,
  effect: [0, 0],
  effectError: [0, 0],
  worlds: 9,
  ...part,
})

const lost = (chance: number) => ({ options: [option('take', 0.4), option('pass', chance)] })

const part = (value: number, error = 0.01) => ({ value, error, tells: Math.abs(value) > 2 * error })

const REVIEW: Review = {
  format: REVIEW_FORMAT,
  game: 'toy',
  rules: '1',
  players: 2,
  record: 'ab',
  by: { version: 1, level: 'captain', weights: '', seed: '', quick: false },
  decisions: [
    read(0, { word: 'mistake', loss: 0.126, effect: [-0.126, 0.126], ...lost(0.274) }),
    read(1, { seat: 1, word: 'inaccuracy', loss: 0.06, effect: [0.06, -0.06] }),
    read(2, { played: 'take', praise: 'only-move' }),
    read(4, { word: 'close' }),
    // 40 and 35 are shown, so 5 it is, even if a little more was lost.
    read(5, { word: 'inaccuracy', loss: 0.055, ...lost(0.345) }),
    read(6, { word: 'good' }),
  ],
  curve: [
    { action: 0, round: 0, chance: [0.5, 0.5], error: [0.02, 0.02] },
    { action: 2, round: 1, chance: [0.4, 0.6], error: [0.02, 0.02] },
    { action: 4, round: 2, chance: [0.7, 0.3], error: [0.02, 0.02] },
    { action: 6, round: 3, chance: [0.72, 0.28], error: [0.02, 0.02] },
    { action: 8, round: 3, chance: [1, 0], error: [0, 0] },
  ],
  reveals: [{ action: 3, change: [0.2, -0.2], error: [0.01, 0.01] }],
  books: [
    {
      seat: 0,
      start: 0.5,
      result: 1,
      own: part(-0.184),
      rivals: [{ seat: 1, ...part(0.064) }],
      cards: part(0.454),
      deal: part(0),
      reveals: part(0.2),
      rest: part(0.166, 0.1),
    },
  ],
  unfinished: null,
}

const moves = [0, 1, 0, 1, 0, 0, 0, 1].map((seat, i) => {
  return { seat, action: i === 2 ? 'take' : 'pass', revision: i + 1, at: 0, told: [] }
})
/** Eight moves, two in each of four rounds. */
const course = { moves, rounds: [0, 0, 1, 1, 2, 2, 3, 3, 3] }
const reviewed = reviewedOf(REVIEW, course, 0)

test('the headline is the sum of what the list shows', () => {
  // Seat 0: a mistake and an inaccuracy; what is good, or too close to call, costs nothing.
  const headline = headlineOf(reviewed)
  const costs = chooseDecisions(reviewed.decisions, 0, 'dear').map(({ cost }) => cost)
  expect(costs).toEqual([13, 5])
  expect(headline).toEqual({ kind: 'some', lost: 18, most: 13, round: 0, real: 5, fine: 3 })
  const clean = reviewedOf(
    { ...REVIEW, decisions: REVIEW.decisions.map((one) => ({ ...one, word: 'good' })) },
    course,
    0,
  )
  expect(headlineOf(clean)).toMatchObject({ kind: 'nothing', lost: 0, fine: 5 })
  const short = reviewedOf({ ...REVIEW, decisions: REVIEW.decisions.slice(0, 3) }, course, 0)
  expect(headlineOf(short).kind).toBe('short')
  const once = reviewedOf(
    { ...REVIEW, decisions: REVIEW.decisions.map((one) => (one.action === 5 ? { ...one, word: 'good' } : one)) },
    course,
    0,
  )
  expect(headlineOf(once)).toMatchObject({ kind: 'one', lost: 13, most: 13 })
  const twice = { word: 'blunder', options: [option('take', 0.9), option('pass', 0.2)] } as const
  const swung = reviewedOf(
    { ...REVIEW, decisions: REVIEW.decisions.map((one) => (one.seat === 0 ? { ...one, ...twice } : one)) },
    course,
    0,
  )
  expect(headlineOf(swung)).toMatchObject({ kind: 'twice', lost: 100, most: 70 })
  expect(swung.difference!.parts[0]).toMatchObject({ kind: 'play', seat: 0, value: -100 })
})

test('turning points are in the order of time, and everybody has their own', () => {
  expect(turningPoints(reviewed).map(({ move }) => move)).toEqual([0, 2, 5])
  expect(turningPoints(reviewedOf(REVIEW, course, 1)).map(({ move }) => move)).toEqual([1])
})

test('decisions are chosen by seat and kind; moves without a choice are among all of them', () => {
  const { decisions } = reviewed
  const chosen = (seat: number | null, kind: Parameters<typeof chooseDecisions>[2]) =>
    chooseDecisions(decisions, seat, kind).map(({ move }) => move)
  expect(chosen(null, 'all')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(chosen(null, 'real')).toEqual([0, 1, 2, 4, 5, 6])
  expect(chosen(1, 'dear')).toEqual([1])
  expect(chosen(0, 'found')).toEqual([2])
  expect(chosen(0, 'close')).toEqual([4])
  expect(decisions[3]).toMatchObject({ isReal: false, verdict: null, options: [] })
})

test('beside what was done stands the best move, or the next best', () => {
  const [first, , third] = reviewed.decisions
  expect([playedOption(first!)?.action, comparedOption(first!)?.action]).toEqual(['pass', 'take'])
  expect([playedOption(third!)?.action, comparedOption(third!)?.action]).toEqual(['take', 'pass'])
})

test('a bend names the move or the cards that did most for it', () => {
  expect(bendsOf(reviewed, moves)).toEqual([
    { move: 0, isCards: false, seat: 0, change: expect.closeTo(-10) },
    { move: 3, isCards: true, seat: 0, change: expect.closeTo(30) },
  ])
  // Where nothing is known to have done it, the last move of the seat itself.
  expect(bendsOf({ ...reviewed, changes: [] }, moves).map(({ move }) => move)).toEqual([0, 2])
  expect(bendsOf({ seat: 0, curve: [], changes: [] }, moves)).toEqual([])
})

test('the parts add up to the result, also when they are rounded', () => {
  const { start, parts, end } = reviewed.difference!
  expect(start + parts.reduce((sum, { value }) => sum + value, 0)).toBe(end)
  expect(parts.map(({ kind, seat, tells }) => [kind, seat, tells])).toEqual([
    ['play', 0, true],
    ['play', 1, true],
    ['cards', null, true],
    ['rest', null, false],
  ])
  // What is said of one's own play is what the headline says, and nobody has more than a win to lose.
  expect(parts[0]!.value).toBe(-headlineOf(reviewed).lost)
  const unsure = { ...REVIEW.books[0]!, own: part(-0.95, 0.1) }
  expect(reviewedOf({ ...REVIEW, books: [unsure] }, course, 0).difference!.parts[0]!.low).toBe(-100)
  const { isMostlyUntold } = reviewed.difference!
  const [own] = REVIEW.books
  const wild = { ...own!, rest: { ...own!.rest, value: -0.7 } }
  expect([isMostlyUntold, reviewedOf({ ...REVIEW, books: [wild] }, course, 0).difference!.isMostlyUntold]).toEqual([
    false,
    true,
  ])
  const steps = walkOf(reviewed.difference!)
  expect(steps[0]).toMatchObject({ from: 50, to: 32 })
  expect(steps.at(-1)!.to).toBe(100)
  expect(reviewedOf(REVIEW, course, 1).difference).toBeNull()
})

test('rounding together never moves a number by more than one', () => {
  const random = seededRandom('together')
  for (let round = 0; round < 200; round++) {
    const values = Array.from({ length: 2 + random.below(5) }, () => random.below(4000) / 100 - 20)
    const sum = Math.round(values.reduce((total, value) => total + value, 0)) + 0
    const rounded = roundTogether(values, sum)
    expect(rounded.reduce((total, value) => total + value, 0)).toBe(sum)
    for (const [i, value] of rounded.entries()) expect(Math.abs(value - values[i]!)).toBeLessThan(1.01)
  }
})

test('signs are said, and nothing has none', () => {
  expect([3.4, -3.6, 0.2, -0.4].map(signed)).toEqual(['+3', '−4', '0', '0'])
})

test('a second try is right within a point or within noise', () => {
  const options = [option('a', 0.42), option('b', 0.412), option('c', 0.39, 0.02), option('d', 0.38), option('e', 0.3)]
  const decision = { ...reviewed.decisions[0]!, action: 'e', options }
  const verdicts = ['a', 'b', 'c', 'd', 'e', 'f'].map((action) => judgeTry(decision, action))
  expect(verdicts).toEqual(['best', 'within', 'noise', 'little', 'same', 'untried'])
  expect(verdicts.map(isRight)).toEqual([true, true, true, false, false, false])
  expect(judgeTry({ ...decision, action: 'd' }, 'e')).toBe('not')
})

const CHART: ChanceChart = {
  at: [0, 1, 2, 4],
  rounds: 4,
  lines: [
    { house: 'bell', name: 'Marta', isReader: true, chances: [0.5, 0.4, 0.7, 1] },
    { house: 'star', name: 'Ben', isReader: false, chances: [0.5, 0.6, 0.3, 0] },
  ],
  errors: [0.1, 0.1, 0.1, 0],
  early: 1,
  marks: [{ number: 1, at: 1.5 }],
  bends: [{ at: 2, line: 1, text: 'Ben passes' }],
}

test('the chart keeps within its frame, marks lie on the reader’s line, names do not cover each other', () => {
  for (const width of [320, 600, 900]) {
    const plan = planChart(CHART, { width, height: 240 })
    const [mark] = plan.marks
    expect(mark!.y).toBeCloseTo(plan.bottom - 0.55 * (plan.bottom - plan.top))
    for (const { x, y } of [...plan.marks, ...plan.bends]) {
      expect(x).toBeGreaterThanOrEqual(plan.left)
      expect(x).toBeLessThanOrEqual(plan.right)
      expect(y).toBeGreaterThanOrEqual(plan.top)
      expect(y).toBeLessThanOrEqual(plan.bottom)
    }
    expect(plan.ticks.map(({ round }) => round)).toContain(4)
    expect(plan.labels).toHaveLength(width < 560 ? 0 : 2)
    // The reader's own line is drawn last, over the others.
    expect(plan.lines.at(-1)!.house).toBe('bell')
    expect(plan.band).toMatch(/^M.*Z$/)
    expect(plan.unread).toBeNull()
  }
  const level = { ...CHART, lines: CHART.lines.map((line) => ({ ...line, chances: [0.5, 0.5, 0.5, 0] })) }
  const [one, other] = planChart(level, { width: 900, height: 240 }).labels
  expect(Math.abs(one!.y - other!.y)).toBeGreaterThanOrEqual(22)
})

test('turning points that lie close together have their numbers side by side', () => {
  for (const first of [0, 1.5, 3.9]) {
    const marks = [0, 0.01, 0.02].map((later, i) => ({ number: i + 1, at: first + later }))
    const plan = planChart({ ...CHART, marks }, { width: 600, height: 240 })
    const discs = plan.marks.map(({ disc }) => disc)
    expect(discs[1]! - discs[0]!).toBeGreaterThanOrEqual(36)
    expect(discs[2]! - discs[1]!).toBeGreaterThanOrEqual(36)
    expect(discs[0]!).toBeGreaterThanOrEqual(plan.left)
    expect(discs[2]!).toBeLessThanOrEqual(plan.right)
    expect(plan.marks[0]!.x).toBeCloseTo(plan.left + (first / 4) * (plan.right - plan.left))
  }
})

test('a game of which nothing has been read has an empty chart', () => {
  const empty = { ...CHART, at: [], errors: [], marks: [], bends: [], read: 0 }
  const plan = planChart({ ...empty, lines: CHART.lines.map((line) => ({ ...line, chances: [] })) }, SIZE)
  expect(plan.band).toBe('')
  expect(plan.unread!.width).toBeCloseTo(plan.right - plan.left)
})

const SIZE = { width: 900, height: 240 }

test('between two points a line is straight, and beyond them it stays', () => {
  expect([-1, 0, 0.5, 3, 9].map((at) => chanceAt([0, 1, 4], [0.2, 0.4, 1], at))).toEqual([
    0.2,
    0.2,
    expect.closeTo(0.3),
    expect.closeTo(0.8),
    1,
  ])
  expect(chanceAt([], [], 1)).toBe(0)
})

test('positions lie along the rounds', () => {
  expect([0, 1, 2, 7, 8].map((step) => roundsAt(course, step))).toEqual([0, 0.5, 1, 3.5, 4])
})

test('the timeline has the curve at every round and the rounds of the turning points', () => {
  const timeline = timelineReview(REVIEW, course)
  expect(timeline.chances[0]).toEqual([0.5, 0.4, 0.7, 0.72, 1])
  expect(timeline.turning).toEqual([[0, 1, 2], [0]])
  expect(chancesIn(timeline, 1, 3)).toEqual([0.28, 0])
  expect(chancesIn(timeline, 1, 4)).toBeNull()
})

test('a seat has been told all when its own decisions have been read, whatever the others still miss', () => {
  const half = REVIEW.decisions.map((one) => (one.seat === 1 ? { ...one, pass: 'draft' as const } : one))
  const unfinished = { done: 1, total: 9, worlds: 1, sums: [] }
  const now = { status: 'reading' as const, review: { ...REVIEW, decisions: half, unfinished } }
  expect(progressOf(now, 0)).toEqual({ all: 5, drafted: 5, read: 5, isTold: true })
  expect(progressOf(now, 1)).toEqual({ all: 1, drafted: 1, read: 0, isTold: false })
  expect(progressOf({ status: 'reading', review: null }, 0)).toMatchObject({ all: 0, isTold: false })
})

test('the time that is left follows the last seconds', () => {
  const samples = [0, 1000, 2000, 4000].map((at) => ({ at, done: at / 100 }))
  expect(secondsLeft(samples, 100)).toBe(6)
  expect(secondsLeft(samples.slice(0, 2), 100)).toBeNull()
  expect(secondsLeft([], 100)).toBeNull()
})

test('sentences begin with a capital, and long headlines break between words', () => {
  expect(['take: żyto', 'żyto', ''].map(capital)).toEqual(['Take: żyto', 'Żyto', ''])
  const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics }
  expect(wrap(pen, 'one two three four', 9)).toEqual(['one two', 'three', 'four'])
})

test('what a move wins stands on the picture of a card: at the left of one that lies', () => {
  expect(isLyingCard({ width: 176, height: 106 })).toBe(true)
  expect(isLyingCard({ width: 107, height: 150 })).toBe(false)
  // The head of a sea.
  expect(isLyingCard({ width: 180, height: 34 })).toBe(false)
})
