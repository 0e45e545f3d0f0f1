import type { AnyGame } from '@south-street/engine'
import type { LessonFrame } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { PlayedTable } from '../table/played-table.ts'

/** What the coach puts around a board while he speaks. */
export interface CoachAtTable {
  readonly frame: LessonFrame
  /** His row above the board; null where his words stand above the bar. */
  readonly row: ReactNode
  /** The chalk over what he speaks of. */
  readonly marks: ReactNode
}

export interface CoachProps {
  readonly game: AnyGame
  readonly table: PlayedTable
  readonly said: readonly string[]
  readonly showRule: (clause: string) => void
  /** Null when he has nothing to say. */
  readonly speak: (words: CoachAtTable | null) => void
}
