import {
  at,
  describe,
  type Json,
  Malformed,
  quote,
  type Random,
  readInteger,
  readList,
  readMembers,
  shuffle,
} from '@south-street/engine'
import {
  A_CARDS,
  B_CARDS,
  BASE_CARDS,
  BASE_CARDS_WITH_PRESIDENT,
  CARDS,
  type CardIndex,
  COMPENSATION,
  FIRST_HEADQUARTERS,
  FIRST_SAILING_SHIP,
  FIRST_STEAMSHIP,
  FLAGS,
  LIMITS,
  MARKET_SLOTS,
  NONE,
  NORTH_ATLANTIC,
  readCard,
  readShip,
  regionCount,
  SCOTIA,
  SETUP,
  SHIPS,
  type ShipIndex,
} from './catalogue.ts'
import type { State } from './state.ts'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 4

export interface Options {
  readonly players: number
  /** TA-14.1 */
  readonly president: boolean
  /** TA-3.11 */
  readonly compensation: boolean
}

export interface Deal {
  /** One a seat (TA-3.7). */
  readonly sailingShips: readonly ShipIndex[]
  /** The top card first, before the market is filled (TA-3.3). */
  readonly shipStack: readonly ShipIndex[]
  /** The top card first, before the display is laid out (TA-3.5). */
  readonly extensionDeck: readonly CardIndex[]
  /**
   * One a seat, with the seat compensation only (TA-3.11). It stands in the deal because it was something else once: a deal
   * that does not name it is an older one, and its game goes on with the money of that time.
   */
  readonly money?: readonly number[]
}

const SAILING_SHIPS = indices(FIRST_SAILING_SHIP, FIRST_STEAMSHIP)
const HEADQUARTERS = indices(FIRST_HEADQUARTERS, SHIPS.length)

function indices(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i)
}

/** TA-3.3: the groups of the stack, the top one first: nine segments, then the headquarters. */
export function stackGroups(players: number): ShipIndex[][] {
  const groups: ShipIndex[][] = []
  for (const ship of indices(FIRST_STEAMSHIP, FIRST_HEADQUARTERS)) {
    const { segment, minPlayers } = SHIPS[ship]!
    groups[segment - 1] ??= []
    if (minPlayers <= players) groups[segment - 1]!.push(ship)
  }
  return [...groups, [...HEADQUARTERS]]
}

export function deal(options: Options, random: Random): Deal {
  const { players, compensation } = options
  const sailingShips = shuffle([...SAILING_SHIPS], random).slice(0, players)
  return {
    sailingShips,
    shipStack: stackGroups(players).flatMap((group) => shuffle(group, random)),
    extensionDeck: [...shuffle([...A_CARDS], random), ...shuffle([...B_CARDS], random)],
    ...(compensation && { money: compensate(sailingShips) }),
  }
}

/** TA-3.7 */
export function startSeatOf({ sailingShips }: Pick<Deal, 'sailingShips'>): number {
  return sailingShips.indexOf(Math.min(...sailingShips))
}

/** TA-3.11: what each seat begins with. */
function compensate(sailingShips: Deal['sailingShips']): number[] {
  const startSeat = startSeatOf({ sailingShips })
  const { length: players } = sailingShips
  return sailingShips.map((_, seat) => COMPENSATION[players]![(seat - startSeat + players) % players]!)
}

export function setup(options: Options, dealt: Deal): State {
  const { players, president, compensation } = options
  const startSeat = startSeatOf(dealt)
  const seats = indices(0, players)
  /** How many seats after the start player, in turn order. */
  const step = (seat: number): number => (seat - startSeat + players) % players
  const stack = dealt.shipStack.toReversed()
  const market = indices(0, MARKET_SLOTS).map(() => stack.pop()!)
  const deck = dealt.extensionDeck.toReversed()
  const display = indices(0, LIMITS.display).map(() => deck.pop()!)
  const regions: ShipIndex[][] = indices(0, regionCount(players)).map(() => [])
  regions[NORTH_ATLANTIC]!.push(SCOTIA) // TA-3.6
  const owners = SHIPS.map(() => NONE)
  for (const seat of seats) {
    const ship = dealt.sailingShips[seat]!
    owners[ship] = seat
    regions[1 + step(seat)]!.push(ship) // TA-3.8
  }
  const lastSeat = (startSeat + players - 1) % players
  return {
    players,
    president,
    startSeat,
    round: 0,
    lastRound: NONE,
    turn: lastSeat,
    decision: 'buy',
    actor: lastSeat,
    undertaking: 'SET-UP',
    directing: false,
    bought: [],
    cubes: 0,
    displaced: NONE,
    leftRegion: NONE,
    entered: [],
    stack,
    market,
    docks: [],
    gone: [],
    regions,
    houses: regions.map(() => seats.map(() => 0)),
    owners,
    coal: SHIPS.map(() => 0),
    deck,
    display,
    discarded: [],
    hands: seats.map(() => [...(president ? BASE_CARDS_WITH_PRESIDENT : BASE_CARDS)]),
    stacks: seats.map(() => []),
    taken: seats.map(() => []),
    tiles: seats.map(() => SETUP.director_tiles),
    // TA-3.11; what follows is the money of older deals.
    money: seats.map(
      (seat) => dealt.money?.[seat] ?? SETUP.money + (compensation ? SETUP.compensation_per_seat * step(seat) : 0),
    ),
    captains: seats.map(() => SETUP.usable_captains - 1),
    stored: seats.map(() => []),
    headquarters: seats.map(() => []),
    markers: seats.map(() => FLAGS.map(() => 0)),
    transportPoints: seats.map(() => 0),
    scrapPoints: seats.map(() => 0),
  }
}

