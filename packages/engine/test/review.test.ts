import { describe, expect, it } from 'vitest'
import { readRecord, seededRandom, writeRecord } from '../src/index.ts'
import {
  chooseWord,
  INTERVAL,
  isCostly,
  isMostlyUntold,
  REVIEW_FORMAT,
  type Review,
  type ReviewedDecision,
  readReview,
  reviewedText,
  summarise,
  wordBounds,
} from '../src/review/index.ts'
import { highCard } from './high-card.ts'

function decision(action: number, part: Partial<ReviewedDecision> = {}): ReviewedDecision {
  const option = { action: 'pass', chance: 0.25, error: 0.01, gapError: 0, points: 9, because: [] }
  return {
    action,
    seat: 0,
    round: 1,
    played: 'pass',
    pass: 'read',
    options: [option],
    word: 'best',
    praise: null,
    loss: 0,
    lossError: 0,
    effect: [0, 0],
    effectError: [0, 0],
    worlds: 40,
    ...part,
  }
}

const part = { value: 0.1, error: 0.02, tells: true }

const REVIEW: Review = {
  format: REVIEW_FORMAT,
  game: 'high-card',
  rules: '1',
  players: 2,
  record: 'ab12',
  by: { version: 1, level: 'captain', weights: 'cafe', seed: 'ab12', quick: false },
  decisions: [
    decision(3, {
      options: [
        {
          action: 'take 7',
          chance: 0.5,
          error: 0.01,
          gapError: 0,
          points: 9.5,
          because: [
            {
              kind: 'gain',
              about: { card: 'seven', points: 2, cards: ['a', 'b'] },
              said: {
                key: 'reasons.gain',
                params: { who: { seat: 1 }, card: { key: 'cards.7', params: {} }, more: [] },
              },
            },
          ],
        },
      ],
    }),
  ],
  curve: [{ action: 0, round: 1, chance: [0.5, 0.5], error: [0.01, 0.01] }],
  reveals: [{ action: 3, change: [-0.1, 0.1], error: [0.01, 0.01] }],
  books: [
    {
      seat: 0,
      start: 0.5,
      result: 1,
      own: part,
      rivals: [{ seat: 1, ...part }],
      cards: part,
      deal: part,
      reveals: part,
      rest: part,
    },
  ],
  unfinished: { done: 1, total: 9, worlds: 2, sums: [0.25, 1] },
}

describe('the words of a review', () => {
  it('are stricter the more seats share the win', () => {
    expect(wordBounds(2)).toEqual({ inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 })
    expect(wordBounds(4)).toEqual({ inaccuracy: 0.025, mistake: 0.05, blunder: 0.1 })
    expect(chooseWord(0.06, 0.001, false, 4)).toBe('mistake')
    expect(chooseWord(0.06, 0.001, false, 2)).toBe('inaccuracy')
  })

  it.each([
    [0.11, 0.001, 'blunder'],
    // The lower end is not above half of a blunder's bound, but above half of a mistake's.
    [0.11, 0.035, 'mistake'],
    [0.06, 0.001, 'mistake'],
    [0.06, 0.02, 'inaccuracy'],
    [0.03, 0.001, 'inaccuracy'],
    [0.03, 0.012, 'close'],
    [0.02, 0.001, 'good'],
    [0.02, 0.02, 'close'],
    [-0.01, 0.001, 'close'],
  ] as const)('a loss of %f with an error of %f is called %s with four seats', (loss, error, word) => {
    expect(chooseWord(loss, error, false, 4)).toBe(word)
  })

  it('never call the best move anything else', () => {
    expect(chooseWord(0, 0, true, 4)).toBe('best')
    expect(chooseWord(0, 0.2, true, 4)).toBe('best')
    expect(0.11 - INTERVAL * 0.035).toBeLessThan(0.05)
  })
})

it.each([
  [0.49, false],
  [0.5, true],
  [-1.4, true],
])('of a result with %f that nobody can tell it is said that it is mostly untold: %s', (value, isUntold) => {
  expect(isMostlyUntold({ rest: { ...part, value } })).toBe(isUntold)
})

