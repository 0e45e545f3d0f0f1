import { useWords } from '@south-street/ui'
import { type ReactNode, useDeferredValue } from 'react'
import { CARDS, type CardIndex } from '../../src/catalogue.ts'
import { ActionCard } from '../card/action-card.tsx'
import { useBoard } from './board-context.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import styles from './display-board.module.css'
import { sayProspect } from './say-prospect.ts'
import { cardEffect, cardTitle } from './speech.ts'

/** DIRECTOR and PRESIDENT: a card of the display (TA-10.3, TA-14.2). */
export function DisplayBoard(): ReactNode {
  const words = useWords()
  const { view } = useBoard()
  return (
    <ChoiceFrame title={words.say('board.display')} line={words.say('board.display-line')}>
      {view.display.map((card, place) => (
        <DisplayCard key={card} card={card} isOldest={place === 0} />
      ))}
    </ChoiceFrame>
  )
}

interface DisplayCardProps {
  readonly card: CardIndex
  readonly isOldest: boolean
}

/** What it would bring is counted after the board is seen, card by card, so that no click waits for it. */
function DisplayCard({ card, isOldest }: DisplayCardProps): ReactNode {
  const words = useWords()
  const { openings, picks, prospect, chooseCard } = useBoard()
  const isOpen = openings.cards.has(card)
  const isCounted = useDeferredValue<typeof prospect | null>(prospect, null) === prospect
  const best = isOpen && isCounted ? prospect({ type: 'take', card }) : null
  const now = best === null ? '' : sayProspect(words, best)
  const leaves = isOldest ? words.say('board.leaves-next') : ''
  const label = [`${cardTitle(words, card)}: ${cardEffect(words, card)}`, now, leaves]
  const foot = (
    <span className={styles.foot}>
      <b>{now}</b>
      <em>{leaves}</em>
    </span>
  )
  return (
    <ChoiceCard
      id={CARDS[card]!.id}
      label={label.filter((part) => part !== '').join(', ')}
      isOpen={isOpen}
      isChosen={picks.card === card}
      choose={() => chooseCard(card)}
    >
      <ActionCard card={card} fills foot={(!isCounted || now + leaves !== '') && foot} />
    </ChoiceCard>
  )
}
