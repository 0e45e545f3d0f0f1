import {
  BoardTabs,
  classNames,
  Icon,
  InTableHead,
  type LessonFrame,
  useLesson,
  useTab,
  useWindow,
  useWords,
} from '@south-street/ui'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { REGIONS } from '../../src/catalogue.ts'
import { steamshipsLeft } from '../../src/market.ts'
import type { View } from '../../src/view.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { tabOfAnchors } from '../board/anchors.ts'
import { useBoard } from '../board/board-context.ts'
import { Harbour } from '../board/closer-look.tsx'
import { isPicking } from '../board/picks.ts'
import { Sea } from '../board/sea.tsx'
import { UpperBoard, useAsksAbove } from '../board/upper-board.tsx'
import styles from './phone-board.module.css'
import { PhoneCompany } from './phone-company.tsx'
import { PhoneSeats } from './phone-seats.tsx'
import { PhoneSheet } from './phone-sheet.tsx'

interface PhoneBoardProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly bar?: ReactNode
  readonly record: ReactNode
}

type Tab = 'market' | 'seas' | 'sheet'

/** The market, all seas or the own sheet; below the own company; what is asked is under the thumb. */
export function PhoneBoard({ root, bar, record }: PhoneBoardProps): ReactNode {
  const { say } = useWords()
  const { view, table, isMine, mayAct, hint } = useBoard()
  const asksAbove = useAsksAbove()
  const [harbour, setHarbour] = useState(false)
  const [isLow, isLying] = [useWindow('h<761'), useWindow('lying')]
  const question = `${view.round}/${view.actor}/${view.decision}/${asksAbove}`
  const asked: Tab = asksAbove || (isMine && view.decision === 'buy') ? 'market' : 'seas'
  const [tab, open] = useTab<Tab>(question, asked)
  const lesson = useLesson()
  useMarkedTab(lesson, table, asked, open)
  // A lesson's head has no room for them beside its own words, unless the phone lies.
  const speaksOfSeats =
    lesson !== null && !isLying && lesson.at.some((anchor) => /^(seat|docks|display)\b/.test(anchor))
  const seats = <PhoneSeats openHarbour={() => setHarbour(true)} />
  return (
    <div
      className={styles.phone}
      ref={root}
      data-hinted={hint !== null && mayAct ? '' : undefined}
      data-coached={lesson?.isFree ? '' : undefined}
    >
      {isLow && !speaksOfSeats ? <InTableHead>{seats}</InTableHead> : <div className={styles.seats}>{seats}</div>}
      <PhoneTabs tab={tab} open={open} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, it must be reachable by keyboard. */}
      <section className={styles.place} aria-label={say('board.areas')} tabIndex={0}>
        {tab === 'market' && <UpperBoard />}
        {tab === 'seas' && <Seas />}
        {tab === 'sheet' && <PhoneSheet />}
      </section>
      {view.viewer !== null && <PhoneCompany />}
      <div className={styles.bottom}>{bar ?? <ActionBar />}</div>
      <div className={styles.record}>{record}</div>
      {harbour && <Harbour close={() => setHarbour(false)} />}
    </div>
  )
}

/** What a teacher marks has to be in sight; what is thought through step by step then leads on by itself. */
function useMarkedTab(lesson: LessonFrame | null, table: View, asked: Tab, open: (tab: Tab) => void): void {
  const at = lesson?.at ?? []
  const tab = tabOfAnchors(at, table)
  // In a lesson every step has its own marks; what the one before has opened is not meant any more.
  const fallback = lesson?.kind === 'lesson' && lesson.isFree !== true ? asked : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the marks and the table, and then leaves the tabs alone.
  useEffect(() => {
    if (tab !== null) open(tab)
    else if (fallback !== null) open(fallback)
  }, [tab, at.join(' '), table.round, table.actor, table.decision])
}

function PhoneTabs({ tab, open }: { readonly tab: Tab; readonly open: (tab: Tab) => void }): ReactNode {
  const { say } = useWords()
  const { view, still } = useBoard()
  const asksAbove = useAsksAbove()
  const market = (
    <>
      <Icon name={asksAbove ? 'cards' : 'crate'} />
      <span className={styles.two}>
        {say(asksAbove ? 'board.choice' : 'board.market-tab')}
        {!asksAbove && <small>{say('board.ships-left', { left: steamshipsLeft(view) })}</small>}
      </span>
    </>
  )
  const seas = (
    <>
      <Icon name="grid" />
      <span>{say('board.seas')}</span>
    </>
  )
  const sheet = (
    <>
      <Icon name="chart" />
      <span>{say('board.my-sheet')}</span>
    </>
  )
  return (
    <BoardTabs<Tab>
      label={say('board.areas')}
      tabs={[
        { name: 'market', content: market },
        { name: 'seas', content: seas },
        ...(view.viewer === null ? [] : [{ name: 'sheet' as const, content: sheet }]),
      ]}
      chosen={tab}
      choose={open}
      still={still}
      className={styles.tabs}
    />
  )
}

/** All seas at once. */
function Seas(): ReactNode {
  const { view, isMine, mayAct } = useBoard()
  const count = view.regions.length
  return (
    <div
      className={classNames(
        styles.seas,
        count === 3 && styles.three,
        count === 5 && styles.five,
        isMine && mayAct && isPicking(view) && styles.picking,
      )}
      data-part="seas"
    >
      {view.regions.map((_, region) => (
        <Sea key={REGIONS[region]} region={region} />
      ))}
    </div>
  )
}
