import { type BoardProps, classNames, rivalsOf, useIsPhone, useLesson, useWindow, useWords } from '@south-street/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { AREAS, type Area, NONE } from '../../src/cards.ts'
import type { Event } from '../../src/events.ts'
import { richestPerBanker } from '../../src/score.ts'
import type { View } from '../../src/view.ts'
import { BankerPoints } from '../card/banker-points.ts'
import { PhoneBoard } from '../phone/phone-board.tsx'
import { PhoneSeats } from '../phone/phone-seats.tsx'
import { Planner } from '../planner/planner.tsx'
import { ActionBar } from './action-bar.tsx'
import { appraise } from './appraisal.ts'
import { AreaBoard } from './area-board.tsx'
import { BoardContext, type BoardState } from './board-context.ts'
import { usePacketRowKeys } from './board-keys.ts'
import { CompareRivals } from './compare-rivals.tsx'
import { DiscardsDialog } from './discards-dialog.tsx'
import { Frieze } from './frieze.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { Hints } from './hints.tsx'
import { journeysOf } from './journey.ts'
import { OwnHouse } from './own-house.tsx'
import styles from './packet-row-board.module.css'
import { Rival, SlimRival } from './rival.tsx'
import { readRound } from './round-so-far.ts'
import { useVoyage } from './voyage.tsx'

type Open = { readonly what: 'planner' | 'cash' | 'rivals' } | { readonly what: 'discards'; readonly area: Area }

export function PacketRowBoard(props: BoardProps<View, Action, Event>): ReactNode {
  const { view, history, moving, mayAct, confirmsAtOnce, act } = props
  const { say } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const [isNarrow, isUpright, isLow] = [useWindow('w<1200'), useWindow('upright'), useWindow('h<761')]
  const [choice, setChoice] = useState<{ readonly view: View; readonly space: number } | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const appraisal = useMemo(() => appraise(view), [view])
  const round = useMemo(() => readRound(history, view), [history, view])
  const journeys = useMemo(() => journeysOf(moving, view.viewer), [moving, view.viewer])
  // A choice belongs to the view that it was made in.
  const chosen = choice?.view === view ? choice.space : NONE
  const board: BoardState = {
    ...props,
    round,
    appraisal,
    chosen,
    moving: journeys,
    voyage: useVoyage(history),
    still: props.bar !== undefined,
    choose: (space) => {
      const standing = space === NONE ? null : appraisal.standings[space]!
      const confirms = confirmsAtOnce || space === chosen
      if (standing?.kind === 'open' && confirms && mayAct) act(standing.action)
      else setChoice({ view, space })
    },
    mark: (space) => setChoice({ view, space }),
    openPlanner: () => setOpen({ what: 'planner' }),
    openCash: () => setOpen({ what: 'cash' }),
    openRivals: () => setOpen({ what: 'rivals' }),
    focus: (selector) => root.current?.querySelector<HTMLElement>(selector)?.focus(),
    openDiscards: (area) => setOpen({ what: 'discards', area }),
  }
  usePacketRowKeys(root, board)
  const isTaught = useLesson()?.kind === 'lesson'
  const isSlim = view.players === 5 || isLow
  return (
    <BoardContext value={board}>
      <BankerPoints value={richestPerBanker(view.players)}>
        {isPhone ? (
          <PhoneBoard root={root} bar={props.bar} record={props.record} />
        ) : (
          <div
            className={classNames(
              styles.table,
              view.players === 5 && styles.five,
              board.still && styles.replay,
              isTaught && styles.taught,
            )}
            ref={root}
            data-players={view.players}
            data-next={isUpright || view.viewer === null ? 'below' : 'beside'}
          >
            {props.bar === undefined && !isTaught ? <Frieze /> : <span />}
            <div className={styles.main}>
              <div className={styles.boards}>
                {AREAS.map((name, area) => (
                  <AreaBoard key={name} area={area} />
                ))}
              </div>
              {props.bar ?? <ActionBar />}
              {isNarrow && board.hint !== null && mayAct ? (
                <div className={styles.hint}>
                  <Hints />
                </div>
              ) : (
                view.viewer !== null && <OwnHouse />
              )}
            </div>
            <aside className={styles.rail} aria-label={say('board.rivals')}>
              <div className={styles.rivals}>
                {isNarrow ? (
                  <PhoneSeats look="strip" />
                ) : (
                  rivalsOf(view).map((seat) =>
                    isSlim ? <SlimRival key={seat} seat={seat} /> : <Rival key={seat} seat={seat} />,
                  )
                )}
              </div>
              {!isNarrow && (board.hint !== null && mayAct ? <Hints /> : props.record)}
            </aside>
          </div>
        )}
        {open !== null && <OpenDialog open={open} close={() => setOpen(null)} />}
      </BankerPoints>
    </BoardContext>
  )
}

function OpenDialog({ open, close }: { readonly open: Open; readonly close: () => void }): ReactNode {
  if (open.what === 'discards') return <DiscardsDialog area={open.area} close={close} />
  if (open.what === 'planner') return <Planner close={close} />
  if (open.what === 'rivals') return <CompareRivals close={close} />
  return <GroupDialog name="cash" close={close} />
}
