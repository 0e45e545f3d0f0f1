import { type CardIndex, NONE } from '../cards.ts'
import { type BestDelivery, bestDelivery } from './best.ts'
import { canDeliver } from './stock.ts'

const KEPT = 8

interface Asked {
  readonly cards: readonly CardIndex[]
  readonly best: BestDelivery | null
}

const recent: Asked[] = []
let oldest = 0

/** The best delivery, kept for the hands that were asked about last: whoever looks ahead asks for the same ones many times. */
export function recallBestDelivery(hand: readonly CardIndex[], fleet: readonly CardIndex[]): BestDelivery | null {
  if (!canDeliver(hand, fleet)) return null
  for (let i = 0; i < recent.length; i++) {
    if (isAbout(recent[i]!.cards, hand, fleet)) return recent[i]!.best
  }
  const best = bestDelivery(hand, fleet)
  recent[oldest] = { cards: [...hand, NONE, ...fleet], best }
  oldest = (oldest + 1) % KEPT
  return best
}

function isAbout(cards: readonly CardIndex[], hand: readonly CardIndex[], fleet: readonly CardIndex[]): boolean {
  if (cards.length !== hand.length + 1 + fleet.length || cards[hand.length] !== NONE) return false
  for (let i = 0; i < hand.length; i++) if (cards[i] !== hand[i]) return false
  for (let i = 0; i < fleet.length; i++) if (cards[hand.length + 1 + i] !== fleet[i]) return false
  return true
}
