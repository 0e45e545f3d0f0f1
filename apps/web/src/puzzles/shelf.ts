import { dayOf, type Puzzle, puzzleOfTheDay } from '@south-street/engine/puzzle'
import { aboutGame, SHOWN_GAMES } from '@south-street/registry/boards'
import { type Language, wantGameWords, wantWords } from '../language/language.ts'
import { openTable } from '../plain/open-table.ts'

/** The words of the puzzles' pages, which nobody else needs. */
export const PUZZLE_WORDS = 'puzzles'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../puzzles/words/en.json'),
  de: () => import('../../puzzles/words/de.json'),
  pl: () => import('../../puzzles/words/pl.json'),
}

/** What a game's own puzzles are about. */
export function puzzleWordsOf(game: string): string {
  return `${game}/puzzles`
}

/** The games that have puzzles. */
export const PUZZLED = SHOWN_GAMES.filter((game) => aboutGame(game).puzzles !== undefined)

/** The puzzles of a game, with all words that speak of them. */
export async function openShelf(game: string) {
  const about = aboutGame(game).puzzles!
  const [shelf] = await Promise.all([
    about.shelf(),
    wantGameWords(game),
    wantWords(PUZZLE_WORDS, async (language) => (await LOADERS[language as Language]()).default),
    wantWords(puzzleWordsOf(game), async (language) => (await about.words[language]!()).default),
  ])
  return shelf
}

/** A puzzle with the table that it lies on; null where there is none of this name. */
export async function openPuzzleTable(game: string, id: string, day: number) {
  const { file, tasks } = await openShelf(game)
  const puzzle = id === TODAY ? todays(file.puzzles, day) : file.puzzles.find((one) => one.id === id)
  if (puzzle === undefined) return null
  const table = await openTable(game, file.rules)
  return table && { ...table, puzzle, tasks, puzzles: file.puzzles, rules: file.rules, isToday: id === TODAY }
}

export type PuzzleTable = NonNullable<Awaited<ReturnType<typeof openPuzzleTable>>>

/** Stands for a puzzle's id in an address. */
export const TODAY = 'today'

export function todays(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  return puzzles.length === 0 ? undefined : puzzleOfTheDay(puzzles, day)
}

/** The day on this device's calendar. */
export function thisDay(now: Date): number {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
}