function readVariant(json: unknown): boolean {
  if (typeof json !== 'boolean') throw new Malformed('not-one-of', { found: describe(json), allowed: 'true, false' })
  return json
}

export function readOptions(json: unknown): Options {
  const members = readMembers(json, ['players', 'president', 'compensation'])
  return {
    players: at('players', () => readInteger(members.players, MIN_PLAYERS, MAX_PLAYERS)),
    president: at('president', () => readVariant(members.president)),
    compensation: at('compensation', () => readVariant(members.compensation)),
  }
}

export function readDeal(json: unknown, options: Options): Deal {
  const { players, compensation } = options
  const members = readMembers(json, ['sailingShips', 'shipStack', 'extensionDeck'], compensation ? ['money'] : [])
  const groups = stackGroups(players)
  const sailingShips = at('sailingShips', () =>
    readPile(members.sailingShips, readShip, shipId, [SAILING_SHIPS], players),
  )
  return {
    sailingShips,
    shipStack: at('shipStack', () => readPile(members.shipStack, readShip, shipId, groups, groups.flat().length)),
    extensionDeck: at('extensionDeck', () =>
      readPile(members.extensionDeck, readCard, cardId, [A_CARDS, B_CARDS], A_CARDS.length + B_CARDS.length),
    ),
    ...(members.money !== undefined && { money: at('money', () => readMoney(members.money, sailingShips)) }),
  }
}

/** A deal chooses nobody's money: it is what TA-3.11 gives, or malformed. */
function readMoney(json: unknown, sailingShips: Deal['sailingShips']): number[] {
  const wanted = compensate(sailingShips)
  const money = readList(json, (pounds, seat) => {
    if (pounds !== wanted[seat])
      throw new Malformed('not-one-of', { found: describe(pounds), allowed: describe(wanted[seat]) })
    return wanted[seat]!
  })
  if (money.length !== wanted.length)
    throw new Malformed('wrong-length', { found: money.length, wanted: wanted.length })
  return money
}

const shipId = (ship: ShipIndex): string => SHIPS[ship]!.id
const cardId = (card: CardIndex): string => CARDS[card]!.id

/** So many cards, none of them twice, group after group: the pile is as TA-3.3 or TA-3.5 stacks it. */
function readPile(
  json: unknown,
  readOne: (item: unknown) => number,
  idOf: (item: number) => string,
  groups: readonly (readonly number[])[],
  size: number,
): number[] {
  const seen = new Set<number>()
  let group = 0
  let left = groups[0]!.length
  const pile = readList(json, (item) => {
    const found = readOne(item)
    if (left === 0 && group < groups.length - 1) left = groups[++group]!.length
    if (seen.has(found)) throw new Malformed('card-repeated', { found: quote(idOf(found)), clause: 'TA-17.5' })
    if (!groups[group]!.includes(found)) throw new Malformed('card-misplaced', { found: quote(idOf(found)) })
    seen.add(found)
    left--
    return found
  })
  if (pile.length !== size) throw new Malformed('wrong-length', { found: pile.length, wanted: size })
  return pile
}

export function writeDeal(dealt: Deal): Json {
  return {
    sailingShips: dealt.sailingShips.map(shipId),
    shipStack: dealt.shipStack.map(shipId),
    extensionDeck: dealt.extensionDeck.map(cardId),
    ...(dealt.money && { money: [...dealt.money] }),
  }
}
