import { type Message, type MessageParam, message, type Refusal, type Seat } from '@south-street/engine'
import type { Action } from './actions/action.ts'
import { cardKey } from './card-key.ts'
import {
  CARDS,
  type CardIndex,
  cardIndex,
  FLAGS,
  type Flag,
  NONE,
  REGIONS,
  type Region,
  SHIPS,
  type ShipIndex,
  shipIndex,
} from './catalogue.ts'
import type { Event, Trip } from './events.ts'
import type { Invest } from './investing.ts'
import type { View } from './view.ts'

export const moneyMessage = (amount: number): Message => message('money', { amount })
export const cardMessage = (card: CardIndex): Message => message(`cards.${cardKey(CARDS[card]!.type)}`)
export const markerMessage = (flag: Flag): Message => message(`markers.${FLAGS[flag]}`)
/** Whole phrases a region, because cases differ between the languages. */
export const regionMessage = (region: Region): Message => message(`regions.${REGIONS[region]}`)
const inMessage = (region: Region): Message => message(`in.${REGIONS[region]}`)
const intoMessage = (region: Region): Message => message(`into.${REGIONS[region]}`)

/** Ships bear their own names in every language, headquarters too. */
export function shipMessage(ship: ShipIndex): Message {
  const { name, kind } = SHIPS[ship]!
  return message(kind === 'headquarters' ? 'headquarters' : 'ship', { name })
}

const shipList = (ships: readonly ShipIndex[]): Message[] => ships.map(shipMessage)
const markerList = (markers: readonly Flag[]): Message[] => markers.map(markerMessage)

/** Each ship once, with how much coal it gets. */
function cubeList(ships: readonly ShipIndex[]): Message[] {
  const counts = new Map<ShipIndex, number>()
  for (const ship of ships) counts.set(ship, (counts.get(ship) ?? 0) + 1)
  return [...counts].map(([ship, cubes]) => message('cubes', { ship: shipMessage(ship), cubes }))
}

export function actionMessage(action: Action, view?: View): Message {
  switch (action.type) {
    case 'buy':
      if (action.cards.length === 0) return message('actions.buy-nothing')
      return action.coal === undefined
        ? message('actions.buy', { cards: shipList(action.cards) })
        : message('actions.buy-coal', { cards: shipList(action.cards), ship: shipMessage(action.coal) })
    case 'deploy':
    case 'redeploy':
      return message(`actions.${action.type}`, { ship: shipMessage(action.ship), into: intoMessage(action.region) })
    case 'play':
    case 'take':
      return message(`actions.${action.type}`, { card: cardMessage(action.card) })
    case 'tile':
      return message('actions.tile')
    case 'copy':
      if (action.from === null) return message('actions.copy-nothing')
      return copyMessage(action.from, view?.stacks[action.from]?.at(-1))
    case 'transport':
      if (action.ships.length === 0) return message('actions.transport-nothing')
      return message('actions.transport', { ships: shipList(action.ships) })
    case 'region':
      return message('actions.region', { region: regionMessage(action.region) })
    case 'load':
      if (action.ships.length === 0) return message('actions.load-nothing')
      return message('actions.load', { ships: cubeList(action.ships) })
    case 'invest':
      return investMessage(action)
  }
}

/** The card by its name, where the one who asks can see it. */
function copyMessage(from: Seat, visible: CardIndex | undefined): Message {
  const seat = { seat: from }
  if (visible === undefined) return message('actions.copy', { seat })
  return message('actions.copy-card', { seat, card: cardMessage(visible) })
}

function investMessage(action: Invest): Message {
  switch (action.option) {
    case 'none':
    case 'bunker':
      return message(`actions.invest-${action.option}`)
    case 'house':
      if (action.marker === undefined) return message('actions.invest-house-alone', { in: inMessage(action.region) })
      return message('actions.invest-house', { in: inMessage(action.region), marker: markerMessage(action.marker) })
    case 'marker':
      return message('actions.invest-marker', { marker: markerMessage(action.marker) })
    case 'markers': {
      const markers = markerList(action.markers)
      if (action.bonus !== 'house') return message(`actions.invest-markers-${action.bonus}`, { markers })
      return message('actions.invest-markers-house', { markers, in: inMessage(action.region) })
    }
  }
}

