import { Malformed, quote, readString } from '@south-street/engine'
import catalogue from './cards.json' with { type: 'json' }

export const AREAS = ['guildhall', 'docks', 'market', 'bank'] as const
export const GOODS = ['grain', 'cotton', 'fur', 'tobacco'] as const
export const DESTINATIONS = [
  'great-britain',
  'france',
  'netherlands',
  'sweden',
  'spain',
  'german-confederation',
] as const

const CARD_KINDS = [
  'contract',
  'assistant',
  'vp',
  'ship',
  'captain',
  'gold',
  'goods',
  'trader',
  'money',
  'banker',
] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** Indices into AREAS, GOODS and DESTINATIONS. */
export type Area = number
export type Good = number
export type Destination = number

/** An index into CARDS: the catalogue's order. States, views and actions name cards by it, records by the id. */
export type CardIndex = number

export const NONE = -1

/** What is printed on a card. Every card has every member, so that the table stays one shape for the engine. */
export interface Card {
  readonly id: string
  /** Cards with the same face are interchangeable. */
  readonly face: string
  readonly kind: CardKind
  /** The area whose discard pile takes the card: the one it came from, or the guildhall (PR-6.13). */
  readonly area: Area
  /** One of the starting contracts, which are in no deck (PR-1.6). */
  readonly starting: boolean
  readonly price: number
  readonly good: Good
  readonly units: number
  readonly destination: Destination
  readonly reward: number
  readonly value: number
  readonly points: number
}

interface CatalogueEntry {
  id: string
  face: string
  deck: string
  kind: string
  cost: number
  good?: string
  units?: number
  dest?: string
  reward?: number
  value?: number
  vp?: number
}

/** The position of a name, or NONE for one that a card does not have. */
function indexIn(names: readonly string[], name: string | undefined): number {
  return name === undefined ? NONE : names.indexOf(name)
}

export const CARDS: readonly Card[] = (catalogue.cards as CatalogueEntry[]).map((entry) => ({
  id: entry.id,
  face: entry.face,
  kind: entry.kind as CardKind,
  area: entry.deck === 'start' ? 0 : indexIn(AREAS, entry.deck),
  starting: entry.deck === 'start',
  price: entry.cost,
  good: indexIn(GOODS, entry.good),
  units: entry.units ?? 0,
  destination: indexIn(DESTINATIONS, entry.dest),
  reward: entry.reward ?? 0,
  value: entry.value ?? 0,
  points: entry.vp ?? 0,
}))

/** The table's columns that bots read at every decision, as bytes: a third faster than the objects. */
export const KIND = Uint8Array.from(CARDS, (card) => CARD_KINDS.indexOf(card.kind))
export const UNITS = Uint8Array.from(CARDS, (card) => card.units)
export const GOOD = Int8Array.from(CARDS, (card) => card.good)
export const PRICE = Uint8Array.from(CARDS, (card) => card.price)
export const VALUE = Uint8Array.from(CARDS, (card) => card.value)
export const POINTS = Uint8Array.from(CARDS, (card) => card.points)
export const REWARD = Uint8Array.from(CARDS, (card) => card.reward)
export const DESTINATION = Int8Array.from(CARDS, (card) => card.destination)
export const STARTING = Uint8Array.from(CARDS, (card) => (card.starting ? 1 : 0))
export const CONTRACT = CARD_KINDS.indexOf('contract')
export const ASSISTANT = CARD_KINDS.indexOf('assistant')
export const CAPTAIN = CARD_KINDS.indexOf('captain')
export const GOLD = CARD_KINDS.indexOf('gold')
export const GOODS_CARD = CARD_KINDS.indexOf('goods')
export const TRADER = CARD_KINDS.indexOf('trader')
export const MONEY = CARD_KINDS.indexOf('money')
export const VP = CARD_KINDS.indexOf('vp')
export const BANKER = CARD_KINDS.indexOf('banker')

/** The cards of each area's deck, in the catalogue's order (PR-1.2 to PR-1.5). */
export const DECKS: readonly (readonly CardIndex[])[] = AREAS.map((_, area) =>
  CARDS.flatMap((card, index) => (card.area === area && !card.starting ? [index] : [])),
)

/** PR-1.6 */
export const STARTING_CONTRACTS: readonly CardIndex[] = CARDS.flatMap((card, index) => (card.starting ? [index] : []))

const BY_ID: ReadonlyMap<string, CardIndex> = new Map(CARDS.map((card, index) => [card.id, index]))

export function cardIndex(id: string): CardIndex | undefined {
  return BY_ID.get(id)
}

export function readCard(json: unknown): CardIndex {
  const id = readString(json)
  const index = BY_ID.get(id)
  if (index === undefined) throw new Malformed('card-unknown', { found: quote(id) })
  return index
}
