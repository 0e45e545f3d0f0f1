import type { HintedMove, SeatInfo } from '@south-street/ui'
import { createContext, useContext } from 'react'
import type { Action } from '../../src/actions/action.ts'
import type { CardIndex } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'
import type { Appraisal } from './appraisal.ts'
import type { Journey, Voyage } from './journey.ts'
import type { RoundSoFar } from './round-so-far.ts'

/** What all parts of the board share. */
export interface BoardState {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly round: RoundSoFar
  readonly appraisal: Appraisal
  readonly mayAct: boolean
  /** A replay: nobody acts. */
  readonly still: boolean
  /** The space whose card is chosen and waits to be confirmed, or NONE. */
  readonly chosen: number
  readonly choose: (space: number) => void
  /** Chooses a space and never confirms it. */
  readonly mark: (space: number) => void
  readonly act: (...actions: Action[]) => void
  readonly takeBack: (() => void) | null
  readonly hint: readonly HintedMove<Action>[] | 'thinking' | null
  readonly askHint: ((about?: unknown) => void) | null
  readonly askWhyNot: ((action: Action) => void) | null
  readonly help: boolean
  /** The cards that are on the move now. */
  readonly moving: ReadonlyMap<CardIndex, Journey>
  /** The latest delivery that was made before the viewer's eyes. */
  readonly voyage: Voyage | null
  readonly openPlanner: () => void
  readonly openCash: () => void
  /** Compares all rivals. */
  readonly openRivals: () => void
  /** Puts the focus on a part of the board. */
  readonly focus: (selector: string) => void
  readonly openDiscards: (area: number) => void
  readonly showRule: (clause: string) => void
}

export const BoardContext = createContext<BoardState | null>(null)

export function useBoard(): BoardState {
  return useContext(BoardContext)!
}
