import { useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, SHIPS, type ShipIndex } from '../../src/catalogue.ts'
import { cardEffect, cardTitle, nameOf } from '../board/speech.ts'
import { ActionCard } from './action-card.tsx'
import styles from './asked-card.module.css'
import { ShipCard } from './ship-card.tsx'

interface AskedProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** A card that lies there to be looked at: pressing it asks what it means. */
function Asked({ id, label, children }: AskedProps): ReactNode {
  return (
    <button type="button" className={styles.asked} data-card={id} data-asks="" aria-label={label}>
      {children}
    </button>
  )
}

export function AskedCard({ card, fills }: { readonly card: CardIndex; readonly fills?: boolean }): ReactNode {
  const words = useWords()
  return (
    <Asked id={CARDS[card]!.id} label={`${cardTitle(words, card)}: ${cardEffect(words, card)}`}>
      <ActionCard card={card} fills={fills} />
    </Asked>
  )
}

export function AskedShip({ ship }: { readonly ship: ShipIndex }): ReactNode {
  return (
    <Asked id={SHIPS[ship]!.id} label={nameOf(ship)}>
      <ShipCard ship={ship} />
    </Asked>
  )
}
