import { describe, expect, test } from 'vitest'
import {
  type CountedColumn,
  endsStep,
  gainAt,
  leadersOf,
  momentLength,
  nextStop,
  partsAt,
  planCounting,
  rowsOf,
  totalsAt,
} from '../src/counting/plan.ts'
import { type Count, sayAloud, sayLead, sayMoment, sayStep } from '../src/counting/sentences.ts'
import type { Words } from '../src/words/words.ts'

const COLUMNS: readonly CountedColumn[] = [
  { name: 'shipped', step: 'shipped', parts: [[0], [0], [0]], isPassing: true },
  { name: 'trips', step: 'play', parts: [[4], [2], [0]] },
  { name: 'wrecks', step: 'play', parts: [[1], [0], [3]] },
  {
    name: 'rows',
    step: 'rows',
    parts: [
      [5, 0],
      [2, 6],
      [0, 0],
    ],
  },
]
const ROWS = [1, 2, 0]
const MOMENTS = planCounting(COLUMNS, ROWS, false)

describe('who stands where', () => {
  const seats = (you: number) => [0, 1, 2, 3].map((seat) => ({ isYou: seat === you }))
  test('clockwise, the viewer last', () => {
    expect(rowsOf(seats(0))).toEqual([1, 2, 3, 0])
    expect(rowsOf(seats(2))).toEqual([3, 0, 1, 2])
    expect(rowsOf(seats(3))).toEqual([0, 1, 2, 3])
  })
  test('as they sit, for whoever only watches', () => expect(rowsOf(seats(-1))).toEqual([0, 1, 2, 3]))
})

describe('the order of counting', () => {
  test('one column after another, the last one seat by seat and part by part', () => {
    expect(MOMENTS).toEqual([
      { column: 0, seats: ROWS, parts: 1 },
      { column: 1, seats: ROWS, parts: 1 },
      { column: 2, seats: ROWS, parts: 1 },
      { column: 3, seats: [1], parts: 1 },
      { column: 3, seats: [1], parts: 2 },
      { column: 3, seats: [2], parts: 1 },
      { column: 3, seats: [2], parts: 2 },
      { column: 3, seats: [0], parts: 1 },
      { column: 3, seats: [0], parts: 2 },
    ])
  })
  test('a last source that brings nobody anything is counted at once', () => {
    const nothing = [COLUMNS[1]!, { name: 'rows', step: 'rows', parts: [[0], [0], [0]] }]
    expect(planCounting(nothing, ROWS, false)).toHaveLength(2)
  })
  test('where nothing should move, one step at a time', () => {
    expect(planCounting(COLUMNS, ROWS, true)).toEqual([
      { column: 0, seats: ROWS, parts: 1 },
      { column: 2, seats: ROWS, parts: 1 },
      { column: 3, seats: ROWS, parts: 2 },
    ])
  })
})

describe('how far it has come', () => {
  test('nothing before the first moment', () => {
    expect(partsAt(MOMENTS, -1, 0, 0)).toBe(0)
    expect(totalsAt(COLUMNS, MOMENTS, -1)).toEqual([0, 0, 0])
  })
  test('a column that is over counts whole, one that is to come not at all', () => {
    expect(partsAt(MOMENTS, 3, 1, 0)).toBe(Number.POSITIVE_INFINITY)
    expect(partsAt(MOMENTS, 1, 3, 0)).toBe(0)
  })
  test('seats of the last column one after another', () => {
    expect(totalsAt(COLUMNS, MOMENTS, 2)).toEqual([5, 2, 3])
    expect(totalsAt(COLUMNS, MOMENTS, 3)).toEqual([5, 4, 3])
    expect(totalsAt(COLUMNS, MOMENTS, 4)).toEqual([5, 10, 3])
    expect(totalsAt(COLUMNS, MOMENTS, 6)).toEqual([5, 10, 3])
  })
  test('everything in the end, moving or not', () => {
    const still = planCounting(COLUMNS, ROWS, true)
    expect(totalsAt(COLUMNS, MOMENTS, MOMENTS.length - 1)).toEqual([10, 10, 3])
    expect(totalsAt(COLUMNS, still, still.length - 1)).toEqual([10, 10, 3])
  })
  test('what one source has brought', () => {
    expect(gainAt(COLUMNS, MOMENTS, 4)(3, 1)).toBe(8)
    expect(gainAt(COLUMNS, MOMENTS, 4)(3, 0)).toBe(0)
  })
  test('points never fall', () => {
    for (let at = 0; at < MOMENTS.length; at++) {
      const [before, now] = [totalsAt(COLUMNS, MOMENTS, at - 1), totalsAt(COLUMNS, MOMENTS, at)]
      for (const [seat, points] of now.entries()) expect(points).toBeGreaterThanOrEqual(before[seat]!)
    }
  })
})

