import { CARDS, type CardIndex } from '../cards.ts'
import { bestDelivery } from './best.ts'
import { cardsOf, type Delivery } from './delivery.ts'

/**
 * The deliveries that `legal` lists, of the thousands that a full hand may allow: the best one; the best that spends
 * neither helpers nor gold; and every contract alone, at the least cost. None of them twice.
 */
export function offeredDeliveries(hand: readonly CardIndex[], fleet: readonly CardIndex[]): Delivery[] {
  const best = bestDelivery(hand, fleet)
  if (best === null) return []
  const offers = [best.delivery]
  const offer = (cards: readonly CardIndex[]): void => {
    const found = bestDelivery(cards, fleet)
    if (found === null) return
    const names = cardsOf(found.delivery).join()
    if (!offers.some((other) => cardsOf(other).join() === names)) offers.push(found.delivery)
  }
  offer(hand.filter((card) => !SAVED.has(CARDS[card]!.kind)))
  const contracts = hand.filter((card) => CARDS[card]!.kind === 'contract').sort((a, b) => a - b)
  for (const contract of contracts) {
    offer(hand.filter((card) => card === contract || CARDS[card]!.kind !== 'contract'))
  }
  return offers
}

const SAVED: ReadonlySet<string> = new Set(['gold', 'trader', 'captain'])