/** What stands for a ship, a card, a region, a marker, a seat or a sum in a refusal's parameters becomes its name. */
export function refusalMessage(refusal: Refusal): Message {
  const params: Record<string, MessageParam> = {}
  for (const [name, value] of Object.entries(refusal.params)) {
    if (name === 'ship') params[name] = shipMessage(shipIndex(String(value))!)
    else if (name === 'card') params[name] = cardMessage(cardIndex(String(value))!)
    else if (name === 'region') params[name] = message(`regions.${value}`)
    else if (name === 'marker') params[name] = message(`markers.${value}`)
    else if (name === 'question') params[name] = message(`decisions.${value}`)
    else if (name === 'asked' || name === 'from') params[name] = { seat: Number(value) }
    else if (name === 'price' || name === 'money' || name === 'missing') params[name] = moneyMessage(Number(value))
    else params[name] = value
  }
  return message(`refusals.${refusal.code}`, params)
}

const by = (seat: Seat): { seat: { seat: Seat } } => ({ seat: { seat } })

export function eventMessage(event: Event): Message | null {
  switch (event.type) {
    case 'played':
      return message('log.played', { ...by(event.seat), card: cardMessage(event.card) })
    case 'tile-spent':
    case 'copied-nothing':
    case 'invested-nothing':
      return message(`log.${event.type}`, by(event.seat))
    case 'copied':
      return message('log.copied', { ...by(event.seat), from: { seat: event.from }, card: cardMessage(event.card) })
    case 'took-up':
      return message('log.took-up', { ...by(event.seat), count: event.cards.length + 1 })
    case 'took-card':
      return message(`log.took-into-${event.into}`, { ...by(event.seat), card: cardMessage(event.card) })
    case 'card-discarded':
      return message('log.card-discarded', { card: cardMessage(event.card) })
    case 'cards-laid-out':
      return message('log.cards-laid-out', { cards: event.cards.map(cardMessage) })
    case 'bought':
      return boughtMessage(event)
    case 'deployed':
    case 'redeployed':
      return message(`log.${event.type}`, {
        ...by(event.seat),
        ship: shipMessage(event.ship),
        into: intoMessage(event.region),
      })
    case 'stored':
    case 'riband-won':
      return message(`log.${event.type}`, { ...by(event.seat), ship: shipMessage(event.ship) })
    case 'displaced':
      return message('log.displaced', {
        ...by(event.seat),
        ship: shipMessage(event.ship),
        region: regionMessage(event.region),
      })
    case 'scrapped':
      return message('log.scrapped', { ...by(event.seat), ship: shipMessage(event.ship), points: event.points })
    case 'sailed':
      return sailedMessage(event)
    case 'bonus-paid':
      return message('log.bonus-paid', {
        ...by(event.seat),
        income: moneyMessage(event.income),
        ship: shipMessage(event.ship),
      })
    case 'traded':
      return message('log.traded', { ...by(event.seat), count: event.houses, income: moneyMessage(event.income) })
    case 'loaded':
      return event.ships.length === 0
        ? message('log.loaded-nothing', by(event.seat))
        : message('log.loaded', { ...by(event.seat), ships: cubeList(event.ships) })
    case 'built':
      return message('log.built', { ...by(event.seat), in: inMessage(event.region), price: moneyMessage(event.price) })
    case 'placed-markers':
      return message(event.price === 0 ? 'log.placed-markers-free' : 'log.placed-markers', {
        ...by(event.seat),
        markers: markerList(event.markers),
        price: moneyMessage(event.price),
      })
    case 'docked':
      return message('log.docked', { ship: shipMessage(event.ship) })
    case 'market-refilled':
      return message('log.market-refilled', { cards: shipList(event.cards) })
    case 'end-triggered':
      return message('log.end-triggered', { round: event.lastRound })
    case 'scotia-removed':
      return message('log.scotia-removed')
    case 'round-ended':
    case 'game-ended':
      return message(`log.${event.type}`, { round: event.round })
  }
}

function boughtMessage(event: Extract<Event, { type: 'bought' }>): Message {
  if (event.cards.length === 0) return message('log.bought-nothing', by(event.seat))
  const bought = { ...by(event.seat), cards: shipList(event.cards), price: moneyMessage(event.price) }
  if (event.coal === NONE) return message('log.bought', bought)
  return message('log.bought-coal', { ...bought, ship: shipMessage(event.coal) })
}

function sailedMessage(event: Extract<Event, { type: 'sailed' }>): Message {
  if (event.trips.length === 0) return message('log.sailed-nothing', { region: regionMessage(event.region) })
  return message(event.isLast ? 'log.sailed-last' : 'log.sailed', {
    region: regionMessage(event.region),
    trips: event.trips.map(tripMessage),
  })
}

function tripMessage({ ship, seat, income, points }: Trip): Message {
  if (seat === NONE) return message('trip-of-nobody', { ship: shipMessage(ship) })
  const trip = { ship: shipMessage(ship), ...by(seat), income: moneyMessage(income) }
  return points === 0 ? message('trip', trip) : message('trip-with-points', { ...trip, points })
}
