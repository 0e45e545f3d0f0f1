import type { Seat } from '@south-street/engine'
import {
  type CardIndex,
  type CardType,
  type Flag,
  HOUSE_PRICES,
  isSteamship,
  LIMITS,
  MARKER_SUPPLY,
  NONE,
  type Region,
  SCOTIA,
  type ShipIndex,
} from './catalogue.ts'

/** What is owed: the type of the action that answers, but for `turn`, which `play` or `tile` answers. */
export type Decision =
  | 'buy'
  | 'deploy'
  | 'redeploy'
  | 'turn'
  | 'copy'
  | 'take'
  | 'transport'
  | 'region'
  | 'load'
  | 'invest'
  | 'over'

/** What is being carried out: a card, the Director tile, the first purchases (TA-3.10), or nothing between turns. */
export type Undertaking = CardType | 'TILE' | 'SET-UP' | 'NOTHING'

export interface State {
  readonly players: number
  /** TA-14.1 */
  readonly president: boolean
  /** TA-3.7 */
  readonly startSeat: Seat
  /** From 1; 0 during the first purchases. */
  round: number
  /** The round after which the game ends, or NONE while the end has not been triggered (TA-15.2). */
  lastRound: number
  /** Whose turn or first purchase it is. */
  turn: Seat
  decision: Decision
  /** Who owes the decision; NONE when the game is over. */
  actor: Seat
  undertaking: Undertaking
  /** Whether DIRECTOR still has to renew the display after the card that was taken (TA-10.6). */
  directing: boolean
  /** What was bought in this action, headquarters included. */
  bought: ShipIndex[]
  /** The coal of this action that is to be loaded. */
  cubes: number
  /** The displaced ship that waits for its owner, and the region that it has left; or NONE. */
  displaced: ShipIndex
  leftRegion: Region
  /** The ships placed since the deployment began whose Riband is still to be settled (TA-6.13). */
  entered: ShipIndex[]

  /** The top card last. */
  stack: ShipIndex[]
  /** By slot; NONE where there is no card. */
  market: ShipIndex[]
  docks: ShipIndex[]
  /** Scrapped or removed. */
  gone: ShipIndex[]
  /** By region, the oldest ship first, so that the ship on top is the last one. */
  regions: ShipIndex[][]
  /** By region and seat. */
  houses: number[][]
  /** By ship: the owner's seat or NONE. */
  owners: Seat[]
  /** By ship. */
  coal: number[]

  /** The extension deck, the top card last. */
  deck: CardIndex[]
  /** The oldest card first (TA-10.7). */
  display: CardIndex[]
  discarded: CardIndex[]

  /** By seat, in the catalogue's order. */
  hands: CardIndex[][]
  /** By seat, the visible card last (TA-1.7). */
  stacks: CardIndex[][]
  /** By seat: the extension cards that it has ever taken. They stay with it (TA-10.3). */
  taken: CardIndex[][]
  /** By seat: 1 while the Director tile is unused. */
  tiles: number[]
  money: number[]
  /** By seat: free captains (TA-2.1). */
  captains: number[]
  /** By seat: bought steamships that do not lie in a region (TA-1.2). */
  stored: ShipIndex[][]
  headquarters: ShipIndex[][]
  /** By seat and flag. */
  markers: number[][]
  /** VP by seat: of own houses (TA-8.3), of scrapped ships (TA-7.2). */
  transportPoints: number[]
  scrapPoints: number[]
}

/** TA-1.5 */
export function isReady(state: State, ship: ShipIndex): boolean {
  return !isSteamship(ship) || state.coal[ship]! > 0
}

/** The seat's ready ships in the regions, region by region, the oldest first. */
export function readyShips(state: State, seat: Seat): ShipIndex[] {
  const ships: ShipIndex[] = []
  for (const region of state.regions) {
    for (const ship of region) {
      if (state.owners[ship] === seat && isReady(state, ship)) ships.push(ship)
    }
  }
  return ships
}

