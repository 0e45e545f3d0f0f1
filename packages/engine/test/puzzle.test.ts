import { dayOf, difficultyOf, nextAlike, puzzleOfTheDay } from '@south-street/engine/puzzle'
import { describe, expect, test } from 'vitest'

const PUZZLES = Array.from({ length: 7 }, (_, i) => ({
  id: `p${i}`,
  themes: [i < 3 ? 'ships' : 'coal'],
  options: [{ action: i % 2 ? 'pass' : `take docks/ship/${i}`, value: 1 }],
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
  /** From one to the next, as somebody does who answers all of them. */
  function wander<P extends (typeof PUZZLES)[number]>(puzzles: readonly P[], first: P, steps: number): P[] {
    const done = new Set<string>()
    const way = [first]
    while (way.length < steps) {
      done.add(way.at(-1)!.id)
      way.push(nextAlike(puzzles, way.at(-1)!, (id) => done.has(id))!)
    }
    return way
  }
  const of = (themes: string[], actions: string[]) =>
    actions.map((action, i) => ({ id: `${themes[0]}-${i}`, themes, options: [{ action, value: 1 }] }))
  const kinds = (way: readonly (typeof PUZZLES)[number][]) => way.map(({ options }) => options[0]!.action.slice(0, -2))

  test('has a theme in common, and none comes again before all of its theme were there', () => {
    for (const first of PUZZLES) {
      const alike = PUZZLES.filter(({ themes }) => themes[0] === first.themes[0])
      const way = wander(PUZZLES, first, alike.length)
      expect(new Set(way)).toEqual(new Set(alike))
      expect(new Set(wander(PUZZLES, first, PUZZLES.length)).size).toBe(PUZZLES.length)
    }
  })

  test('is answered otherwise than the last, while there are several kinds of answers', () => {
    const display = of(
      ['display', 'houses'],
      ['invest', 'invest', 'invest', 'agent', 'agent', 'trade', 'trade'].map((card) => `take ext/${card}-a`),
    )
    for (const first of display) {
      const [one, two, three] = kinds(wander(display, first, 3))
      expect(two).not.toBe(one)
      expect(three).not.toBe(two)
    }
  })

  test('of a theme with one kind of answer lets others come between that ask the same', () => {
    const waits = Array.from({ length: 12 }, (_, i) => ({
      ...{ id: `w${i}`, themes: ['patience'] },
      options: ['pass', 'take docks/ship/1'].map((action, value) => ({ action, value })),
    }))
    const takes = Array.from({ length: 12 }, (_, i) => ({
      ...{ id: `t${i}`, themes: ['ship'] },
      options: ['take docks/ship/2', 'pass'].map((action, value) => ({ action, value })),
    }))
    const answers = wander([...waits, ...takes], waits[0]!, 12).map(({ themes }) => themes[0])
    expect(new Set(answers)).toEqual(new Set(['patience', 'ship']))
  })

  test('when all are answered, is still another one, and leads through all of its theme', () => {
    const ships = PUZZLES.slice(0, 3)
    const seen = new Set<string>()
    let now = ships[0]!
    for (let n = 0; n < 3; n++) {
      now = nextAlike(PUZZLES, now, () => true)!
      seen.add(now.id)
    }
    expect(seen).toEqual(new Set(ships.map(({ id }) => id)))
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
