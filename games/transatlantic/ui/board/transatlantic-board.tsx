import {
  type BoardProps,
  Button,
  classNames,
  Drawing,
  rivalsOf,
  useHintDock,
  useIsPhone,
  useWindow,
  useWords,
} from '@south-street/ui'
import { type ReactNode, useRef, useState } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { FLAGS, REGIONS } from '../../src/catalogue.ts'
import type { Event } from '../../src/events.ts'
import type { View } from '../../src/view.ts'
import { PhoneBoard } from '../phone/phone-board.tsx'
import { ActionBar } from './action-bar.tsx'
import { BoardContext, type Closer, useBoard } from './board-context.ts'
import { useTransatlanticKeys } from './board-keys.ts'
import { CloserLook, Harbour } from './closer-look.tsx'
import { dockedOf } from './docks.ts'
import { Hints } from './hints.tsx'
import { OwnCompany } from './own-company.tsx'
import { Display, DisplayStrip, Docks } from './panels.tsx'
import { Rival } from './rival.tsx'
import { Sea } from './sea.tsx'
import styles from './transatlantic-board.module.css'
import { UpperBoard } from './upper-board.tsx'
import { useBoardState } from './use-board-state.ts'

export function TransatlanticBoard(props: BoardProps<View, Action, Event>): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const isTall = useIsTall()
  const [closer, setCloser] = useState<Closer | null>(null)
  const board = useBoardState(props, setCloser)
  useTransatlanticKeys(root, board)
  return (
    <BoardContext value={board}>
      {isPhone ? (
        <PhoneBoard root={root} bar={props.bar} record={props.record} />
      ) : (
        <div className={styles.table} ref={root} data-regions={board.view.regions.length}>
          <div className={styles.main}>
            <UpperBoard />
            <Seas />
            {props.bar ?? <ActionBar />}
            {isTall && board.view.decision !== 'take' && <DisplayStrip />}
            {board.view.viewer !== null && <OwnCompany />}
          </div>
          <Rail record={props.record} />
        </div>
      )}
      {closer !== null && <CloserLook closer={closer} close={() => setCloser(null)} />}
    </BoardContext>
  )
}

/** A tablet held upright: docks and extension cards have a row of their own. */
function useIsTall(): boolean {
  const [isNarrow, isLow] = [useWindow('w<1200'), useWindow('h<881')]
  return isNarrow && !isLow
}

function Seas(): ReactNode {
  const { view } = useBoard()
  return (
    <div className={styles.seas} data-part="seas">
      {view.regions.map((_, region) => (
        <Sea key={REGIONS[region]} region={region} />
      ))}
    </div>
  )
}

/** Rivals, docks, extension cards and the log; in a narrow window a strip above the table. */
function Rail({ record }: { readonly record: ReactNode }): ReactNode {
  const { say } = useWords()
  const { view, hint, mayAct } = useBoard()
  const isNarrow = useWindow('w<1200')
  const isTall = useIsTall()
  const hasDock = useHintDock()
  const [harbour, setHarbour] = useState(false)
  return (
    <aside className={styles.rail} aria-label={say('board.rivals')}>
      <div className={styles.rivals}>
        {rivalsOf(view).map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
      </div>
      {isTall ? null : isNarrow ? (
        <Button className={classNames(styles.harbour)} data-part="harbour" onClick={() => setHarbour(true)}>
          <span>{say('board.docks-and-display')}</span>
          <span className={styles.docked} aria-hidden="true">
            {FLAGS.map((flag, column) => (
              <span key={flag}>
                <Drawing of={`ta-flag-${flag}`} />
                {dockedOf(view, column).length}
              </span>
            ))}
          </span>
        </Button>
      ) : (
        <>
          <Docks />
          <Display />
        </>
      )}
      {hasDock && hint !== null && mayAct ? <Hints /> : record}
      {harbour && <Harbour close={() => setHarbour(false)} />}
    </aside>
  )
}
