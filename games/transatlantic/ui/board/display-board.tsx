import { useWords } from '@south-street/ui'
import { type ReactNode, useMemo } from 'react'
import { CARDS, type CardIndex } from '../../src/catalogue.ts'
import { ActionCard } from '../card/action-card.tsx'
import { useBoard } from './board-context.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import styles from './display-board.module.css'
import { type Prospect, prospectOf } from './prospect.ts'
import { sayProspect } from './say-prospect.ts'
import { cardEffect, cardTitle } from './speech.ts'

/** DIRECTOR and PRESIDENT: a card of the display (TA-10.3, TA-14.2). */
export function DisplayBoard(): ReactNode {
  const words = useWords()
  const { view, openings, picks, chooseCard } = useBoard()
  const prospects = useProspects()
  return (
    <ChoiceFrame title={words.say('board.display')} line={words.say('board.display-line')}>
      {view.display.map((card, place) => {
        const prospect = prospects.get(card)
        const now = prospect === undefined ? '' : sayProspect(words, prospect)
        const leaves = place === 0 ? words.say('board.leaves-next') : ''
        const label = [`${cardTitle(words, card)}: ${cardEffect(words, card)}`, now, leaves]
        return (
          <ChoiceCard
            key={card}
            id={CARDS[card]!.id}
            label={label.filter((part) => part !== '').join(', ')}
            isOpen={openings.cards.has(card)}
            isChosen={picks.card === card}
            choose={() => chooseCard(card)}
          >
            <ActionCard
              card={card}
              fills
              foot={
                now + leaves !== '' && (
                  <span className={styles.foot}>
                    <b>{now}</b>
                    <em>{leaves}</em>
                  </span>
                )
              }
            />
          </ChoiceCard>
        )
      })}
    </ChoiceFrame>
  )
}

/** The best that each card of the display would bring now. */
function useProspects(): ReadonlyMap<CardIndex, Prospect> {
  const { view, legal, refuse, tryOut, mayAct } = useBoard()
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of them follow from the view.
  return useMemo(() => {
    const takes = mayAct ? legal.filter((action) => action.type === 'take') : []
    return new Map(takes.map((take) => [take.card, prospectOf({ legal, refuse, tryOut }, take, view.viewer!)]))
  }, [view, legal, mayAct])
}
