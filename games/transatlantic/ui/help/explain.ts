import type { CardHelp, HelpView, Phrase } from '@south-street/ui'
import type { Action } from '../../src/actions/action.ts'
import { cardKey } from '../../src/card-key.ts'
import {
  CARDS,
  type CardIndex,
  type CardType,
  cardIndex,
  FLAGS,
  HOUSE_PRICES,
  isHeadquarters,
  isSteamship,
  NONE,
  NORTH_ATLANTIC,
  PLACES,
  REGIONS,
  type Region,
  SCOTIA,
  SHIPS,
  type ShipIndex,
  SURCHARGES,
  shipIndex,
} from '../../src/catalogue.ts'
import { nextHousePrice } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { paintOf } from '../art/flags.ts'
import { cardMeans } from './card-facts.ts'
import { cardName, help, pounds, regionName, shipName } from './phrases.ts'
import { shipMeans, stateOf } from './ship-facts.ts'

const INK = { fill: '#22364a', text: '#fff' }
const BRASS = { fill: '#f0c75a', text: '#1d2733' }

/** What a ship, a card, a sea or a piece of Transatlantic says about itself, by its id. */
export function explain(id: string, at: HelpView<View>): CardHelp | null {
  const ship = shipIndex(id)
  if (ship !== undefined) return explainShip(ship, at)
  const card = cardIndex(id)
  if (card !== undefined) return explainCard(card, at)
  if (id === 'tile' || id === 'captain') return explainPiece(id, at)
  const region = REGIONS.findIndex((name) => name === id)
  return region < 0 || region >= at.view.regions.length ? null : explainSea(region, at)
}

/** Null for spectators, in a replay, and when nothing is to come. */
function viewerOf({ view, tellsNow }: HelpView<View>): number | null {
  return tellsNow && view.decision !== 'over' ? view.viewer : null
}

function explainShip(ship: ShipIndex, at: HelpView<View>): CardHelp {
  const { view } = at
  const { flag, income, price, line, year } = SHIPS[ship]!
  const seat = viewerOf(at)
  const slot = view.market.indexOf(ship)
  const what = ship === SCOTIA ? 'scotia' : isHeadquarters(ship) ? 'office' : isSteamship(ship) ? 'steamship' : 'sail'
  const flagName: Phrase = { key: flag < 0 ? 'name' : `flags.${FLAGS[flag]}`, params: {} }
  const { fill, text } = flag < 0 ? INK : paintOf(FLAGS[flag])
  return {
    title: shipName(ship),
    kind: help(`kind.${what}`),
    price: slot < 0 ? null : help('price-here', { price: pounds(price + SURCHARGES[slot]!) }),
    paint: { fill, text },
    sign: flag < 0 ? `ta-ship-${SHIPS[ship]!.id}` : `ta-flag-${FLAGS[flag]}`,
    does: help(`does.${what}`, { income: pounds(income), flag: flagName }),
    now: seat === null ? null : shipMeans(view, seat, ship),
    clause: { scotia: 'TA-8.5', office: 'TA-13.4', steamship: 'TA-7.2', sail: 'TA-7.3' }[what],
    count: what === 'office' ? help('count-offices') : help(line === '' ? 'year' : 'line-year', { line, year }),
    take:
      at.mayAct && slot >= 0 && isBuying(view)
        ? { label: help('choose', { ship: shipName(ship) }), actions: [] }
        : null,
  }
}

function isBuying({ decision, actor, viewer }: View): boolean {
  return decision === 'buy' && actor === viewer
}

function explainCard(card: CardIndex, at: HelpView<View>): CardHelp {
  const { view } = at
  const { type, set } = CARDS[card]!
  const seat = viewerOf(at)
  const isExtension = set === 'A' || set === 'B'
  const plays = at.mayAct && view.decision === 'turn' && view.actor === view.viewer && view.hand.includes(card)
  return {
    title: cardName(card),
    kind: help(isExtension ? 'kind.extension' : 'kind.card'),
    price: null,
    paint: isExtension ? BRASS : INK,
    sign: `card ${type}`,
    does: help(`does.${cardKey(type)}`),
    now: seat === null ? null : cardMeans(view, seat, type),
    clause: CLAUSES[type],
    count: help(isExtension ? 'count-extension' : set === 'president' ? 'count-president' : 'count-base'),
    take: plays ? { label: { key: 'do.play', params: { card: cardName(card) } }, actions: [] } : null,
  }
}