describe('a summary', () => {
  const decisions = [
    decision(1, { options: [], word: 'mistake', loss: 0.06 }),
    decision(2, { options: [], word: 'inaccuracy', loss: 0.03 }),
    decision(3, { options: [], word: 'blunder', loss: 0.2, seat: 1 }),
    decision(4, { options: [], word: 'inaccuracy', loss: 0.04 }),
    decision(5, { word: 'good', loss: 0.02 }),
    decision(6, { options: [], word: 'inaccuracy', loss: 0.026 }),
    decision(7, { word: null, pass: 'unread', options: [] }),
  ]

  it('adds up what was given away, and names the three costliest in their order', () => {
    const summary = summarise({ decisions }, 0)
    expect(summary).toMatchObject({ decisions: 6, read: 5 })
    expect(summary).toMatchObject({ given: 6 + 3 + 4 + 3, isGivenTwice: false })
    expect(summary.costliest!.action).toBe(1)
    expect(summary.turningPoints.map(({ action }) => action)).toEqual([1, 2, 4])
    expect(summary.turningPoints.every(isCostly)).toBe(true)
  })

  it('says of nobody that more than a win was given away, but that some of it was given twice', () => {
    const twice = [0.6, 0.7].map((loss, i) => decision(i, { options: [], word: 'blunder', loss }))
    expect(summarise({ decisions: twice }, 0)).toMatchObject({ given: 100, isGivenTwice: true })
  })

  it('gives a free place to the best find', () => {
    const options = (lead: number) => [0, lead].map((gap) => ({ ...decision(0).options[0]!, chance: 0.5 - gap }))
    const found = [
      decision(1, { praise: 'only-move', options: options(0.06) }),
      decision(2, { praise: 'used-chance', options: options(0.1) }),
      decision(5, { word: 'inaccuracy', loss: 0.03 }),
    ]
    expect(summarise({ decisions: found }, 0).turningPoints.map(({ action }) => action)).toEqual([2, 5])
  })

  it('of a game in which nothing was given away has no costliest', () => {
    expect(summarise({ decisions: [decision(1)] }, 0)).toMatchObject({ given: 0, costliest: null, turningPoints: [] })
  })
})

describe('a file with a review', () => {
  it('is read as it was written', () => {
    expect(readReview(JSON.parse(JSON.stringify(REVIEW)))).toEqual(REVIEW)
    expect(readReview({ ...REVIEW, unfinished: null }).unfinished).toBeNull()
  })

  it.each([
    [{ ...REVIEW, format: 'south-street/review@2' }, 'format-unknown', ['format']],
    [{ ...REVIEW, extra: 1 }, 'member-unknown', []],
    [{ ...REVIEW, decisions: [decision(1, { seat: 2 })] }, 'not-a-number-from-to', ['decisions', 0, 'seat']],
    [{ ...REVIEW, curve: [{ ...REVIEW.curve[0]!, chance: [1] }] }, 'wrong-length', ['curve', 0, 'chance']],
    [{ ...REVIEW, decisions: [{ ...REVIEW.decisions[0]!, word: 'genius' }] }, 'not-one-of', ['decisions', 0, 'word']],
    [{ ...REVIEW, decisions: [{ ...REVIEW.decisions[0]!, loss: null }] }, 'not-a-number', ['decisions', 0, 'loss']],
  ])('that does not fit is refused with the place: %#', (json, code, path) => {
    expect(() => readReview(json)).toThrow(expect.objectContaining({ code, path }))
  })
})

it('the text that a review belongs to has nobody’s name in it', () => {
  const game = highCard()
  const options = { players: 2 }
  const deal = game.deal(options, seededRandom('review'))
  const state = game.setup(options, deal)
  const written = (name: string) =>
    writeRecord(game, { options, seats: [{ name }, { name: 'B' }], deal, moves: [], state })
  const read = (name: string) => reviewedText(readRecord(JSON.parse(JSON.stringify(written(name))), [game]))
  expect(read('Anna')).toBe(read('Zoe'))
  expect(read('Anna')).toContain('"game":"high-card"')
})
