import type { Score } from '@south-street/engine'
import type { CountedColumn } from '@south-street/ui'
import { CARDS, type CardIndex, type CardKind, NONE } from '../../src/cards.ts'

/** Each is an item of the score, in the order in which they are counted. */
const SOURCES = ['cards', 'money', 'bankers'] as const

/** The last deliveries (PR-8.3), and then what they and all before them have brought (section 9). */
export function countingColumns(scores: readonly Score[]): readonly CountedColumn[] {
  const sources = SOURCES.map((name) => ({
    name,
    step: name,
    parts: scores.map(({ items }) => [items.find((item) => item.name === name)!.points]),
  }))
  return [{ name: 'deliveries', step: 'deliveries', parts: scores.map(() => [0]), isPassing: true }, ...sources]
}

/** Whether a house has the most money or, where that matters, the second most (PR-9.3, PR-9.4). */
export function moneyRank(money: readonly number[], seat: number): 'most' | 'second' | null {
  const richer = money.filter((dollars) => dollars > money[seat]!).length
  if (richer === 0) return 'most'
  return richer === 1 && money.length > 3 ? 'second' : null
}

/** A rival's starting contract may never have been seen. */
export function cardsOfKind(hand: readonly CardIndex[], kind: CardKind): readonly CardIndex[] {
  return hand.filter((card) => card !== NONE && CARDS[card]!.kind === kind)
}