/** TA-9.9: the seat's active steamships that can take coal, the oldest first. */
export function shipsWithRoom(state: State, seat: Seat): ShipIndex[] {
  const ships: ShipIndex[] = []
  for (const region of state.regions) {
    for (const ship of region) {
      if (state.owners[ship] === seat && isSteamship(ship) && state.coal[ship]! < LIMITS.coal_per_ship) ships.push(ship)
    }
  }
  return ships.sort((a, b) => a - b)
}

export function regionOf(state: State, ship: ShipIndex): Region {
  for (let region = 0; region < state.regions.length; region++) {
    if (state.regions[region]!.includes(ship)) return region
  }
  return NONE
}

export function hasShipIn(state: State, seat: Seat, region: Region): boolean {
  for (const ship of state.regions[region]!) {
    if (state.owners[ship] === seat) return true
  }
  return false
}

/** TA-2.3 */
export function markersLeft(state: State, flag: Flag): number {
  let left = MARKER_SUPPLY[flag]!
  for (const sheet of state.markers) left -= sheet[flag]!
  return left
}

export function housesIn(state: State, region: Region): number {
  let built = 0
  for (const count of state.houses[region]!) built += count
  return built
}

export function housesOf(state: State, seat: Seat): number {
  let built = 0
  for (const region of state.houses) built += region[seat]!
  return built
}

/** The price of the next house space, or NONE where all are built on (TA-9.11). */
export function nextHousePrice(state: State, region: Region): number {
  return HOUSE_PRICES[region]![housesIn(state, region)] ?? NONE
}

/** The visible card, or NONE (TA-1.7). */
export function visibleCard(state: State, seat: Seat): CardIndex {
  const stack = state.stacks[seat]!
  return stack.length === 0 ? NONE : stack[stack.length - 1]!
}

/** Takes an item out of a zone, keeping the order of the others. */
export function removeFrom(zone: number[], item: number): void {
  const position = zone.indexOf(item)
  for (let i = position; i < zone.length - 1; i++) zone[i] = zone[i + 1]!
  zone.pop()
}

/** Puts an item where it belongs in a zone that goes upwards. */
export function insertInto(zone: number[], item: number): void {
  let place = zone.length
  zone.push(item)
  for (; place > 0 && zone[place - 1]! > item; place--) zone[place] = zone[place - 1]!
  zone[place] = item
}

export function regionsOf(state: State): number {
  return state.regions.length
}

/** TA-1.3: Scotia has no owner and is foreign to everybody. */
export function isForeign(state: State, ship: ShipIndex, seat: Seat): boolean {
  return ship === SCOTIA || state.owners[ship] !== seat
}

function cloneZones(zones: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = []
  for (let i = 0; i < zones.length; i++) copies.push(zones[i]!.slice())
  return copies
}

export function clone(state: State): State {
  return {
    players: state.players,
    president: state.president,
    startSeat: state.startSeat,
    round: state.round,
    lastRound: state.lastRound,
    turn: state.turn,
    decision: state.decision,
    actor: state.actor,
    undertaking: state.undertaking,
    directing: state.directing,
    bought: state.bought.slice(),
    cubes: state.cubes,
    displaced: state.displaced,
    leftRegion: state.leftRegion,
    entered: state.entered.slice(),
    stack: state.stack.slice(),
    market: state.market.slice(),
    docks: state.docks.slice(),
    gone: state.gone.slice(),
    regions: cloneZones(state.regions),
    houses: cloneZones(state.houses),
    owners: state.owners.slice(),
    coal: state.coal.slice(),
    deck: state.deck.slice(),
    display: state.display.slice(),
    discarded: state.discarded.slice(),
    hands: cloneZones(state.hands),
    stacks: cloneZones(state.stacks),
    taken: cloneZones(state.taken),
    tiles: state.tiles.slice(),
    money: state.money.slice(),
    captains: state.captains.slice(),
    stored: cloneZones(state.stored),
    headquarters: cloneZones(state.headquarters),
    markers: cloneZones(state.markers),
    transportPoints: state.transportPoints.slice(),
    scrapPoints: state.scrapPoints.slice(),
  }
}
