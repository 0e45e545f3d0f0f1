import { classNames, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/catalogue.ts'
import { ActionCard } from '../card/action-card.tsx'
import { useBoard } from './board-context.ts'
import styles from './hand.module.css'
import { cardEffect, cardTitle } from './speech.ts'
import { spread } from './spread.ts'

/** The viewer's hand; the card that is being carried out has left it for the stack. */
export function Hand(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <ul
      className={classNames(styles.cards, styles[spread(view.hand.length)])}
      aria-label={words.say('board.hand')}
      data-region="hand"
    >
      {view.hand.map((card) => (
        <li key={card}>
          <HandCard card={card} />
        </li>
      ))}
      <li className={styles.played}>
        <PlayedCards />
      </li>
    </ul>
  )
}

/** Whether a card of the hand can be played now, and how it is called and chosen. */
export function useHandCard(card: CardIndex) {
  const words = useWords()
  const { view, openings, picks, isMine, mayAct, chooseCard, hint } = useBoard()
  const isAsked = isMine && mayAct && view.decision === 'turn'
  const isOpen = isAsked && openings.cards.has(card)
  const isChosen = isAsked && picks.card === card
  const label = `${cardTitle(words, card)}: ${cardEffect(words, card)}`
  const isHinted = Array.isArray(hint) && hint[0]?.action.type === 'play' && hint[0].action.card === card
  return {
    isAsked,
    isOpen,
    isChosen,
    isHinted,
    button: {
      'data-card': CARDS[card]!.id,
      'data-hinted': isHinted ? '' : undefined,
      'aria-label': isOpen ? words.say('spoken.can-play', { what: label }) : label,
      'aria-pressed': isOpen ? isChosen : undefined,
      'aria-disabled': !isOpen,
      tabIndex: isOpen || !isAsked ? 0 : -1,
      onClick: () => isAsked && chooseCard(card),
    },
  }
}

function HandCard({ card }: { readonly card: CardIndex }): ReactNode {
  const { view, isMine, mayAct } = useBoard()
  const { isAsked, isOpen, isChosen, isHinted, button } = useHandCard(card)
  // In the middle of a card the others rest.
  const rests = isMine && mayAct && view.decision !== 'turn'
  return (
    <button
      type="button"
      className={classNames(
        styles.card,
        isOpen && styles.open,
        ((isAsked && !isOpen) || rests) && styles.closed,
        isHinted && styles.hinted,
        isChosen && styles.chosen,
      )}
      {...button}
    >
      <ActionCard card={card} fills />
    </button>
  )
}

/** What has been played: the last card on top. */
function PlayedCards(): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  const seat = view.viewer!
  const stack = view.stacks[seat]!
  const top = stack.at(-1)
  if (top === undefined) return <div className={styles.nothing} />
  return (
    <button
      type="button"
      data-anchor="played"
      className={classNames(styles.stack, stack.length > 1 && styles.two, stack.length > 2 && styles.more)}
      data-help={CARDS[top]!.id}
      aria-label={words.say('spoken.stack', { count: stack.length, card: cardTitle(words, top) })}
      onClick={() => look({ what: 'stack', seat })}
    >
      <ActionCard
        card={top}
        fills
        title={`${words.say('board.played')} ${stack.length}`}
        line={cardTitle(words, top)}
        className={styles.done}
      />
    </button>
  )
}
