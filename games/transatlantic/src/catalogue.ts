import { Malformed, quote, readOneOf, readString } from '@south-street/engine'
import catalogue from './cards.json' with { type: 'json' }

export const NONE = -1

/** TA-1.6: the flags, each the name of its column and of its marker; a COAL marker is a bunker. */
export const FLAGS = ['RIBAND', 'COAL', 'FREIGHT', 'MAIL', 'PASSENGER'] as const
export const REGIONS = ['NA', 'SA', 'IO', 'FE', 'SP'] as const

/** Indices into FLAGS and REGIONS. */
export type Flag = number
export type Region = number

export const RIBAND = FLAGS.indexOf('RIBAND')
export const BUNKER = FLAGS.indexOf('COAL')
/** TA-9.11: what a house or £50 may bring. */
export const GOODS_MARKERS: readonly Flag[] = [2, 3, 4]
/** What INVEST+ sells (TA-9.11). */
export const BOUGHT_MARKERS: readonly Flag[] = [BUNKER, ...GOODS_MARKERS]
export const NORTH_ATLANTIC = REGIONS.indexOf('NA')

export const { setup: SETUP, limits: LIMITS, amounts: AMOUNTS } = catalogue
/**
 * TA-3.11, by number of players: what the seats begin with, in turn order. Deals name it, so whoever mends it again lets
 * `readDeal` accept these amounts, too.
 */
export const COMPENSATION: Readonly<Record<number, readonly number[]>> = catalogue.compensation
/** TA-3.4 */
export const SURCHARGES: readonly number[] = catalogue.market.surcharges
export const MARKET_SLOTS = SURCHARGES.length
/** TA-6.1 */
export const PLACES: readonly number[] = catalogue.regions.map((region) => region.places)
/** In building order; as many as there are spaces (TA-11.2). */
export const HOUSE_PRICES: readonly (readonly number[])[] = catalogue.regions.map((region) => region.house_prices)
/** TA-2.3 */
export const MARKER_SUPPLY: readonly number[] = catalogue.flags.map((flag) => flag.supply)
/** TA-7.5, by number of players. */
export const COLUMN_VALUES: Readonly<Record<number, readonly number[]>> = catalogue.sheet.column_values
export const SHEET = catalogue.sheet

/** Section 3: how many regions are in play; the North Atlantic and the first of the others. */
export function regionCount(players: number): number {
  return catalogue.regions.filter((region) => region.players.includes(players)).length
}

type ShipKind = 'neutral' | 'sail' | 'steam' | 'headquarters'

/**
 * An index into SHIPS: Scotia, the sailing ships, the steamships, all by age, then the headquarters, which are sold like
 * ships. Among ships a higher index is a younger ship (TA-1.4).
 */
export type ShipIndex = number

export interface Ship {
  readonly id: string
  readonly name: string
  /** The company that she sailed for; empty where nobody can say it in a word. */
  readonly line: string
  readonly kind: ShipKind
  readonly year: number
  readonly segment: number
  readonly flag: Flag
  readonly tonnage: number
  readonly speed: number
  readonly passengers: number
  readonly price: number
  readonly income: number
  /** The smallest number of players with which the ship is used. */
  readonly minPlayers: number
}

interface ShipEntry {
  id: string
  name: string
  line?: string
  kind: string
  year: number
  segment?: number
  flag?: string
  tonnage: number
  speed: number
  passengers: number
  price?: number
  income: number
  min_players?: number
}

function indexIn(names: readonly string[], name: string | undefined): number {
  return name === undefined ? NONE : names.indexOf(name)
}

export const SHIPS: readonly Ship[] = [
  ...(catalogue.ships as ShipEntry[]).map((entry) => ({
    id: entry.id,
    name: entry.name,
    line: entry.line ?? '',
    kind: entry.kind as ShipKind,
    year: entry.year,
    segment: entry.segment ?? 0,
    flag: indexIn(FLAGS, entry.flag),
    tonnage: entry.tonnage,
    speed: entry.speed,
    passengers: entry.passengers,
    price: entry.price ?? 0,
    income: entry.income,
    minPlayers: entry.min_players ?? 0,
  })),
  ...catalogue.headquarters.map((entry) => ({
    id: entry.id,
    name: entry.name,
    line: '',
    kind: 'headquarters' as const,
    year: 0,
    segment: 0,
    flag: indexIn(FLAGS, entry.flag),
    tonnage: 0,
    speed: 0,
    passengers: 0,
    price: entry.price,
    income: 0,
    minPlayers: 0,
  })),
]

