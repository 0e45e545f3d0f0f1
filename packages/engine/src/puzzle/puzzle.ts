import type { Message } from '../message.ts'

export const PUZZLE_FORMAT = 'south-street/puzzle@1'

/** One answer to a puzzle's question. */
export interface PuzzleOption {
  /** In the game's text form. */
  readonly action: string
  /** Answers that make no difference to this one, such as a card that is alike. */
  readonly alike?: readonly string[]
  /** What share of the games it won; of a task, what its measure says. */
  readonly value: number
  /** The standard error, and in how many worlds it was played out. An exact value has neither. */
  readonly error?: number
  readonly worlds?: number
}

/** One decision out of a game, as the one who has to decide sees it. A view, never a deal: there is nothing to peek at. */
export interface Puzzle<View = unknown> {
  readonly id: string
  readonly view: View
  /** What is asked for where it is not the answer to the decision: one of the tasks of the game. */
  readonly task?: string
  /** The best one first; it is clearly better than every other. */
  readonly options: readonly PuzzleOption[]
  readonly themes: readonly string[]
  /** Which bots answer otherwise, from the friendliest to the strongest. */
  readonly missedBy: readonly string[]
  /** Why it is the best, in the game's words. */
  readonly reason?: Message
  /** How far the best answer is ahead of the next in each setting that it was tried in, and the standard error of that. */
  readonly gaps: Readonly<Record<string, readonly [gap: number, error: number]>>
}

/** All puzzles of a game. */
export interface PuzzleFile<View = unknown> {
  readonly format: typeof PUZZLE_FORMAT
  readonly game: string
  readonly rules: string
  /** From what games they are: seeds give the same ones again. By the number of players, how many were looked through. */
  readonly mined: { readonly seed: string; readonly bot: string; readonly games: Readonly<Record<string, number>> }
  readonly puzzles: readonly Puzzle<View>[]
}

/** What an answer that is given at any time is worth, to be compared with the best: null where it is no such answer. */
export type PuzzleTask = Task['worth']

/** As a method, so that a game may write its own actions and views where nobody here knows them. */
interface Task {
  worth(action: unknown, view: unknown): number | null
}

export interface PuzzleShelf {
  readonly file: PuzzleFile
  readonly tasks: Readonly<Record<string, PuzzleTask>>
}

/**
 * From 1 to 4, by who goes wrong: only those who take the obvious, the clerk, the mate, or even the captain. Of a task, by how many
 * choices there are.
 */
export function difficultyOf({ missedBy, task, options }: Pick<Puzzle, 'missedBy' | 'task' | 'options'>): number {
  if (task !== undefined) return Math.min(4, options.length - 1)
  return 1 + ['clerk', 'mate', 'captain'].findLastIndex((level) => missedBy.includes(level)) + 1
}
