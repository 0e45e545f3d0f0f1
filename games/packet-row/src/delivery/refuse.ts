import type { Refusal } from '@south-street/engine'
import { CARDS, type CardIndex, type CardKind, DESTINATIONS, GOODS } from '../cards.ts'
import { type RefusalCode, refusal } from '../refusal.ts'
import type { Delivery } from './delivery.ts'

/** Judges a delivery by section 6. Only the seat's own cards are looked at, so nothing of a rival's can show. */
export function refuseDelivery(
  hand: readonly CardIndex[],
  fleet: readonly CardIndex[],
  delivery: Delivery,
): Refusal | null {
  if (delivery.contracts.length === 0) return refusal('no-contract', 'PR-6.12')
  return refuseCards(hand, fleet, delivery) ?? refuseShips(delivery) ?? refuseGoods(delivery)
}

/** Every card is of the kind that its place asks for, is held, and is named once (PR-6.3, PR-6.12). */
function refuseCards(hand: readonly CardIndex[], fleet: readonly CardIndex[], delivery: Delivery): Refusal | null {
  const named = new Set<CardIndex>()
  const refuseCard = (
    card: CardIndex,
    kinds: readonly CardKind[],
    code: RefusalCode,
    clause: string,
  ): Refusal | null => {
    const { id, kind } = CARDS[card]!
    if (!kinds.includes(kind)) return refusal(code, clause, { card: id })
    if (!(kind === 'ship' ? fleet : hand).includes(card)) return refusal('not-held', 'PR-6.12', { card: id })
    if (named.has(card)) return refusal('card-twice', 'PR-6.12', { card: id })
    named.add(card)
    return null
  }
  for (const contract of delivery.contracts) {
    const refused = refuseCard(contract, ['contract'], 'not-a-contract', 'PR-6.3')
    if (refused !== null) return refused
  }
  for (const { card, captain } of delivery.ships) {
    const refused =
      refuseCard(card, ['ship'], 'not-a-ship', 'PR-6.3') ??
      (captain === undefined ? null : refuseCard(captain, ['captain'], 'not-a-captain', 'PR-6.11'))
    if (refused !== null) return refused
  }
  for (const { card, trader } of delivery.goods) {
    const refused =
      refuseCard(card, ['goods', 'gold'], 'not-goods', 'PR-6.3') ??
      (trader === undefined ? null : refuseCard(trader, ['trader'], 'not-a-trader', 'PR-6.10'))
    if (refused !== null) return refused
  }
  return null
}

function refuseShips(delivery: Delivery): Refusal | null {
  const ships = DESTINATIONS.map(() => 0)
  for (const { card, captain, to } of delivery.ships) {
    const own = CARDS[card]!.destination
    const ship = CARDS[card]!.id
    if ((captain === undefined) !== (to === undefined)) return refusal('captain-and-destination', 'PR-6.11', { ship })
    if (to === own) return refusal('captain-idle', 'PR-6.12', { ship, destination: DESTINATIONS[own]! })
    const destination = to ?? own
    ships[destination] = ships[destination]! + 1
  }
  const contracts = DESTINATIONS.map(() => 0)
  for (const contract of delivery.contracts) {
    const { destination } = CARDS[contract]!
    contracts[destination] = contracts[destination]! + 1
  }
  for (const [index, destination] of DESTINATIONS.entries()) {
    if (contracts[index]! > 0 && ships[index]! === 0) return refusal('no-ship', 'PR-6.4', { destination })
    // One ship may carry many contracts (PR-6.5), but no contract is carried by two ships.
    if (ships[index]! > contracts[index]!) return refusal('ship-idle', 'PR-6.12', { destination })
  }
  return null
}

/** The units of a kind are one heap for all contracts (PR-6.7); what is left of it is lost (PR-6.8). */
function refuseGoods(delivery: Delivery): Refusal | null {
  const units = GOODS.map(() => 0)
  for (const { card, trader, as } of delivery.goods) {
    const { id, kind, good, units: loaded } = CARDS[card]!
    if (kind === 'gold') {
      if (trader !== undefined) return refusal('trader-on-gold', 'PR-6.10', { card: id })
      if (as === undefined) return refusal('gold-unnamed', 'PR-6.9', { card: id })
    } else {
      if ((trader === undefined) !== (as === undefined)) return refusal('trader-and-kind', 'PR-6.10', { card: id })
      if (as === good) return refusal('trader-idle', 'PR-6.12', { card: id, good: GOODS[good]! })
    }
    const counted = as ?? good
    units[counted] = units[counted]! + loaded
  }
  for (const contract of delivery.contracts) {
    const { good, units: asked } = CARDS[contract]!
    units[good] = units[good]! - asked
  }
  for (const [index, good] of GOODS.entries()) {
    if (units[index]! < 0) return refusal('goods-missing', 'PR-6.6', { good, units: -units[index]! })
  }
  return null
}