describe('the next cell', () => {
  test('from the beginning to the first', () => expect(nextStop(MOMENTS, -1)).toBe(0))
  test('to the end of a cell that is being counted', () => expect(nextStop(MOMENTS, 3)).toBe(4))
  test('from the end of one to the end of the next', () => expect(nextStop(MOMENTS, 4)).toBe(6))
  test('after the last one past the end', () => expect(nextStop(MOMENTS, 8)).toBe(MOMENTS.length))
  test('leads through everything in as many steps as there are cells', () => {
    let steps = 0
    for (let at = -1; at < MOMENTS.length; at = nextStop(MOMENTS, at)) steps++
    expect(steps).toBe(7)
  })
})

describe('the end of a step', () => {
  test('two columns of one step are one', () => {
    expect([0, 1, 2].map((at) => endsStep(COLUMNS, MOMENTS, at))).toEqual([true, false, true])
  })
  test('the last step ends with the last moment', () => {
    expect(endsStep(COLUMNS, MOMENTS, 7)).toBe(false)
    expect(endsStep(COLUMNS, MOMENTS, 8)).toBe(true)
    expect(endsStep(COLUMNS, MOMENTS, -1)).toBe(false)
  })
})

describe('the time it takes', () => {
  const whole = (moments: number, pace: { readonly isFast: boolean; readonly isStill: boolean }) =>
    (moments + 1) * momentLength(moments, pace)
  test.each([7, 8, 16, 24])('%i moments: about 8 s, 3 s in fast mode', (moments) => {
    expect(whole(moments, { isFast: false, isStill: false })).toBeCloseTo(8000)
    expect(whole(moments, { isFast: true, isStill: false })).toBeCloseTo(3000)
  })
  test('few moments are not stretched', () => {
    expect(momentLength(2, { isFast: false, isStill: false })).toBe(1300)
  })
  test('400 ms a step where nothing should move, fast or not', () => {
    expect(momentLength(4, { isFast: false, isStill: true })).toBe(400)
    expect(momentLength(4, { isFast: true, isStill: true })).toBe(400)
  })
})

describe('who leads', () => {
  test('one', () => expect(leadersOf([3, 9, 4])).toEqual([1]))
  test('several who are level', () => expect(leadersOf([9, 3, 9])).toEqual([0, 2]))
})

describe('what is said', () => {
  const words: Words = {
    language: 'en',
    say: (key, params) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`),
  }
  const seats = [
    { name: 'Marta', house: 'bell', isYou: true },
    { name: 'Anna', house: 'star', isYou: false },
    { name: 'Ben', house: 'saltire', isYou: false },
  ] as const
  const at = (moment: number): Count => ({
    columns: COLUMNS,
    moments: MOMENTS,
    at: moment,
    seats,
    rows: ROWS,
    tell: (_, column, seat) => `${column}/${seat}`,
  })
  const entry = (seat: string, points: string) => `counting.entry ${JSON.stringify({ seat, points })}`

  test('a step is one sentence, with the columns that belong to it', () => {
    const entries = [entry('Anna', '2'), entry('Ben', '3'), entry('counting.you', '5')].join(', ')
    expect(sayStep(words, at(2))).toBe(`counting.step ${JSON.stringify({ step: 'counting.steps.play', entries })}`)
  })
  test('what brings no points says something of its own', () => {
    expect(sayMoment(words, at(0))).toContain(JSON.stringify(entry('Ben', '0/2')).slice(1, -1))
  })
  test('one seat after another at the end', () => {
    expect(sayMoment(words, at(-1))).toBe('counting.begins')
    expect(sayMoment(words, at(4))).toBe('counting.gains {"seat":"Anna","points":8,"total":10}')
    expect(sayMoment(words, at(6))).toBe('counting.gains-nothing {"seat":"Ben","points":0,"total":3}')
    expect(sayMoment(words, at(8))).toBe('counting.gains-you {"seat":"Marta","points":5,"total":10}')
  })
  test('who leads, once there are points', () => {
    expect(sayLead(words, at(-1))).toBe('')
    expect(sayLead(words, at(0))).toBe('')
    expect(sayLead(words, at(2))).toBe('counting.you-lead {"points":5}')
    expect(sayLead(words, at(4))).toBe('counting.leads {"seat":"Anna","points":10}')
    expect(sayLead(words, at(8))).toBe('counting.level {"seats":"counting.you and Anna","points":10}')
  })
  test('the ear hears a step when it is over, and nothing between', () => {
    expect(sayAloud(words, at(1))).toBe('')
    expect(sayAloud(words, at(2))).toBe(sayStep(words, at(2)))
    expect(sayAloud(words, at(5))).toBe('')
    expect(sayAloud(words, at(8))).toContain('counting.steps.rows')
  })
})
