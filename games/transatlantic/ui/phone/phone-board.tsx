import { BoardTabs, classNames, Icon, useTab, useWords } from '@south-street/ui'
import { type ReactNode, type RefObject, useState } from 'react'
import { REGIONS } from '../../src/catalogue.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { useBoard } from '../board/board-context.ts'
import { Harbour } from '../board/closer-look.tsx'
import { Sea } from '../board/sea.tsx'
import { UpperBoard, useAsksAbove } from '../board/upper-board.tsx'
import styles from './phone-board.module.css'
import { PhoneCompany } from './phone-company.tsx'
import { PhoneSeats } from './phone-seats.tsx'

interface PhoneBoardProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly bar?: ReactNode
  readonly record: ReactNode
}

type Tab = 'market' | 'seas'

/** The market or all seas; below the own company; what is asked is under the thumb. */
export function PhoneBoard({ root, bar, record }: PhoneBoardProps): ReactNode {
  const { say } = useWords()
  const { view, isMine, still } = useBoard()
  const asksAbove = useAsksAbove()
  const [harbour, setHarbour] = useState(false)
  const question = `${view.round}/${view.actor}/${view.decision}/${asksAbove}`
  const [tab, open] = useTab<Tab>(question, asksAbove || (isMine && view.decision === 'buy') ? 'market' : 'seas')
  const market = (
    <>
      <Icon name="crate" />
      {say(asksAbove ? 'board.choice' : 'board.market')}
    </>
  )
  const seas = (
    <>
      <Icon name="grid" />
      {say('board.seas')}
    </>
  )
  return (
    <div className={styles.phone} ref={root}>
      <PhoneSeats />
      <BoardTabs<Tab>
        label={say('board.areas')}
        tabs={[
          { name: 'market', content: market },
          { name: 'seas', content: seas },
        ]}
        chosen={tab}
        choose={open}
        still={still}
        className={styles.tabs}
      >
        <button
          type="button"
          role="tab"
          aria-selected={false}
          aria-label={say('board.docks-and-display')}
          onClick={() => setHarbour(true)}
        >
          <Icon name="cards" />
        </button>
      </BoardTabs>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it scrolls, and must be reachable by keyboard. */}
      <section className={styles.upper} aria-label={say('board.areas')} tabIndex={0}>
        {tab === 'market' ? (
          <UpperBoard />
        ) : (
          <div className={classNames(styles.seas, view.regions.length === 3 && styles.three)} data-part="seas">
            {view.regions.map((_, region) => (
              <Sea key={REGIONS[region]} region={region} />
            ))}
          </div>
        )}
      </section>
      {view.viewer !== null && <PhoneCompany />}
      <div className={styles.bottom}>{bar ?? <ActionBar />}</div>
      <div className={styles.record}>{record}</div>
      {harbour && <Harbour close={() => setHarbour(false)} />}
    </div>
  )
}
