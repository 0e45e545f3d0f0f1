import { createContext, type ReactNode, useContext } from 'react'
import type { House } from '../art/houses.ts'

/** What a lesson puts around a board. */
export interface LessonFrame {
  /** The teacher's words, where they have no row of their own: on a phone they stand above the bar. */
  readonly speech: ReactNode
  /** What the bar says in the place of the game's question; null where the game asks. */
  readonly said: { readonly question: string; readonly line: string; readonly house: House } | null
  /** What the teacher offers beside the answers. */
  readonly answers: ReactNode
  /** Whether a move is asked for. */
  readonly mayAct: boolean
  /** What is marked, by its names. */
  readonly at: readonly string[]
}

const LessonContext = createContext<LessonFrame | null>(null)

/** Stands around a board; null where nobody teaches. */
export const LessonProvider = LessonContext.Provider

export function useLesson(): LessonFrame | null {
  return useContext(LessonContext)
}
