import { Malformed, quote, readOneOf } from '@south-street/engine'
import { CARDS, DESTINATIONS, GOODS, readCard } from '../cards.ts'
import type { Cargo, Delivery, LadenShip } from './delivery.ts'

/**
 * A delivery in one line:
 * `CONTRACT, CONTRACT aboard SHIP, SHIP under CAPTAIN to DESTINATION carrying GOODS, GOODS by TRADER as KIND, GOLD as KIND`
 */
export function formatDelivery(delivery: Delivery): string {
  const contracts = delivery.contracts.map((card) => CARDS[card]!.id).join(', ')
  const ships = delivery.ships.map(formatShip).join(', ')
  const goods = delivery.goods.map(formatCargo).join(', ')
  return `${contracts} aboard ${ships} carrying ${goods}`
}

function formatShip({ card, captain, to }: LadenShip): string {
  let text = CARDS[card]!.id
  if (captain !== undefined) text += ` under ${CARDS[captain]!.id}`
  if (to !== undefined) text += ` to ${DESTINATIONS[to]}`
  return text
}

function formatCargo({ card, trader, as }: Cargo): string {
  let text = CARDS[card]!.id
  if (trader !== undefined) text += ` by ${CARDS[trader]!.id}`
  if (as !== undefined) text += ` as ${GOODS[as]}`
  return text
}

const DELIVERY = /^(.*) aboard (.*) carrying (.*)$/
const SHIP = /^(\S+)(?: under (\S+))?(?: to (\S+))?$/
const CARGO = /^(\S+)(?: by (\S+))?(?: as (\S+))?$/

export function parseDelivery(text: string): Delivery {
  const [, contracts, ships, goods] = match(DELIVERY, text)
  return {
    contracts: parseList(contracts!, readCard),
    ships: parseList(ships!, (item) => {
      const [, card, captain, to] = match(SHIP, item)
      return {
        card: readCard(card),
        ...(captain !== undefined && { captain: readCard(captain) }),
        ...(to !== undefined && { to: DESTINATIONS.indexOf(readOneOf(to, DESTINATIONS)) }),
      }
    }),
    goods: parseList(goods!, (item) => {
      const [, card, trader, as] = match(CARGO, item)
      return {
        card: readCard(card),
        ...(trader !== undefined && { trader: readCard(trader) }),
        ...(as !== undefined && { as: GOODS.indexOf(readOneOf(as, GOODS)) }),
      }
    }),
  }
}

function match(form: RegExp, text: string): RegExpExecArray {
  const found = form.exec(text)
  if (found === null) throw new Malformed('text-unexpected', { found: quote(text) })
  return found
}

function parseList<T>(text: string, parseItem: (item: string) => T): T[] {
  return text === '' ? [] : text.split(', ').map(parseItem)
}