export const SCOTIA: ShipIndex = 0
export const FIRST_SAILING_SHIP: ShipIndex = 1
export const FIRST_STEAMSHIP: ShipIndex = SHIPS.findIndex((ship) => ship.kind === 'steam')
export const FIRST_HEADQUARTERS: ShipIndex = SHIPS.findIndex((ship) => ship.kind === 'headquarters')

export function isSteamship(ship: ShipIndex): boolean {
  return ship >= FIRST_STEAMSHIP && ship < FIRST_HEADQUARTERS
}

export function isHeadquarters(ship: ShipIndex): boolean {
  return ship >= FIRST_HEADQUARTERS
}

/** The table's columns that play reads at every decision. */
export const PRICE: readonly number[] = SHIPS.map((ship) => ship.price)
export const INCOME: readonly number[] = SHIPS.map((ship) => ship.income)
export const SPEED: readonly number[] = SHIPS.map((ship) => ship.speed)
export const FLAG: readonly Flag[] = SHIPS.map((ship) => ship.flag)
/** TA-9.4: the entry with the highest tonnage that is not above the ship's. */
export const CARGO_INCOME: readonly number[] = SHIPS.map(({ tonnage }) =>
  catalogue.cargo_income.table.reduce((income, row) => (row.tonnage <= tonnage ? row.income : income), 0),
)
/** TA-9.5 */
export const CRUISE_INCOME: readonly number[] = SHIPS.map(
  ({ passengers }) => AMOUNTS.cruise_per_100_passengers * Math.floor(passengers / 100),
)

/** An index into CARDS: the catalogue's order, which puts the base cards first. */
export type CardIndex = number

export type CardType =
  | 'SHIPYARD'
  | 'SHIPYARD+'
  | 'TRANSPORT'
  | 'TRANSPORT+'
  | 'REGION'
  | 'CARGO'
  | 'CRUISE'
  | 'FLEET'
  | 'BLUE RIBAND'
  | 'TRADE'
  | 'COAL'
  | 'COAL+'
  | 'INVEST'
  | 'INVEST+'
  | "SHIP'S AGENT"
  | 'DIRECTOR'
  | 'PRESIDENT'

export interface Card {
  readonly id: string
  readonly type: CardType
  readonly set: 'base' | 'president' | 'A' | 'B'
  /** Begins with deploying a stored ship: the (D) of section 9. */
  readonly deploys: boolean
  /** TA-9.10 */
  readonly copyable: boolean
}

export const CARDS: readonly Card[] = catalogue.cards as readonly Card[]

function cardsOf(...sets: Card['set'][]): CardIndex[] {
  return CARDS.flatMap((card, index) => (sets.includes(card.set) ? [index] : []))
}

/** TA-3.1, TA-14.1 */
export const BASE_CARDS: readonly CardIndex[] = cardsOf('base')
export const BASE_CARDS_WITH_PRESIDENT: readonly CardIndex[] = cardsOf('base', 'president')
/** TA-3.5 */
export const A_CARDS: readonly CardIndex[] = cardsOf('A')
export const B_CARDS: readonly CardIndex[] = cardsOf('B')
export const DIRECTOR: CardIndex = CARDS.findIndex((card) => card.type === 'DIRECTOR')

const SHIP_BY_ID: ReadonlyMap<string, ShipIndex> = new Map(SHIPS.map((ship, index) => [ship.id, index]))
const CARD_BY_ID: ReadonlyMap<string, CardIndex> = new Map(CARDS.map((card, index) => [card.id, index]))

export function shipIndex(id: string): ShipIndex | undefined {
  return SHIP_BY_ID.get(id)
}

export function cardIndex(id: string): CardIndex | undefined {
  return CARD_BY_ID.get(id)
}

export function readShip(json: unknown): ShipIndex {
  const id = readString(json)
  const index = SHIP_BY_ID.get(id)
  if (index === undefined) throw new Malformed('card-unknown', { found: quote(id) })
  return index
}

export function readCard(json: unknown): CardIndex {
  const id = readString(json)
  const index = CARD_BY_ID.get(id)
  if (index === undefined) throw new Malformed('card-unknown', { found: quote(id) })
  return index
}

export function readRegion(json: unknown): Region {
  return REGIONS.indexOf(readOneOf(json, REGIONS))
}

export function readFlag(json: unknown): Flag {
  return FLAGS.indexOf(readOneOf(json, FLAGS))
}
