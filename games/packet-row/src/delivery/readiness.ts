import { CARDS, type CardIndex } from '../cards.ts'
import { cheapestDelivery } from './best.ts'
import type { Delivery } from './delivery.ts'
import { refuseDelivery } from './refuse.ts'

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
