import { CARDS, type CardIndex } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'
import { whereIs } from './where.ts'

/** The viewer's cards without one, and with it: what it changes is what it is worth. */
export interface Holding {
  readonly view: View
  readonly card: CardIndex
  readonly isOwn: boolean
  readonly money: number
  readonly hand: readonly CardIndex[]
  readonly fleet: readonly CardIndex[]
  readonly handWith: readonly CardIndex[]
  readonly fleetWith: readonly CardIndex[]
}

export function holdingOf(view: View, seat: number, card: CardIndex): Holding {
  const isShip = CARDS[card]!.kind === 'ship'
  const hand = view.hands[seat]!.filter((one) => one !== card)
  const fleet = view.fleets[seat]!.filter((one) => one !== card)
  return {
    view,
    card,
    isOwn: whereIs(view, card).place === 'own',
    money: view.money[seat]!,
    hand,
    fleet,
    handWith: isShip ? hand : [...hand, card],
    fleetWith: isShip ? [...fleet, card] : fleet,
  }
}
