import { seededRandom, shuffle } from '../random.ts'
import type { Puzzle } from './puzzle.ts'

/** The number of a calendar day: one more a day, across months and years. */
export function dayOf(year: number, month: number, day: number): number {
  // Counted from March, so that a leap day is the last of its year.
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + day
}

/**
 * The puzzle of a day, the same for everybody who has the same puzzles. All of them come once before any comes again, in an order
 * that does not follow the file's.
 */
export function puzzleOfTheDay<P extends Pick<Puzzle, 'id'>>(puzzles: readonly P[], day: number): P {
  const turn = Math.floor(day / puzzles.length)
  const byName = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1))
  return shuffle(byName, seededRandom('puzzle of the day', turn))[day % puzzles.length]!
}

/** Another puzzle: those that are not done before those that are, and first those that have most in common with this one. */
export function nextAlike<P extends Pick<Puzzle, 'id' | 'themes'>>(
  puzzles: readonly P[],
  like: P,
  isDone: (id: string) => boolean,
): P | null {
  const common = ({ themes }: P): number => themes.filter((theme) => like.themes.includes(theme)).length
  const rate = (puzzle: P): number => common(puzzle) - (isDone(puzzle.id) ? 100 : 0)
  const from = puzzles.findIndex(({ id }) => id === like.id)
  // Of those that are as much alike the next one in the file, so that nobody goes to and fro between two.
  const place = (puzzle: P): number => (puzzles.indexOf(puzzle) - from + puzzles.length) % puzzles.length
  const others = puzzles.filter(({ id }) => id !== like.id)
  return others.sort((a, b) => rate(b) - rate(a) || place(a) - place(b))[0] ?? null
}
