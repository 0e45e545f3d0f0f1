import { useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/cards.ts'
import { KnownCards, ShipChip } from '../board/chips.tsx'
import { LowTicket } from '../board/low-ticket.tsx'
import { sayCard } from '../board/speech.ts'
import styles from './kept.module.css'

interface KeptProps {
  readonly cards: readonly CardIndex[]
  readonly spared: readonly CardIndex[]
  readonly release: (card: CardIndex) => void
}

/** What stays in hand and fleet, added up; a card that was spared can be let go again. */
export function Kept({ cards, spared, release }: KeptProps): ReactNode {
  const words = useWords()
  const others = cards.filter((card) => !spared.includes(card))
  const isShip = (card: CardIndex) => CARDS[card]!.kind === 'ship'
  return (
    <div className={styles.kept}>
      <h3>{words.say('planner.you-keep')}</h3>
      <ul>
        {spared.map((card) => (
          <li key={card} data-card={CARDS[card]!.id}>
            <button
              type="button"
              className={styles.spared}
              aria-label={words.say('planner.release', { card: sayCard(words, card) })}
              onClick={() => release(card)}
            >
              <LowTicket card={card} />
            </button>
          </li>
        ))}
        {others.filter(isShip).map((ship) => (
          <ShipChip key={ship} ship={ship} />
        ))}
        <KnownCards hand={others.filter((card) => !isShip(card))} />
        {cards.length === 0 && <li>{words.say('compare.none')}</li>}
      </ul>
    </div>
  )
}
