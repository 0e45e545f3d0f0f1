import { useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { CardIndex } from '../../src/cards.ts'
import { CardFace } from '../card/card-face.tsx'
import styles from './card-sheet.module.css'
import { sayCard } from './speech.ts'

interface CardSheetProps {
  readonly cards: readonly CardIndex[]
  /** What stands under each card. */
  readonly below?: (card: CardIndex) => ReactNode
}

/** Cards laid out to be looked at. */
export function CardSheet({ cards, below }: CardSheetProps): ReactNode {
  const words = useWords()
  return (
    <ul className={styles.sheet}>
      {cards.map((card) => (
        <li key={card}>
          <div className={styles.card} role="img" aria-label={sayCard(words, card)}>
            <CardFace card={card} />
          </div>
          {below?.(card)}
        </li>
      ))}
    </ul>
  )
}
