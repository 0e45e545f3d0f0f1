import { createContext, type ReactNode, useContext } from 'react'
import type { House } from '../art/houses.ts'

/** What a lesson or a puzzle puts around a board. */
export interface LessonFrame {
  /** A lesson has a teacher, who needs room; a puzzle looks like any table. */
  readonly kind: 'lesson' | 'puzzle'
  /** The teacher's words, where they have no row of their own: on a phone they stand above the bar. */
  readonly speech: ReactNode
  /** What the bar says in the place of the game's question; null where the game asks. */
  readonly said: {
    readonly question: string
    readonly line: string
    readonly house: House
    /** Whether it asks for something, so that the board's answers stay beside it. */
    readonly asks?: true
    /** Whether it repeats what has just happened, which whoever listens has heard already. */
    readonly isTold?: true
  } | null
  /** What the teacher offers beside the answers. */
  readonly answers: ReactNode
  /** Whether a move is asked for. */
  readonly mayAct: boolean
  /** What is marked, by its names. */
  readonly at: readonly string[]
  /** Whether the board keeps to itself what it has worked out, because that is what is asked. */
  readonly isBare?: boolean
  /** A game of one's own is played: hints are given and moves are taken back as at any table. */
  readonly isFree?: boolean
  /** The move that is shown, in the game's text form; nothing while nobody wants to see it. */
  readonly shown?: string | null
}

const LessonContext = createContext<LessonFrame | null>(null)

/** Stands around a board; null where nobody teaches. */
export const LessonProvider = LessonContext.Provider

export function useLesson(): LessonFrame | null {
  return useContext(LessonContext)
}

/** What is said aloud of what a teacher puts into the bar. */
export function heardOf({ question, line, isTold }: NonNullable<LessonFrame['said']>) {
  return { question: isTold ? '' : question, line }
}
