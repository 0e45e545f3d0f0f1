import { TravelEnd } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { CardIndex } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import { type Journey, travelName } from './journey.ts'

interface EndpointProps {
  /** Whether a card that is on the move starts or ends its journey here. */
  readonly isHere: (card: CardIndex, journey: Journey) => boolean
}

/** Where cards come from or go to that are not to be seen there: a talon, the discards, a rival's hand. */
export function Endpoint({ isHere }: EndpointProps): ReactNode {
  const { moving } = useBoard()
  return [...moving].map(
    ([card, journey]) => isHere(card, journey) && <TravelEnd key={card} style={travelName(card, moving)} />,
  )
}
