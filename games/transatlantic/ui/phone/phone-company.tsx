import {
  CountedMoney,
  classNames,
  Dialog,
  Drawing,
  Icon,
  RosettePoints,
  useLesson,
  useWindow,
  useWords,
  VisuallyHidden,
} from '@south-street/ui'
import type { CSSProperties, ReactNode } from 'react'
import { CARDS, type CardIndex, FLAGS } from '../../src/catalogue.ts'
import { scoresNow } from '../board/appraisal.ts'
import { useBoard } from '../board/board-context.ts'
import { scoreOfFlag } from '../board/company-facts.ts'
import { useHandCard } from '../board/hand.tsx'
import { isPicking } from '../board/picks.ts'
import { cardTitle } from '../board/speech.ts'
import { rowOnPhone } from '../board/spread.ts'
import { AskedCard } from '../card/asked-card.tsx'
import { breakable } from '../card/fitting.ts'
import { Pictogram } from '../card/pictogram.tsx'
import styles from './phone-company.module.css'

/** So many cards lie in two rows beside the purse. */
const MOST_BESIDE_PURSE = 10

/** The hand is needed while a card is chosen; then it gives way: to one row, or to the ships that are to be chosen. */
export function PhoneCompany(): ReactNode {
  const { say } = useWords()
  const { view, isMine, mayAct, still } = useBoard()
  const isLying = useWindow('lying')
  const hasPurse = !useCoachHasPurseRow()
  const isAsked = isMine && mayAct
  const picksShips = isAsked && isPicking(view)
  const isBrief = still || (isAsked && view.decision !== 'turn')
  const count = view.hand.length + view.tiles[view.viewer!]!
  if (picksShips && !isLying) return null
  return (
    <section
      className={classNames(styles.company, isBrief ? styles.brief : count > MOST_BESIDE_PURSE && styles.crowded)}
      style={{ '--row': rowOnPhone(count) } as CSSProperties}
      aria-label={say('board.your-company')}
    >
      {(hasPurse || isBrief) && <PhonePurse />}
      {isBrief ? <Brief /> : <PhoneHand count={count} />}
      {isBrief && isLying && <ScoresNow />}
    </section>
  )
}

/** On a phone that lies a coach needs the row of the purse, which then stands in the bar while a card is chosen. */
export function useCoachHasPurseRow(): boolean {
  const [isLying, lesson] = [useWindow('lying'), useLesson()]
  return isLying && lesson?.isFree === true
}

export function PhonePurse(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  const seat = view.viewer!
  return (
    <span className={styles.purse} data-anchor={`money:${seat}`}>
      <b>
        <CountedMoney amount={view.money[seat]!} />
      </b>
      <RosettePoints points={scoresNow(view)[seat]!} title={words.say('board.points-now')} />
    </span>
  )
}

/** One row: the captains that are free, and the hand behind a button. */
function Brief(): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  return (
    <>
      <span className={styles.captains}>{words.say('board.captains', { count: view.captains[view.viewer!]! })}</span>
      <button type="button" className={styles.opener} data-part="hand-opener" onClick={() => look({ what: 'hand' })}>
        <Icon name="cards" />
        {words.say('board.hand')} <b>{view.hand.length}</b>
      </button>
    </>
  )
}

function PhoneHand({ count }: { readonly count: number }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <ul
      className={classNames(styles.strip, count > 6 && styles.rows, count > MOST_BESIDE_PURSE && styles.many)}
      aria-label={words.say('board.hand')}
      data-region="hand"
    >
      {view.hand.map((card) => (
        <li key={card}>
          <StripCard card={card} />
        </li>
      ))}
      {view.tiles[view.viewer!] === 1 && (
        <li>
          <TileCard />
        </li>
      )}
    </ul>
  )
}

function StripCard({ card }: { readonly card: CardIndex }): ReactNode {
  const words = useWords()
  const { type, set, deploys } = CARDS[card]!
  const { isAsked, isOpen, isChosen, isHinted, button } = useHandCard(card)
  return (
    <button
      type="button"
      className={classNames(
        styles.card,
        (set === 'A' || set === 'B') && styles.extension,
        isOpen && styles.open,
        isAsked && !isOpen && styles.closed,
        isHinted && styles.hinted,
        isChosen && styles.chosen,
      )}
      {...button}
    >
      <b>{breakable(cardTitle(words, card))}</b>
      <Pictogram type={type} />
      {deploys && <Drawing of="ta-anchor" className={styles.anchor} />}
    </button>
  )
}

/** The Director tile lies with the cards, until it is spent. */
function TileCard(): ReactNode {
  const words = useWords()
  const { openings, isMine, mayAct, chooseTile, picks } = useBoard()
  const isOpen = isMine && mayAct && openings.tile
  return (
    <button
      type="button"
      className={classNames(styles.card, styles.tile, isOpen && picks.tile && styles.chosen)}
      data-card="tile"
      aria-disabled={!isOpen}
      tabIndex={isOpen ? 0 : -1}
      aria-pressed={isOpen ? picks.tile : undefined}
      aria-label={`${words.say('board.tile-title')}: ${words.say('board.tile-line')}`}
      onClick={isOpen ? chooseTile : undefined}
    >
      <b>{words.say('board.tile-short')}</b>
      <Pictogram type="DIRECTOR" />
    </button>
  )
}

/** Beside the market of a phone that lies: what a ship of each flag would score. */
function ScoresNow(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <div className={styles.scores}>
      <h3>{words.say('board.scores-now')}</h3>
      <ul>
        {FLAGS.map((flag, column) => (
          <li key={flag} title={words.say(`flags.${flag}`)}>
            <Drawing of={`ta-flag-${flag}`} />
            <VisuallyHidden>{words.say(`flags.${flag}`)}</VisuallyHidden>
            <b>{scoreOfFlag(view, view.viewer!, column)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The hand, while it has given way. */
export function HandDialog({ close }: { readonly close: () => void }): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <Dialog title={words.say('board.hand')} closeLabel={words.say('board.close')} close={close}>
      <ul className={styles.whole}>
        {view.hand.map((card) => (
          <li key={card}>
            <AskedCard card={card} fills />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
