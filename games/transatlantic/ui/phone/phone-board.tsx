import { classNames, Icon, useWords } from '@south-street/ui'
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
  const { view, isMine } = useBoard()
  const asksAbove = useAsksAbove()
  const [harbour, setHarbour] = useState(false)
  // What is asked opens by itself; another tab stays open only while the same question stands.
  const question = `${view.round}/${view.actor}/${view.decision}/${asksAbove}`
  const [opened, setOpened] = useState<{ readonly question: string; readonly tab: Tab } | null>(null)
  const asked: Tab = asksAbove || (isMine && view.decision === 'buy') ? 'market' : 'seas'
  const tab = opened?.question === question ? opened.tab : asked
  const open = (next: Tab) => setOpened({ question, tab: next })
  return (
    <div className={styles.phone} ref={root}>
      <PhoneSeats />
      <div className={styles.tabs} role="tablist" aria-label={say('board.areas')}>
        <button type="button" role="tab" aria-selected={tab === 'market'} onClick={() => open('market')}>
          <Icon name="crate" />
          {say(asksAbove ? 'board.choice' : 'board.market')}
        </button>
        <button type="button" role="tab" aria-selected={tab === 'seas'} onClick={() => open('seas')}>
          <Icon name="grid" />
          {say('board.seas')}
        </button>
        <button
          type="button"
          role="tab"
          aria-selected={false}
          aria-label={say('board.docks-and-display')}
          onClick={() => setHarbour(true)}
        >
          <Icon name="cards" />
        </button>
      </div>
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
