import {
  BoardTabs,
  classNames,
  Drawing,
  Icon,
  InTableHead,
  type LessonFrame,
  splitAnchor,
  useLesson,
  useTab,
  useWindow,
  useWords,
  VisuallyHidden,
} from '@south-street/ui'
import { Fragment, type ReactNode, type RefObject, useEffect } from 'react'
import { AREAS, type Area, CARDS, NONE } from '../../src/cards.ts'
import { areaOfSpace } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { AskingLine } from '../board/asking-line.tsx'
import { useBoard } from '../board/board-context.ts'
import { ComingSupply } from '../board/coming-supply.tsx'
import { Piles } from '../board/piles.tsx'
import { Space } from '../board/space.tsx'
import { currentSpaces } from '../board/spaces.ts'
import { HandButton } from './hand-button.tsx'
import { Overview } from './overview.tsx'
import styles from './phone-board.module.css'
import { PhoneHand } from './phone-hand.tsx'
import { PhoneSeats } from './phone-seats.tsx'

interface PhoneBoardProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly bar?: ReactNode
  readonly record: ReactNode
}

const ALL = 'all'
type Tab = Area | typeof ALL

/** One area at a time, or all four as tickets; what is asked is under the thumb. */
export function PhoneBoard({ root, bar, record }: PhoneBoardProps): ReactNode {
  const { say } = useWords()
  const { view, still, hint, chosen, mayAct } = useBoard()
  const [isLow, isLowest, isLying] = [useWindow('h<740'), useWindow('h<621'), useWindow('lying')]
  const question = `${view.round}/${view.phase}/${view.area}`
  const [tab, open] = useTab<Tab>(question, view.area === NONE ? ALL : view.area)
  // What a hint has chosen may lie in another area.
  const chosenIn = chosen === NONE ? NONE : areaOfSpace(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows a choice, and then leaves the tabs alone.
  useEffect(() => {
    if (chosenIn !== NONE && tab !== ALL && tab !== chosenIn) open(chosenIn)
  }, [chosen])
  const lesson = useLesson()
  useMarkedTab(lesson, view, tab, open)
  const isHinted = hint !== null && mayAct
  const isTaught = lesson?.kind === 'lesson'
  // A phone that lies has room for them in its head, whatever a teacher says.
  const speaksOfSeats = !isLying && (lesson?.at.some((anchor) => /^(seat|money):/.test(anchor)) ?? false)
  const seatsInHead = !speaksOfSeats && (isLowest || (isLow && (tab === ALL || isHinted || isTaught)))
  // In the lowest windows a teacher takes the room of the hand; what he marks there keeps it, and the tabs give way.
  const marksHand = lesson?.at.some((anchor) => isOwnCard(anchor, view)) ?? false
  const isSqueezed = isTaught && isLowest && !isLying
  const hidesHand = tab === ALL || (isSqueezed && !marksHand)
  const handButton = hidesHand && view.viewer !== null && <HandButton />
  // It is one of the answers where there are few; in the lowest windows it has no other place.
  const hasNoRow = isLowest && !isLying && bar === undefined
  const isAnswer = view.actor === view.viewer ? mayAct && view.phase === 'choose' : hasNoRow
  return (
    <div
      className={classNames(
        styles.phone,
        still && styles.still,
        tab === ALL && styles.all,
        isHinted && styles.hinted,
        isSqueezed && (tab === ALL || marksHand) && styles.squeezed,
      )}
      ref={root}
    >
      {seatsInHead ? (
        <InTableHead>
          <PhoneSeats look="head" />
        </InTableHead>
      ) : (
        <PhoneSeats look="row" />
      )}
      <BoardTabs<Tab>
        label={say('board.areas')}
        tabs={useTabs()}
        chosen={tab}
        choose={open}
        still={still}
        className={styles.tabs}
      />
      {tab === ALL ? <Overview /> : <PhoneArea area={tab} low={isLow || isHinted || isTaught} />}
      {(tab !== ALL || (!isAnswer && !hasNoRow && !speaksOfSeats)) && handButton}
      {!hidesHand && view.viewer !== null && !isHinted && <PhoneHand />}
      <div className={styles.bottom}>{bar ?? <ActionBar hand={isAnswer && tab === ALL && handButton} />}</div>
      <div className={styles.record}>{record}</div>
    </div>
  )
}

/** What a teacher marks has to be in sight. */
function useMarkedTab(lesson: LessonFrame | null, view: View, tab: Tab, open: (tab: Tab) => void): void {
  const area = areaOfAnchors(lesson?.at ?? [], view)
  // Beside all areas the hand is only a button; while an area is to be chosen, that has to do.
  const readsOfHand = lesson?.mayAct === false && lesson.at.some((anchor) => isOwnCard(anchor, view))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the marks and the question, and then leaves the tabs alone.
  useEffect(() => {
    if (area !== NONE && tab !== ALL && tab !== area) open(area)
    else if (area === NONE && tab === ALL && readsOfHand) open(Math.max(0, view.area))
  }, [area, readsOfHand, view.round, view.phase, view.area])
}

function isOwnCard(anchor: string, { viewer, hands, fleets }: View): boolean {
  const [kind, of] = splitAnchor(anchor)
  return (
    kind === 'card' && viewer !== null && [...hands[viewer]!, ...fleets[viewer]!].some((card) => CARDS[card]?.id === of)
  )
}

function areaOfAnchors(at: readonly string[], { spaces }: View): Area | typeof NONE {
  const [kind, of] = splitAnchor(at[0] ?? '')
  if (kind !== 'card') return (AREAS as readonly string[]).indexOf(of)
  const space = spaces.findIndex((card) => card !== NONE && CARDS[card]!.id === of)
  return space === NONE ? NONE : areaOfSpace(space)
}

function useTabs(): readonly { readonly name: Tab; readonly content: ReactNode }[] {
  const { say } = useWords()
  const { round } = useBoard()
  const all = (
    <>
      <Icon name="grid" />
      {say('board.all')}
    </>
  )
  const areas = AREAS.map((name, area) => (
    <Fragment key={name}>
      {round.asked.includes(area) && <i>{round.asked.indexOf(area) + 1}</i>}
      <Drawing of={`area-${name}`} />
      {say(`areas.${name}`)}
    </Fragment>
  ))
  return [{ name: ALL, content: all }, ...areas.map((content, area) => ({ name: area, content }))]
}

/** One area in full. */
export function PhoneArea({ area, low }: { readonly area: Area; readonly low: boolean }): ReactNode {
  const { say } = useWords()
  const { view } = useBoard()
  const isLying = useWindow('lying')
  const isAsked = view.area === area
  // Four cards leave no room beside them.
  const isCrowded = view.players === 5 && !isLying
  return (
    <section
      className={classNames(
        styles.area,
        low && styles.grows,
        low && isCrowded && styles.crowded,
        isAsked && styles.asked,
        view.players === 5 && styles.four,
      )}
      aria-label={say(`areas.${AREAS[area]}`)}
      data-area={AREAS[area]}
    >
      {/* Its tab says it to the eye. */}
      <VisuallyHidden as="h2">{say(`areas.${AREAS[area]}`)}</VisuallyHidden>
      {isAsked && (
        <div className={styles.line}>
          <AskingLine />
        </div>
      )}
      <div className={classNames(styles.now, low && styles.low)} data-anchor={`supply:${AREAS[area]}`}>
        <div className={styles.cards}>
          {currentSpaces(area, view.players).map((space) => (
            <Space key={space} space={space} />
          ))}
        </div>
        {low && !isCrowded && <Piles area={area} at="beside" />}
      </div>
      <ComingSupply area={area} low={low} hasPiles={!low} classes={{ ...styles, spaces: styles.coming }} />
      {low && isCrowded && (
        <div className={styles.piles}>
          <Piles area={area} at="head" />
        </div>
      )}
    </section>
  )
}
