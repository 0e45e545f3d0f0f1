import type { Seat } from '@south-street/engine'
import { Button, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { BASE_CARDS, BASE_CARDS_WITH_PRESIDENT } from '../../src/catalogue.ts'
import { AskedCard, AskedShip } from '../card/asked-card.tsx'
import { useBoard } from './board-context.ts'
import { housesLeft } from './company-facts.ts'
import styles from './seat-details.module.css'
import { Sheet } from './sheet.tsx'

/** A company from near: sheet, played cards, and what it is known to hold. */
export function SeatDetails({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view, help, look } = useBoard()
  const stack = view.stacks[seat]!
  const own = [...(view.president ? BASE_CARDS_WITH_PRESIDENT : BASE_CARDS), ...view.taken[seat]!]
  const held = own.filter((card) => !stack.includes(card))
  const beside = [...view.stored[seat]!, ...view.headquarters[seat]!]
  return (
    <div className={styles.details}>
      <div className={styles.sheet}>
        <Sheet seat={seat} />
      </div>
      <ul className={styles.facts}>
        <li>{sayMoney(words, view.money[seat]!)}</li>
        <li>{words.say('board.captains', { count: view.captains[seat]! })}</li>
        <li>{words.say('board.houses-left', { count: housesLeft(view, seat) })}</li>
        <li>{words.say(view.tiles[seat] === 1 ? 'board.tile-title' : 'board.tile-spent')}</li>
      </ul>
      <Button small className={styles.compare} data-offer="compare" onClick={() => look({ what: 'companies' })}>
        {words.say('board.compare')}
      </Button>
      {beside.length > 0 && (
        <section>
          <h3>{words.say('board.beside')}</h3>
          <ul className={styles.ships}>
            {beside.map((ship) => (
              <li key={ship}>
                <AskedShip ship={ship} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {stack.length > 0 && <Cards title={words.say('board.played')} cards={stack.toReversed()} />}
      {help && <Cards title={words.say('board.known-hand')} cards={held} />}
    </div>
  )
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly number[] }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card}>
            <AskedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
