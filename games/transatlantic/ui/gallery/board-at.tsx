import { type BoardProps, HOUSES } from '@south-street/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Action } from '../../src/actions/action.ts'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { BoardContext, type BoardState } from '../board/board-context.ts'
import { useBoardState } from '../board/use-board-state.ts'
import styles from './gallery.module.css'

const NAMES = ['Anna', 'Ben', 'Cleo']
const nothing = () => undefined

function propsOf(view: View, mayAct: boolean): BoardProps<View, Action, Event> {
  return {
    view,
    seats: NAMES.map((name, seat) => ({ name, house: HOUSES[seat]!, isYou: seat === view.viewer })),
    ...{
      history: [],
      moving: [],
      mayAct,
      act: nothing,
      takeBack: null,
      hint: null,
      askHint: nothing,
      askWhyNot: nothing,
    },
    ...{ help: true, confirmsAtOnce: false, record: null, showRule: nothing },
  }
}

/** The table as it is shown. */
export interface Moment {
  readonly view: View
  /** Nobody acts unless it is said. */
  readonly mayAct?: boolean
  /** What has been chosen and waits to be confirmed. */
  readonly chosen?: Action
  readonly more?: Partial<BoardState>
}

function BoardAt({ moment, children }: { readonly moment: Moment; readonly children: ReactNode }): ReactNode {
  const { view, mayAct = true, chosen, more } = moment
  const board = useBoardState(propsOf(view, mayAct), nothing)
  const prepare = useRef(board.prepare)
  useEffect(() => {
    if (chosen !== undefined) prepare.current(chosen)
  }, [chosen])
  return <BoardContext value={{ ...board, ...more }}>{children}</BoardContext>
}

/** A part of the board, as it stands at a table in this moment. */
export function partOf(
  moment: Moment,
  part: ReactNode,
  look: 'berth' | 'part' | 'upper' | 'sea' | 'hand' | 'own' = 'part',
) {
  return (): ReactNode => (
    <BoardAt moment={moment}>
      <div className={styles[look]}>{part}</div>
    </BoardAt>
  )
}
