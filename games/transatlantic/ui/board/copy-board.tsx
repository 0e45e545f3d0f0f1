import { Button, rivalsOf, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS } from '../../src/catalogue.ts'
import { ActionCard } from '../card/action-card.tsx'
import { useBoard } from './board-context.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import { cardTitle } from './speech.ts'

/** SHIP'S AGENT and the Director tile: what the rivals show (TA-9.10, section 12). */
export function CopyBoard(): ReactNode {
  const words = useWords()
  const { view, seats, openings, picks, chooseSeat } = useBoard()
  return (
    <ChoiceFrame title={words.say('board.visible-cards')} line={words.say('board.visible-cards-line')}>
      {rivalsOf(view).map((seat) => {
        const card = view.stacks[seat]!.at(-1)
        if (card === undefined) return null
        const { name } = seats[seat]!
        return (
          <ChoiceCard
            key={seat}
            id={`${seat} ${CARDS[card]!.id}`}
            help={CARDS[card]!.id}
            label={words.say('spoken.card-of', { card: cardTitle(words, card), seat: name })}
            isOpen={openings.seats.has(seat)}
            isChosen={picks.from === seat}
            choose={() => chooseSeat(seat)}
          >
            <ActionCard card={card} fills foot={name} />
          </ChoiceCard>
        )
      })}
      {openings.copyNothing && (
        <Button aria-pressed={picks.from === null} onClick={() => chooseSeat(null)}>
          {words.say('do.copy-nothing')}
        </Button>
      )}
    </ChoiceFrame>
  )
}
