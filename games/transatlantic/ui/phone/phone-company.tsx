import { classNames, Drawing, RosettePoints, sayMoney, useWords } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { CARDS } from '../../src/catalogue.ts'
import { scoresNow } from '../board/appraisal.ts'
import { useBoard } from '../board/board-context.ts'
import { DirectorTile, housesLeft } from '../board/own-company.tsx'
import { Sheet } from '../board/sheet.tsx'
import { cardEffect, cardTitle } from '../board/speech.ts'
import { Pictogram } from '../card/pictogram.tsx'
import styles from './phone-company.module.css'

const PANES = ['hand', 'sheet', 'played'] as const
type Pane = (typeof PANES)[number]

/** The own company on a phone: the purse, and one of hand, sheet and played cards. */
export function PhoneCompany(): ReactNode {
  const { say } = useWords()
  const { view, isMine, mayAct, still } = useBoard()
  const [pane, setPane] = useState<Pane>('hand')
  const seat = view.viewer!
  // In the middle of a card the seas need the room, and so they do in a replay; the hand is only named then.
  const isBrief = still || (isMine && mayAct && view.decision !== 'turn')
  const counts: Readonly<Record<Pane, number | null>> = {
    hand: view.hand.length,
    sheet: null,
    played: view.stacks[seat]!.length,
  }
  return (
    <section className={classNames(styles.company, isBrief && styles.brief)} aria-label={say('board.your-company')}>
      <PhonePurse />
      <div className={styles.lower}>
        <div className={styles.switch} role="tablist">
          {PANES.map((one) => (
            <button key={one} type="button" role="tab" aria-selected={one === pane} onClick={() => setPane(one)}>
              {say(one === 'sheet' ? 'board.my-sheet' : `board.${one}`)} {counts[one] !== null && <b>{counts[one]}</b>}
            </button>
          ))}
        </div>
        {pane === 'sheet' ? (
          <div className={styles.sheet}>
            <Sheet seat={seat} />
          </div>
        ) : (
          <Strip cards={pane === 'hand' ? view.hand : view.stacks[seat]!.toReversed()} isHand={pane === 'hand'} />
        )}
      </div>
    </section>
  )
}

function PhonePurse(): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const seat = view.viewer!
  const { house } = seats[seat]!
  const captains = view.captains[seat]!
  const houses = housesLeft(view)
  return (
    <div className={styles.purse}>
      <b className={styles.cash}>{sayMoney(words, view.money[seat]!)}</b>
      <RosettePoints points={scoresNow(view)[seat]!} title={words.say('board.points-now')} />
      <span className={styles.left}>
        <span role="img" aria-label={words.say('board.captains', { count: captains })}>
          <Drawing of={`ta-captain-${house}`} /> {captains}
        </span>
        <span role="img" aria-label={words.say('board.houses-left', { count: houses })}>
          <Drawing of={`ta-house-${house}`} /> {houses}
        </span>
      </span>
      <DirectorTile />
    </div>
  )
}

function Strip({ cards, isHand }: { readonly cards: readonly number[]; readonly isHand: boolean }): ReactNode {
  const words = useWords()
  const { view, openings, picks, isMine, mayAct, chooseCard } = useBoard()
  const isAsked = isHand && isMine && mayAct && view.decision === 'turn'
  return (
    <ul className={styles.strip}>
      {cards.map((card) => {
        const { type, set, id } = CARDS[card]!
        const isOpen = isAsked && openings.cards.has(card)
        const label = `${cardTitle(words, card)}: ${cardEffect(words, card)}`
        return (
          <li key={card}>
            <button
              type="button"
              className={classNames(
                styles.card,
                (set === 'A' || set === 'B') && styles.extension,
                isOpen && styles.open,
                isAsked && !isOpen && styles.closed,
                isAsked && picks.card === card && styles.chosen,
              )}
              data-card={id}
              aria-label={isOpen ? words.say('spoken.can-play', { what: label }) : label}
              aria-pressed={isOpen ? picks.card === card : undefined}
              aria-disabled={!isOpen}
              onClick={() => isAsked && chooseCard(card)}
            >
              <b>{cardTitle(words, card)}</b>
              <Pictogram type={type} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