const CLAUSES: Readonly<Record<CardType, string>> = {
  SHIPYARD: 'TA-9.1',
  'SHIPYARD+': 'TA-9.1',
  TRANSPORT: 'TA-9.2',
  'TRANSPORT+': 'TA-9.2',
  REGION: 'TA-9.3',
  CARGO: 'TA-9.4',
  CRUISE: 'TA-9.5',
  FLEET: 'TA-9.6',
  'BLUE RIBAND': 'TA-9.7',
  TRADE: 'TA-9.8',
  COAL: 'TA-9.9',
  'COAL+': 'TA-9.9',
  INVEST: 'TA-9.11',
  'INVEST+': 'TA-9.11',
  "SHIP'S AGENT": 'TA-9.10',
  DIRECTOR: 'TA-10.1',
  PRESIDENT: 'TA-14.2',
}

/** The Director tile and the captains. */
function explainPiece(piece: 'tile' | 'captain', at: HelpView<View>): CardHelp {
  const { view } = at
  const seat = viewerOf(at)
  const isTile = piece === 'tile'
  const free = seat === null ? 0 : view.captains[seat]!
  const spent = { sum: [], facts: [help('tile-spent')] }
  const tile = () => (view.tiles[seat!] === 0 ? spent : cardMeans(view, seat!, 'TILE'))
  return {
    title: isTile ? { key: 'board.tile-title', params: {} } : help('captain-title'),
    kind: help('kind.piece'),
    price: null,
    paint: INK,
    sign: isTile ? 'card DIRECTOR' : 'person-captain',
    does: help(`does.${piece}`),
    now: seat === null ? null : isTile ? tile() : { sum: [], facts: [help('captains-free', { count: free })] },
    clause: isTile ? 'TA-12.1' : 'TA-2.1',
    count: help(isTile ? 'count-tile' : 'count-captains'),
    take: null,
  }
}

function explainSea(region: Region, at: HelpView<View>): CardHelp {
  const { view } = at
  const seat = viewerOf(at)
  return {
    title: regionName(region),
    kind: help('kind.sea'),
    price: null,
    paint: INK,
    sign: 'card REGION',
    does: help(region === NORTH_ATLANTIC ? 'does.north-atlantic' : 'does.sea'),
    now: seat === null ? null : { sum: [], facts: seaFacts(view, seat, region) },
    clause: region === NORTH_ATLANTIC ? 'TA-6.11' : 'TA-6.2',
    count: help('count-sea', { places: PLACES[region]!, houses: HOUSE_PRICES[region]!.length }),
    take: null,
  }
}

/** TA-8.3, TA-9.11 */
function seaFacts(view: View, seat: number, region: Region): Phrase[] {
  const own = help('own-houses', { count: view.houses[region]![seat]! })
  const price = nextHousePrice(stateOf(view), region)
  return [own, price === NONE ? help('no-house-left') : help('next-house', { price: pounds(price) })]
}

/** What lies open: market, seas, display, and then what the viewer holds. */
export function listCards(view: View): { readonly card: string; readonly name: Phrase }[] {
  const ships = [...view.market.filter((ship) => ship !== NONE), ...view.regions.flat(), ...view.stored.flat()]
  const visible = view.stacks.flatMap((stack) => stack.slice(-1))
  const cards = [...new Set([...view.hand, ...view.display, ...visible])]
  return [
    ...view.regions.map((_, region) => ({ card: REGIONS[region]!, name: regionName(region) })),
    ...ships.map((ship) => ({ card: SHIPS[ship]!.id, name: shipName(ship) })),
    ...cards.map((card) => ({ card: CARDS[card]!.id, name: cardName(card) })),
    { card: 'tile', name: { key: 'board.tile-title', params: {} } },
    { card: 'captain', name: help('captain-title') },
  ]
}

export function cardOf(action: Action): string | null {
  switch (action.type) {
    case 'play':
    case 'take':
      return CARDS[action.card]!.id
    case 'tile':
      return 'tile'
    case 'buy':
      return action.cards[0] === undefined ? null : SHIPS[action.cards[0]]!.id
    case 'region':
    case 'redeploy':
      return REGIONS[action.region]!
    default:
      return null
  }
}
