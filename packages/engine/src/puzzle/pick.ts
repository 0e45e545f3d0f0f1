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

type Pickable = Pick<Puzzle, 'id' | 'themes' | 'options'>

/**
 * Another puzzle: none that is done while one is not, and one that has a theme in common with this one. It should not be
 * known beforehand what is asked for: the answer is of another kind than the last, where there are several kinds, and
 * where a theme has but one, puzzles come between that ask the same and are answered otherwise.
 */
export function nextAlike<P extends Pickable>(
  puzzles: readonly P[],
  like: P,
  isDone: (id: string) => boolean,
): P | null {
  const ahead = orderFrom(puzzles, like)
  const isRelated = ({ themes }: P): boolean => themes.some((theme) => like.themes.includes(theme))
  const fresh = ahead.filter(({ id }) => !isDone(id))
  // Always onwards in one order, so that nobody goes to and fro between two.
  if (fresh.length === 0) return ahead.find(isRelated) ?? ahead[0] ?? null
  const related = fresh.filter(isRelated)
  const last = kindOf(like)
  const random = seededRandom('another like this', like.id, fresh.length)
  const asksTheSame = ({ options }: P): boolean => options.some(({ action }) => kindOfAction(action) === last)
  const others = fresh.filter((puzzle) => kindOf(puzzle) !== last && asksTheSame(puzzle))
  const isOneKind = related.every((puzzle) => kindOf(puzzle) === last)
  if (isOneKind && others.length > 0 && (related.length === 0 || random.below(2) === 0)) {
    return others[random.below(others.length)]!
  }
  const kinds = [...new Set(related.map(kindOf))]
  const varied = kinds.filter((kind) => kind !== last)
  const choice = varied.length > 1 ? varied : kinds
  const kind = choice[random.below(Math.max(1, choice.length))]
  return related.find((puzzle) => kindOf(puzzle) === kind) ?? fresh[0]!
}

/** All others, from this one on, in an order that does not follow the file's. */
function orderFrom<P extends Pickable>(puzzles: readonly P[], like: P): P[] {
  const order = shuffle([...puzzles], seededRandom('another like this'))
  const from = order.findIndex(({ id }) => id === like.id)
  return [...order.slice(from + 1), ...order.slice(0, Math.max(0, from))]
}

const kindOf = ({ options }: Pickable): string => kindOfAction(options[0]?.action ?? '')

/** What is done, and to what kind of thing: `take ext/invest-plus-a` is of the kind `take ext/invest-plus`. */
function kindOfAction(action: string): string {
  const [verb = '', what = ''] = action.split(' ')
  const [shelf, thing] = what.split('/')
  if (thing === undefined) return /\d/.test(what) ? verb : `${verb} ${what}`
  return `${verb} ${shelf}/${thing.replace(/-[a-z0-9]$/, '')}`
}
