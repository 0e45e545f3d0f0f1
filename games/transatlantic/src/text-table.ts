import { type Message, message, type Seat } from '@south-street/engine'
import { cardKey } from './card-key.ts'
import {
  CARDS,
  FLAG,
  FLAGS,
  isSteamship,
  NONE,
  PLACES,
  PRICE,
  type Region,
  SCOTIA,
  type ShipIndex,
  SURCHARGES,
} from './catalogue.ts'
import { cardMessage, markerMessage, moneyMessage, regionMessage, shipMessage } from './messages.ts'
import type { View } from './view.ts'

const orNothing = (parts: Message[]): Message[] => (parts.length === 0 ? [message('table.nothing')] : parts)

/** The whole table in words, line by line: the market, the sea, the display, the companies, the viewer's own. */
export function describeView(view: View): Message[] {
  const lines = [describeRound(view), describeMarket(view), describeDocks(view)]
  for (let region = 0; region < view.regions.length; region++) lines.push(describeRegion(view, region))
  lines.push(message('table.display', { cards: orNothing(view.display.map(cardMessage)), left: view.deckSize }))
  for (let step = 1; step <= view.players; step++) {
    const seat = ((view.viewer ?? 0) + step) % view.players
    if (seat !== view.viewer) lines.push(...describeSeat(view, seat, { seat }))
  }
  if (view.viewer !== null) lines.push(...describeOwn(view, view.viewer))
  return lines
}

function describeRound(view: View): Message {
  if (view.round === 0) return message('table.set-up', { seat: { seat: view.startSeat } })
  if (view.lastRound === NONE) return message('table.round', { round: view.round, seat: { seat: view.startSeat } })
  return message('table.round-of', { round: view.round, last: view.lastRound, seat: { seat: view.startSeat } })
}

function describeMarket(view: View): Message {
  const offers = view.market.flatMap((card, slot) =>
    card === NONE
      ? []
      : [message('table.offer', { card: shipMessage(card), price: moneyMessage(PRICE[card]! + SURCHARGES[slot]!) })],
  )
  return message('table.market', { offers: orNothing(offers), left: view.stackSize })
}

function describeDocks(view: View): Message {
  const flags = FLAGS.flatMap((_, flag) => {
    const count = view.docks.filter((ship) => FLAG[ship] === flag).length
    return count === 0 ? [] : [message('table.count', { what: message(`flags.${FLAGS[flag]}`), count })]
  })
  return message('table.docks', { flags: orNothing(flags) })
}

/** The ship on top first (TA-6.1). */
function describeRegion(view: View, region: Region): Message {
  const ships = view.regions[region]!.toReversed().map((ship) => describeShip(view, ship))
  const houses = view.houses[region]!.flatMap((built, seat) =>
    built === 0 ? [] : [message('table.houses-of', { seat: { seat }, count: built })],
  )
  return message('table.region', {
    region: regionMessage(region),
    places: PLACES[region]!,
    ships: orNothing(ships),
    houses: orNothing(houses),
  })
}

function describeShip(view: View, ship: ShipIndex): Message {
  if (ship === SCOTIA) return message('table.ship-of-nobody', { ship: shipMessage(ship) })
  const owned = { ship: shipMessage(ship), seat: { seat: view.owners[ship]! } }
  return isSteamship(ship)
    ? message('table.ship-with-coal', { ...owned, coal: view.coal[ship]! })
    : message('table.ship-of', owned)
}

function describeSeat(view: View, seat: Seat, name: { seat: Seat }): Message[] {
  const stack = view.stacks[seat]!
  const visible = stack.length === 0 ? message('table.nothing') : cardMessage(stack[stack.length - 1]!)
  return [
    message('table.seat', {
      seat: name,
      money: moneyMessage(view.money[seat]!),
      points: view.transportPoints[seat]! + view.scrapPoints[seat]!,
      hand: view.handSizes[seat]!,
      played: stack.length,
      visible,
      tile: message(view.tiles[seat] === 0 ? 'table.tile-spent' : 'table.tile-left'),
    }),
    describeSheet(view, seat, name),
  ]
}

function describeSheet(view: View, seat: Seat, name: { seat: Seat }): Message {
  const markers = view.markers[seat]!.flatMap((count, flag) =>
    count === 0 ? [] : [message('table.count', { what: markerMessage(flag), count })],
  )
  return message('table.sheet', {
    seat: name,
    markers: orNothing(markers),
    captains: view.captains[seat]!,
    stored: orNothing([...view.stored[seat]!, ...view.headquarters[seat]!].map(shipMessage)),
  })
}

function describeOwn(view: View, seat: Seat): Message[] {
  return [
    ...describeSeat(view, seat, { seat }),
    message('table.own-hand', { cards: orNothing(view.hand.map(cardMessage)) }),
    message('table.own-stack', { cards: orNothing(view.stacks[seat]!.map(cardMessage)) }),
  ]
}

/** One sentence for the seat that owes the decision. */
export function describeQuestion(view: View): Message {
  switch (view.decision) {
    case 'turn':
      return message(mayCopy(view) ? 'question.turn' : 'question.play')
    case 'buy':
      return message(view.undertaking === 'SET-UP' ? 'question.first-ship' : 'question.buy')
    case 'redeploy':
      return message('question.redeploy', {
        ship: shipMessage(view.displaced),
        region: regionMessage(view.leftRegion),
      })
    case 'load':
      return message('question.load', { cubes: view.cubes })
    case 'transport':
      return message('question.transport', { card: undertakingMessage(view) })
    default:
      return message(`question.${view.decision}`)
  }
}

/** TA-12.3 */
function mayCopy(view: View): boolean {
  if (view.tiles[view.turn] === 0) return false
  return view.stacks.some((stack, seat) => seat !== view.turn && CARDS[stack.at(-1) ?? NONE]?.copyable)
}

function undertakingMessage(view: View): Message {
  const card = CARDS.find(({ type }) => type === view.undertaking)
  return card === undefined ? message('table.nothing') : message(`cards.${cardKey(card.type)}`)
}
