import type { Words } from '@south-street/ui'
import { CARDS, type CardIndex, GOODS } from '../../src/cards.ts'
import { cheapestDelivery } from '../../src/delivery/best.ts'
import type { Delivery } from '../../src/delivery/delivery.ts'
import { refuseDelivery } from '../../src/delivery/refuse.ts'

/** Whether a contract could be delivered now, and what it takes or lacks. */
export type Readiness =
  | { readonly ready: true; readonly captain: boolean; readonly trader: boolean }
  | { readonly ready: false; readonly lacks: 'ship' }
  | { readonly ready: false; readonly lacks: 'goods'; readonly good: number; readonly units: number }

export function readinessOf(contract: CardIndex, hand: readonly CardIndex[], fleet: readonly CardIndex[]): Readiness {
  const delivery = cheapestDelivery(hand, fleet, [contract])
  if (delivery !== null) {
    return {
      ready: true,
      captain: delivery.ships.some(({ captain }) => captain !== undefined),
      trader: delivery.goods.some(({ trader }) => trader !== undefined),
    }
  }
  // The rules say what is missing when everything that could serve the contract is offered.
  const refusal = refuseDelivery(hand, fleet, everythingFor(contract, hand, fleet))
  if (refusal?.code !== 'goods-missing') return { ready: false, lacks: 'ship' }
  return { ready: false, lacks: 'goods', good: CARDS[contract]!.good, units: Number(refusal.params.units) }
}

function everythingFor(contract: CardIndex, hand: readonly CardIndex[], fleet: readonly CardIndex[]): Delivery {
  const { good, destination } = CARDS[contract]!
  const bound = fleet.filter((ship) => CARDS[ship]!.destination === destination).slice(0, 1)
  const captain = hand.find((card) => CARDS[card]!.kind === 'captain')
  const turned =
    bound.length === 0 && captain !== undefined && fleet.length > 0
      ? [{ card: fleet[0]!, captain, to: destination }]
      : []
  return {
    contracts: [contract],
    ships: [...bound.map((card) => ({ card })), ...turned],
    goods: [
      ...hand.filter((card) => CARDS[card]!.kind === 'goods' && CARDS[card]!.good === good).map((card) => ({ card })),
      ...hand.filter((card) => CARDS[card]!.kind === 'gold').map((card) => ({ card, as: good })),
    ],
  }
}

export function sayReadiness(words: Words, readiness: Readiness): string {
  if (readiness.ready) {
    if (readiness.captain && readiness.trader) return words.say('ready.with-both')
    if (readiness.captain) return words.say('ready.with-captain')
    return words.say(readiness.trader ? 'ready.with-trader' : 'ready.now')
  }
  if (readiness.lacks === 'ship') return words.say('ready.no-ship')
  return words.say(`lack.${GOODS[readiness.good]}`, { count: readiness.units })
}
