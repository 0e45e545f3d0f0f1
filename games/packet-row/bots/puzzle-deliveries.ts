import type { PuzzleOption } from '@south-street/engine/puzzle'
import { CARDS, type CardIndex } from '../src/cards.ts'
import { cheapestDelivery } from '../src/delivery/best.ts'
import { type Delivery, rewardOf } from '../src/delivery/delivery.ts'
import { packetRow } from '../src/index.ts'
import type { View } from '../src/view.ts'

/** With fewer contracts there is nothing to choose; with more, nobody would try all choices. */
const [LEAST, MOST] = [3, 7]
/** The best choice brings at least so many dollars more than the next. */
const CLEAR = 5

/**
 * Every choice of contracts to which none could be added, with the cheapest delivery of it, the one that pays most first: all
 * are tried, so that it is proved.
 */
function wholeDeliveries(hand: readonly CardIndex[], fleet: readonly CardIndex[]): Delivery[] {
  const contracts = hand.filter((card) => CARDS[card]!.kind === 'contract')
  const open = new Map<number, Delivery>()
  for (let set = 1; set < 1 << contracts.length; set++) {
    const delivery = cheapestDelivery(
      hand,
      fleet,
      contracts.filter((_, i) => (set & (1 << i)) !== 0),
    )
    if (delivery !== null) open.set(set, delivery)
  }
  return [...open]
    .filter(([set]) => ![...open.keys()].some((other) => other !== set && (other & set) === set))
    .map(([, delivery]) => delivery)
    .sort((a, b) => rewardOf(b) - rewardOf(a))
}

/** What most people would deliver: always the contract that pays most among those that can still be added. */
export function greedyDelivery(hand: readonly CardIndex[], fleet: readonly CardIndex[]): Delivery | null {
  const left = hand
    .filter((card) => CARDS[card]!.kind === 'contract')
    .sort((a, b) => CARDS[b]!.reward - CARDS[a]!.reward || a - b)
  return left.reduce<Delivery | null>(
    (delivery, contract) => cheapestDelivery(hand, fleet, [...(delivery?.contracts ?? []), contract]) ?? delivery,
    null,
  )
}

/** The choices of a delivery puzzle, the best one first; null where the obvious is right, or nothing is clear. */
export function deliveryOptions(view: View): readonly PuzzleOption[] | null {
  const [hand, fleet] = [view.hands[view.viewer!]!, view.fleets[view.viewer!]!]
  const count = hand.filter((card) => CARDS[card]!.kind === 'contract').length
  if (count < LEAST || count > MOST) return null
  const [best, next, ...others] = wholeDeliveries(hand, fleet)
  if (best === undefined || next === undefined || others.length === 0 || rewardOf(best) - rewardOf(next) < CLEAR)
    return null
  if (rewardOf(greedyDelivery(hand, fleet)!) >= rewardOf(best)) return null
  return [best, next, ...others].map((delivery) => ({
    action: packetRow.format({ type: 'deliver', ...delivery }),
    value: rewardOf(delivery),
  }))
}
