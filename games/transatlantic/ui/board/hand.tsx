import { classNames, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/catalogue.ts'
import { ActionCard } from '../card/action-card.tsx'
import { useBoard } from './board-context.ts'
import styles from './hand.module.css'
import { cardEffect, cardTitle } from './speech.ts'

/** The viewer's hand; the card that is being carried out has left it for the stack. */
export function Hand(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <div className={styles.group}>
      <h3>
        {words.say('board.hand')} <b>{view.hand.length}</b>
      </h3>
      <ul className={styles.cards}>
        {view.hand.map((card) => (
          <li key={card}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function HandCard({ card }: { readonly card: CardIndex }): ReactNode {
  const words = useWords()
  const { view, openings, picks, isMine, mayAct, chooseCard, hint } = useBoard()
  const isAsked = isMine && mayAct && view.decision === 'turn'
  const isOpen = isAsked && openings.cards.has(card)
  const isChosen = isAsked && picks.card === card
  const isHinted = Array.isArray(hint) && hint[0]?.action.type === 'play' && hint[0].action.card === card
  const label = `${cardTitle(words, card)}: ${cardEffect(words, card)}`
  return (
    <button
      type="button"
      className={classNames(
        styles.card,
        isOpen && styles.open,
        isAsked && !isOpen && styles.closed,
        isHinted && styles.hinted,
        isChosen && styles.chosen,
      )}
      data-card={CARDS[card]!.id}
      title={label}
      aria-label={isOpen ? words.say('spoken.can-play', { what: label }) : label}
      aria-pressed={isOpen ? isChosen : undefined}
      aria-disabled={!isOpen}
      tabIndex={isOpen || !isAsked ? 0 : -1}
      onClick={() => isAsked && chooseCard(card)}
    >
      <ActionCard card={card} />
    </button>
  )
}

/** What has been played: the last card on top. */
export function PlayedStack(): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  const seat = view.viewer!
  const stack = view.stacks[seat]!
  const top = stack.at(-1)
  return (
    <div className={styles.played}>
      <h3>
        {words.say('board.played')} <b>{stack.length}</b>
      </h3>
      {top === undefined ? (
        <div className={styles.nothing} />
      ) : (
        <button
          type="button"
          className={classNames(styles.stack, stack.length > 1 && styles.two, stack.length > 2 && styles.more)}
          aria-label={words.say('spoken.stack', { count: stack.length, card: cardTitle(words, top) })}
          onClick={() => look({ what: 'stack', seat })}
        >
          <ActionCard card={top} />
        </button>
      )}
    </div>
  )
}
