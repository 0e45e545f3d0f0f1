import { BoardTabs, classNames, Icon, InTableHead, useTab, useWindow, useWords } from '@south-street/ui'
import { type ReactNode, type RefObject, useState } from 'react'
import { REGIONS } from '../../src/catalogue.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { useBoard } from '../board/board-context.ts'
import { Harbour } from '../board/closer-look.tsx'
import { isPicking } from '../board/picks.ts'
import { Sea } from '../board/sea.tsx'
import { UpperBoard, useAsksAbove } from '../board/upper-board.tsx'
import { steamshipsLeft } from '../headline.tsx'
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
  const { view, isMine, mayAct, hint } = useBoard()
  const asksAbove = useAsksAbove()
  const [harbour, setHarbour] = useState(false)
  const isLow = useWindow('h<761')
  const question = `${view.round}/${view.actor}/${view.decision}/${asksAbove}`
  const [tab, open] = useTab<Tab>(question, asksAbove || (isMine && view.decision === 'buy') ? 'market' : 'seas')
  const seats = <PhoneSeats openHarbour={() => setHarbour(true)} />
  return (
    <div className={styles.phone} ref={root} data-hinted={hint !== null && mayAct ? '' : undefined}>
      {isLow ? <InTableHead>{seats}</InTableHead> : <div className={styles.seats}>{seats}</div>}
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
