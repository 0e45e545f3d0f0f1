import { useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { CardFace } from '../card/card-face.tsx'
import styles from './card-sheet.module.css'
import { sayCard } from './speech.ts'

interface CardSheetProps {
  readonly cards: readonly CardIndex[]
  /** What stands under each card. */
  readonly below?: (card: CardIndex) => ReactNode
}

/** Cards laid out to be looked at; each of them explains itself. */
export function CardSheet({ cards, below }: CardSheetProps): ReactNode {
  const words = useWords()
  return (
    <ul className={styles.sheet}>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={styles.card}
            aria-label={sayCard(words, card)}
            data-card={CARDS[card]!.id}
            data-asks=""
          >
            <CardFace card={card} />
          </button>
          {below?.(card)}
        </li>
      ))}
    </ul>
  )
}
