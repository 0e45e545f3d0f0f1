import { classNames, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS } from '../../src/cards.ts'
import { cardsOf, type Delivery, rewardOf } from '../../src/delivery/delivery.ts'
import { sayCard } from '../board/speech.ts'
import styles from './suggestions.module.css'

interface SuggestionsProps {
  /** The best one first. */
  readonly offers: readonly Delivery[]
  readonly current: Delivery | null
  readonly pick: (delivery: Delivery) => void
}

const SHOWN = 4

/** The best delivery, and others that give up less. */
export function Suggestions({ offers, current, pick }: SuggestionsProps): ReactNode {
  const words = useWords()
  if (offers.length === 0) return null
  const now = current === null ? '' : current.contracts.join()
  return (
    <>
      <h3 className={styles.title}>{words.say('planner.suggestions')}</h3>
      <ul className={styles.list} aria-label={words.say('planner.suggestions')}>
        {offers.slice(0, SHOWN).map((offer, i) => {
          const isOn = offer.contracts.join() === now
          return (
            <li key={cardsOf(offer).join()}>
              <button
                type="button"
                aria-pressed={isOn}
                className={classNames(styles.offer, isOn && styles.on)}
                onClick={() => pick(offer)}
              >
                <b>
                  {words.say(
                    i === 0 ? 'planner.best' : savesHelpers(offer) ? 'planner.without-helpers' : 'planner.smaller',
                  )}
                </b>
                <b className={styles.reward}>{sayMoney(words, rewardOf(offer))}</b>
                <small>
                  {offer.contracts.length === 1
                    ? sayCard(words, offer.contracts[0]!)
                    : words.say('planner.contracts-and-cards', {
                        count: offer.contracts.length,
                        cards: words.say('board.cards', { count: cardsOf(offer).length }),
                      })}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function savesHelpers(delivery: Delivery): boolean {
  return cardsOf(delivery).every((card) => !['gold', 'captain', 'trader'].includes(CARDS[card]!.kind))
}
