import { dayOf, difficultyOf, nextAlike, puzzleOfTheDay } from '@south-street/engine/puzzle'
import { describe, expect, test } from 'vitest'

const PUZZLES = Array.from({ length: 7 }, (_, i) => ({
  id: `p${i}`,
  themes: [i < 3 ? 'ships' : 'coal', i % 2 ? 'end' : 'start'],
}))

describe('the puzzle of the day', () => {
  test('days are counted across months, years and leap days', () => {
    expect(dayOf(2026, 3, 1) - dayOf(2026, 2, 28)).toBe(1)
    expect(dayOf(2028, 3, 1) - dayOf(2028, 2, 28)).toBe(2)
    expect(dayOf(2027, 1, 1) - dayOf(2026, 12, 31)).toBe(1)
    expect(dayOf(2026, 11, 17) - dayOf(2025, 11, 17)).toBe(365)
  })

  test('is the same for everybody, whatever the order of the file', () => {
    for (let day = 740_000; day < 740_030; day++) {
      expect(puzzleOfTheDay([...PUZZLES].reverse(), day).id).toBe(puzzleOfTheDay(PUZZLES, day).id)
    }
  })

  test('is every one once before any comes again', () => {
    const first = 7 * 105_000
    const week = Array.from({ length: 7 }, (_, i) => puzzleOfTheDay(PUZZLES, first + i).id)
    expect(new Set(week).size).toBe(7)
    const next = Array.from({ length: 7 }, (_, i) => puzzleOfTheDay(PUZZLES, first + 7 + i).id)
    expect(new Set(next).size).toBe(7)
    expect(next).not.toEqual(week)
  })
})

describe('another like this', () => {
  test('has most in common, and was not answered before', () => {
    expect(nextAlike(PUZZLES, PUZZLES[0]!, () => false)!.id).toBe('p2')
    expect(nextAlike(PUZZLES, PUZZLES[0]!, (id) => id === 'p2')!.id).toBe('p1')
  })

  test('when all are answered, is still another one', () => {
    expect(nextAlike(PUZZLES, PUZZLES[0]!, () => true)!.id).toBe('p2')
    expect(nextAlike(PUZZLES.slice(0, 1), PUZZLES[0]!, () => true)).toBeNull()
  })
})

test('difficulty goes by the strongest that goes wrong, and for tasks by the choices', () => {
  const options = [1, 2, 3].map((value) => ({ action: String(value), value }))
  expect(difficultyOf({ missedBy: ['greedy'], options })).toBe(1)
  expect(difficultyOf({ missedBy: ['greedy', 'clerk'], options })).toBe(2)
  expect(difficultyOf({ missedBy: ['mate'], options })).toBe(3)
  expect(difficultyOf({ missedBy: ['clerk', 'captain'], options })).toBe(4)
  expect(difficultyOf({ missedBy: ['greedy'], options, task: 'some' })).toBe(2)
})
