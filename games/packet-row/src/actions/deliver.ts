import { at, type Json, type Refusal, readList, readMembers, readOneOf, type Seat } from '@south-street/engine'
import { CARDS, type CardIndex, DESTINATIONS, GOODS, readCard } from '../cards.ts'
import { type Cargo, type Delivery, type LadenShip, rewardOf } from '../delivery/delivery.ts'
import { refuseDelivery } from '../delivery/refuse.ts'
import { formatDelivery, parseDelivery } from '../delivery/text.ts'
import type { EmitEvent } from '../events.ts'
import { handOver } from '../flow.ts'
import { refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import type { Verb } from './verb.ts'

/** One or more contracts are fulfilled, at any time, in or out of turn (PR-6.2). */
export interface Deliver extends Delivery {
  readonly type: 'deliver'
}

function refuseDeliver(state: State, seat: Seat, action: Deliver): Refusal | null {
  if (state.phase === 'over') return refusal('game-over', 'PR-6.2')
  return refuseDelivery(state.hands[seat]!, state.fleets[seat]!, action)
}

function applyDeliver(state: State, seat: Seat, action: Deliver, emit?: EmitEvent): void {
  const reward = rewardOf(action)
  handOver(state, seat, action, reward)
  if (emit) {
    const { contracts, ships, goods } = action
    const delivered = { type: 'delivered', seat, delivery: { contracts, ships, goods }, reward } as const
    // A starting contract is the one card of a hand that nobody has seen (PR-7.2).
    const reveals = contracts.some((contract) => CARDS[contract]!.starting)
    emit(reveals ? { ...delivered, reveals } : delivered)
  }
}

function formatDeliver(action: Deliver): string {
  return ` ${formatDelivery(action)}`
}

function parseDeliver(rest: string): Deliver {
  return { type: 'deliver', ...parseDelivery(rest) }
}

function readDeliver(json: unknown): Deliver {
  const members = readMembers(json, ['type', 'contracts', 'ships', 'goods'])
  return {
    type: 'deliver',
    contracts: at('contracts', () => readList(members.contracts, readCard)),
    ships: at('ships', () => readList(members.ships, readShip)),
    goods: at('goods', () => readList(members.goods, readCargo)),
  }
}

function readShip(json: unknown): LadenShip {
  const members = readMembers(json, ['card'], ['captain', 'to'])
  const card = at('card', () => readCard(members.card))
  if (!Object.hasOwn(members, 'captain') && !Object.hasOwn(members, 'to')) return { card }
  const together = readMembers(json, ['card', 'captain', 'to'])
  return {
    card,
    captain: at('captain', () => readCard(together.captain)),
    to: DESTINATIONS.indexOf(at('to', () => readOneOf(together.to, DESTINATIONS))),
  }
}

/** Whether `as` and `trader` fit the card is for the rules to say: they know gold from goods. */
function readCargo(json: unknown): Cargo {
  const members = readMembers(json, ['card'], ['trader', 'as'])
  return {
    card: at('card', () => readCard(members.card)),
    ...(Object.hasOwn(members, 'trader') && { trader: at('trader', () => readCard(members.trader)) }),
    ...(Object.hasOwn(members, 'as') && { as: GOODS.indexOf(at('as', () => readOneOf(members.as, GOODS))) }),
  }
}

function writeDeliver(action: Deliver): { [member: string]: Json } {
  return { type: 'deliver', ...writeDelivery(action) }
}

export function writeDelivery(delivery: Delivery): { [member: string]: Json } {
  const id = (card: CardIndex): string => CARDS[card]!.id
  return {
    contracts: delivery.contracts.map(id),
    ships: delivery.ships.map(({ card, captain, to }) => ({
      card: id(card),
      ...(captain !== undefined && { captain: id(captain) }),
      ...(to !== undefined && { to: DESTINATIONS[to]! }),
    })),
    goods: delivery.goods.map(({ card, trader, as }) => ({
      card: id(card),
      ...(trader !== undefined && { trader: id(trader) }),
      ...(as !== undefined && { as: GOODS[as]! }),
    })),
  }
}

export const deliver: Verb<Deliver> = {
  refuse: refuseDeliver,
  apply: applyDeliver,
  format: formatDeliver,
  parse: parseDeliver,
  read: readDeliver,
  write: writeDeliver,
}
