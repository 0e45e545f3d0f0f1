import { Drawing, type GameHelp } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { type CardType, cardIndex, shipIndex } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import { ActionCard } from '../card/action-card.tsx'
import { Pictogram } from '../card/pictogram.tsx'
import { ShipCard } from '../card/ship-card.tsx'
import { cardOf, explain, listCards } from './explain.ts'

export const transatlanticHelp: GameHelp<View, Action> = { explain, listCards, cardOf, Sign, Face }

const CARD = 'card '

function Sign({ name }: { readonly name: string }): ReactNode {
  if (name.startsWith(CARD)) return <Pictogram type={name.slice(CARD.length) as CardType} />
  return <Drawing of={name} />
}

function Face({ card }: { readonly card: string }): ReactNode {
  const ship = shipIndex(card)
  if (ship !== undefined) return <ShipCard ship={ship} />
  const index = cardIndex(card)
  return index === undefined ? null : <ActionCard card={index} />
}
