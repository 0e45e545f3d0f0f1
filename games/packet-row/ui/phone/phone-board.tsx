import { BoardTabs, classNames, Drawing, Icon, useTab, useWords } from '@south-street/ui'
import { Fragment, type ReactNode, type RefObject } from 'react'
import { AREAS, type Area, NONE } from '../../src/cards.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { AskingLine } from '../board/asking-line.tsx'
import { useBoard } from '../board/board-context.ts'
import { ComingSupply } from '../board/coming-supply.tsx'
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
  const { view, round, still, hint } = useBoard()
  const question = `${view.round}/${view.phase}/${view.area}`
  const [tab, open] = useTab<Tab>(question, view.area === NONE ? ALL : view.area)
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
  const tabs = [{ name: ALL, content: all }, ...areas.map((content, area) => ({ name: area, content }))] as const
  return (
    <div className={classNames(styles.phone, still && styles.still, tab === ALL && styles.all)} ref={root}>
      <div className={styles.seats}>
        <PhoneSeats />
      </div>
      <BoardTabs<Tab>
        label={say('board.areas')}
        tabs={tabs}
        chosen={tab}
        choose={open}
        still={still}
        className={styles.tabs}
      />
      {tab === ALL ? <Overview /> : <PhoneArea area={tab} />}
      {tab === ALL && view.viewer !== null && <HandButton />}
      {tab !== ALL && view.viewer !== null && hint === null && <PhoneHand />}
      <div className={styles.bottom}>{bar ?? <ActionBar />}</div>
      <div className={styles.record}>{record}</div>
    </div>
  )
}

function PhoneArea({ area }: { readonly area: Area }): ReactNode {
  const { say } = useWords()
  const { view } = useBoard()
  const isAsked = view.area === area
  return (
    <section
      className={classNames(styles.area, isAsked && styles.asked, view.players === 5 && styles.four)}
      aria-label={say(`areas.${AREAS[area]}`)}
      data-area={AREAS[area]}
    >
      {isAsked && (
        <div className={styles.line}>
          <AskingLine />
        </div>
      )}
      <div className={styles.now}>
        {currentSpaces(area, view.players).map((space) => (
          <Space key={space} space={space} />
        ))}
      </div>
      <ComingSupply area={area} open="board.next-open-with-assistant" classes={{ ...styles, spaces: styles.coming }} />
    </section>
  )
}
