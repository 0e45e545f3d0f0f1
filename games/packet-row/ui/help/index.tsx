import { Drawing, type GameHelp, RosettePoints } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../src/actions/action.ts'
import { cardIndex } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'
import { CardFace } from '../card/card-face.tsx'
import { BadgeSign } from '../card/kind-badge.tsx'
import { cardOf, explain, listCards } from './explain.ts'

export const packetRowHelp: GameHelp<View, Action> = { explain, listCards, cardOf, Sign, Face }

function Sign({ name }: { readonly name: string }): ReactNode {
  if (name.startsWith('badge-')) return <BadgeSign kind={name.slice('badge-'.length)} />
  if (name.startsWith('rosette-')) return <RosettePoints points={Number(name.slice('rosette-'.length))} />
  return <Drawing of={name} />
}

function Face({ card }: { readonly card: string }): ReactNode {
  const index = cardIndex(card)
  return index === undefined ? null : <CardFace card={index} />
}
