import { AREAS, CARDS, type CardIndex, DECKS } from '../../src/cards.ts'
import type { View } from '../../src/view.ts'

/** Where a card lies, as the viewer sees it. */
type Where =
  | { readonly place: 'supply'; readonly space: number }
  | { readonly place: 'own' }
  | { readonly place: 'rival'; readonly seat: number }
  | { readonly place: 'discards' }
  | { readonly place: 'unseen' }

export function whereIs(view: View, card: CardIndex): Where {
  const space = view.spaces.indexOf(card)
  if (space >= 0) return { place: 'supply', space }
  const seat = view.hands.findIndex((hand, one) => hand.includes(card) || view.fleets[one]!.includes(card))
  if (seat >= 0) return seat === view.viewer ? { place: 'own' } : { place: 'rival', seat }
  return { place: view.discards.some((pile) => pile.includes(card)) ? 'discards' : 'unseen' }
}

/** Cards of its deck that are called alike: ships to one country, goods of one kind, buildings of one area. */
export function alike(card: CardIndex): readonly CardIndex[] {
  const { kind, area, good, destination, units } = CARDS[card]!
  return DECKS[area]!.filter((other) => {
    const one = CARDS[other]!
    if (one.kind !== kind) return false
    if (kind === 'goods') return one.good === good
    if (kind === 'ship') return one.destination === destination
    return kind !== 'gold' || one.units === units
  })
}

/** How many of them nobody has seen yet. */
export function countUnseen(view: View, cards: readonly CardIndex[]): number {
  return cards.filter((card) => whereIs(view, card).place === 'unseen').length
}

export function areaName(card: CardIndex): string {
  return AREAS[CARDS[card]!.area]!
}
