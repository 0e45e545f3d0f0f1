import type { LessonRun } from '@south-street/engine/lesson'
import { keep, readKept } from '../kept.ts'

/** What this browser keeps of somebody's lessons of one game. */
export interface Progress {
  /** The lessons that were finished, by their ids. */
  readonly done: readonly string[]
  /** Where a lesson was left. */
  readonly begun: Readonly<Record<string, LessonRun['answers']>>
}

const NONE: Progress = { done: [], begun: {} }
const keyOf = (game: string) => `south-street/lessons/${game}`

export function readProgress(game: string): Progress {
  try {
    return { ...NONE, ...JSON.parse(readKept(keyOf(game)) ?? '{}') }
  } catch {
    // A damaged entry is as good as none.
    return NONE
  }
}

export function keepStep(game: string, lesson: string, answers: LessonRun['answers']): void {
  const { done, begun } = readProgress(game)
  keep(keyOf(game), JSON.stringify({ done, begun: { ...begun, [lesson]: answers } }))
}

export function keepDone(game: string, lesson: string): void {
  const { done, begun } = readProgress(game)
  const { [lesson]: _left, ...others } = begun
  keep(keyOf(game), JSON.stringify({ done: [...new Set([...done, lesson])], begun: others }))
}
