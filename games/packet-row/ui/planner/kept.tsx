import { classNames, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { sayCard } from '../board/speech.ts'
import { CardFace } from '../card/card-face.tsx'
import styles from './kept.module.css'

interface KeptProps {
  readonly cards: readonly CardIndex[]
  readonly spared: readonly CardIndex[]
  readonly release: (card: CardIndex) => void
}

/** What stays in hand and fleet; a card that was spared can be let go again. */
export function Kept({ cards, spared, release }: KeptProps): ReactNode {
  const words = useWords()
  return (
    <div className={styles.kept}>
      <h3>{words.say('planner.you-keep')}</h3>
      <ul>
        {cards.map((card) => {
          const isSpared = spared.includes(card)
          return (
            <li key={card} data-card={CARDS[card]!.id}>
              <button
                type="button"
                className={classNames(styles.card, isSpared && styles.spared)}
                disabled={!isSpared}
                aria-label={
                  isSpared ? words.say('planner.release', { card: sayCard(words, card) }) : sayCard(words, card)
                }
                onClick={() => release(card)}
              >
                <CardFace card={card} place="next" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
