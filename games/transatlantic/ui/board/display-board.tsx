import { useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS } from '../../src/catalogue.ts'
import { ActionCard } from '../card/action-card.tsx'
import { useBoard } from './board-context.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import { cardEffect, cardTitle } from './speech.ts'

/** DIRECTOR and PRESIDENT: a card of the display (TA-10.3, TA-14.2). */
export function DisplayBoard(): ReactNode {
  const words = useWords()
  const { view, openings, picks, chooseCard } = useBoard()
  return (
    <ChoiceFrame title={words.say('board.display')} line={words.say('board.display-line')}>
      {view.display.map((card, place) => (
        <ChoiceCard
          key={card}
          id={CARDS[card]!.id}
          label={`${cardTitle(words, card)}: ${cardEffect(words, card)}`}
          isOpen={openings.cards.has(card)}
          isChosen={picks.card === card}
          choose={() => chooseCard(card)}
          below={place === 0 ? <em>{words.say('board.leaves-next')}</em> : ''}
        >
          <ActionCard card={card} />
        </ChoiceCard>
      ))}
    </ChoiceFrame>
  )
}
