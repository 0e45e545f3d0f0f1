import { CARDS, type CardIndex, type Destination, type Good } from '../cards.ts'

/** A ship of a delivery; with a captain it sails to another destination than its own (PR-6.11). */
export interface LadenShip {
  readonly card: CardIndex
  readonly captain?: CardIndex
  readonly to?: Destination
}

/** A goods card, with a trader counting as another kind (PR-6.10), or a gold card and the kind it stands for (PR-6.9). */
export interface Cargo {
  readonly card: CardIndex
  readonly trader?: CardIndex
  readonly as?: Good
}

/** PR-6.3 */
export interface Delivery {
  readonly contracts: readonly CardIndex[]
  readonly ships: readonly LadenShip[]
  readonly goods: readonly Cargo[]
}

export function rewardOf(delivery: Delivery): number {
  let reward = 0
  for (const contract of delivery.contracts) reward += CARDS[contract]!.reward
  return reward
}

/** Every card that the delivery names, in the order in which they are discarded. */
export function cardsOf(delivery: Delivery): CardIndex[] {
  const cards: CardIndex[] = [...delivery.contracts]
  for (const ship of delivery.ships) {
    cards.push(ship.card)
    if (ship.captain !== undefined) cards.push(ship.captain)
  }
  for (const cargo of delivery.goods) {
    cards.push(cargo.card)
    if (cargo.trader !== undefined) cards.push(cargo.trader)
  }
  return cards
}
