import { HOUSES, type SeatInfo } from '@south-street/ui'
import type { ReactNode } from 'react'
import { NONE } from '../../src/cards.ts'
import { appraise } from '../board/appraisal.ts'
import { BoardContext, type BoardState } from '../board/board-context.ts'
import { readRound } from '../board/round-so-far.ts'
import styles from './gallery.module.css'
import type { Position } from './positions.ts'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']
const nothing = () => undefined

function boardOf({ view, history }: Position, more: Partial<BoardState>): BoardState {
  const seats: readonly SeatInfo[] = NAMES.map((name, seat) => ({
    name,
    house: HOUSES[seat]!,
    isYou: seat === view.viewer,
  }))
  return {
    view,
    seats,
    round: readRound(history, view),
    appraisal: appraise(view),
    mayAct: true,
    still: false,
    chosen: NONE,
    ...{
      choose: nothing,
      mark: nothing,
      act: nothing,
      takeBack: null,
      hint: null,
      askHint: nothing,
      askWhyNot: nothing,
      help: true,
    },
    ...{ moving: new Map(), voyage: null, openPlanner: nothing, openCash: nothing, openRivals: nothing },
    ...{ focus: nothing, openDiscards: nothing, showRule: nothing },
    ...more,
  }
}

/** A part of the board, as it stands at a table in this position. */
export function partOf(position: Position, more: Partial<BoardState>, part: ReactNode): () => ReactNode {
  const board = boardOf(position, more)
  return () => (
    <BoardContext value={board}>
      <div className={styles.board}>{part}</div>
    </BoardContext>
  )
}
