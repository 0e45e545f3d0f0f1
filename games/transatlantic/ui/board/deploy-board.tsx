import { useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { SHIPS } from '../../src/catalogue.ts'
import { ShipCard } from '../card/ship-card.tsx'
import { useBoard } from './board-context.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import { nameOf } from './speech.ts'

/** Which of several ships is deployed. */
export function DeployBoard(): ReactNode {
  const words = useWords()
  const { openings, picks, chooseShip } = useBoard()
  return (
    <ChoiceFrame title={words.say('board.to-deploy')} line={words.say('board.to-deploy-line')}>
      {[...openings.ships].map((ship) => (
        <ChoiceCard
          key={ship}
          id={SHIPS[ship]!.id}
          label={nameOf(ship)}
          isOpen
          isChosen={picks.ships[0] === ship}
          choose={() => chooseShip(ship)}
        >
          <ShipCard ship={ship} fills />
        </ChoiceCard>
      ))}
    </ChoiceFrame>
  )
}
