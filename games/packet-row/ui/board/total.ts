import { CARDS, type CardIndex } from '../../src/cards.ts'

/** What some cards have of something, all in all. */
export function total(cards: readonly CardIndex[], figure: 'units' | 'value' | 'points' | 'reward'): number {
  return cards.reduce((sum, card) => sum + CARDS[card]![figure], 0)
}
