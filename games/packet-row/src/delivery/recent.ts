import { type CardIndex, NONE } from '../cards.ts'
import { type BestDelivery, bestDelivery } from './best.ts'
import { canDeliver } from './stock.ts'

/** A power of two. */
const PLACES = 1024

interface Asked {
  readonly cards: readonly CardIndex[]
  readonly best: BestDelivery | null
}

const recent: (Asked | undefined)[] = Array.from({ length: PLACES }, () => undefined)

/** The best delivery, kept for hands that were asked about lately: whoever looks ahead asks for the same ones many times. */
export function recallBestDelivery(hand: readonly CardIndex[], fleet: readonly CardIndex[]): BestDelivery | null {
  if (!canDeliver(hand, fleet)) return null
  const place = placeOf(hand, fleet)
  const kept = recent[place]
  if (kept !== undefined && isAbout(kept.cards, hand, fleet)) return kept.best
  const best = bestDelivery(hand, fleet)
  recent[place] = { cards: [...hand, NONE, ...fleet], best }
  return best
}

/** Hands that share a place push each other out. */
function placeOf(hand: readonly CardIndex[], fleet: readonly CardIndex[]): number {
  let hash = hand.length
  for (let i = 0; i < hand.length; i++) hash = Math.imul(hash ^ hand[i]!, 0x9e3779b1)
  for (let i = 0; i < fleet.length; i++) hash = Math.imul(hash ^ fleet[i]!, 0x85ebca6b)
  return (hash ^ (hash >>> 15)) & (PLACES - 1)
}

function isAbout(cards: readonly CardIndex[], hand: readonly CardIndex[], fleet: readonly CardIndex[]): boolean {
  if (cards.length !== hand.length + 1 + fleet.length || cards[hand.length] !== NONE) return false
  for (let i = 0; i < hand.length; i++) if (cards[i] !== hand[i]) return false
  for (let i = 0; i < fleet.length; i++) if (cards[hand.length + 1 + i] !== fleet[i]) return false
  return true
}
