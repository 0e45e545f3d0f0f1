import { CARDS, type CardIndex, type CardKind, GOODS } from '../../src/cards.ts'
import { total } from './total.ts'

export const GROUPS = ['fleet', 'contracts', 'goods', 'helpers', 'cash', 'bankers', 'built'] as const
export type GroupName = (typeof GROUPS)[number]

const KINDS: Readonly<Record<GroupName, readonly CardKind[]>> = {
  fleet: ['ship'],
  contracts: ['contract'],
  goods: ['goods', 'gold'],
  helpers: ['assistant', 'captain', 'trader'],
  cash: ['money'],
  bankers: ['banker'],
  built: ['vp'],
}

/** How a group lies on the table: cards side by side, overlapping to their stubs, cut to spines, or only counted. */
export type Lay = 'open' | 'fan' | 'spines' | 'counter'

export interface Group {
  readonly name: GroupName
  readonly cards: readonly CardIndex[]
  readonly lay: Lay
}

/** The cards of a group, in the catalogue's order. */
export function cardsOfGroup(name: GroupName, hand: readonly CardIndex[], fleet: readonly CardIndex[]): CardIndex[] {
  const cards = (name === 'fleet' ? fleet : hand).filter((card) => KINDS[name].includes(CARDS[card]!.kind))
  return cards.sort((a, b) => a - b)
}

/** By kind, what the goods of a hand add up to; gold last. */
export function unitsByKind(cards: readonly CardIndex[]): readonly { readonly kind: string; readonly units: number }[] {
  const kindOf = (card: CardIndex) => (CARDS[card]!.kind === 'gold' ? 'gold' : GOODS[CARDS[card]!.good]!)
  const unitsOf = (kind: string) =>
    total(
      cards.filter((card) => kindOf(card) === kind),
      'units',
    )
  return [...GOODS, 'gold'].map((kind) => ({ kind, units: unitsOf(kind) })).filter(({ units }) => units > 0)
}

/** The groups that a hand and a fleet fall into. Empty groups are left out. */
function groupsOf(hand: readonly CardIndex[], fleet: readonly CardIndex[]): Omit<Group, 'lay'>[] {
  return GROUPS.map((name) => ({ name, cards: cardsOfGroup(name, hand, fleet) })).filter(
    ({ cards }) => cards.length > 0,
  )
}

type Lays = Readonly<Record<GroupName, Lay>>

const ROOMIEST: Lays = {
  fleet: 'open',
  contracts: 'open',
  goods: 'open',
  helpers: 'open',
  cash: 'open',
  bankers: 'open',
  built: 'open',
}

// Each gives way in one thing more than the one before. Nothing is narrowed while there is room beside it.
const STACKED: Lays = {
  ...ROOMIEST,
  fleet: 'fan',
  goods: 'fan',
  helpers: 'fan',
  cash: 'fan',
  bankers: 'fan',
  built: 'fan',
}
const SPINED: Lays = { ...STACKED, cash: 'spines', bankers: 'spines', built: 'spines' }
const COUNTED: Lays = { ...SPINED, cash: 'counter', bankers: 'counter', built: 'counter' }
const FANNED: Lays = { ...COUNTED, contracts: 'fan' }
const NARROW: Lays = { ...FANNED, helpers: 'spines' }
const NARROWER: Lays = { ...NARROW, fleet: 'spines', goods: 'spines' }
const NARROWEST: Lays = { ...NARROWER, contracts: 'spines' }
const LAYS: readonly Lays[] = [ROOMIEST, STACKED, SPINED, COUNTED, FANNED, NARROW, NARROWER, NARROWEST]

/** What can be hit within a group that opens as a whole. */
const LEAST = 24
const STEP = 0.2755
const SPINE = 0.296
const COUNTER = 0.62
const GROUP_GAP = 14
const EDGES = 10
/** The water around the ships. */
const PORT = 14
/** A letter of a label, and the number beside it. */
const LETTER = 7.4
const NUMBER = 18

function widthOf(lay: Lay, count: number, card: number): number {
  switch (lay) {
    case 'open':
      return count * (card + 6) - 6
    case 'fan':
      return card + Math.max(LEAST, card * STEP) * (count - 1)
    case 'spines':
      return count * (Math.max(LEAST, card * SPINE) + 2)
    case 'counter':
      return card * COUNTER
  }
}

interface Room {
  readonly width: number
  /** How wide a card is. */
  readonly card: number
  readonly rows: number
  readonly labelOf: (name: GroupName) => string
}

/** How many rows of a width the groups need, each row filled before the next. */
function rowsOf(plan: readonly Group[], { width, card, labelOf }: Room): number {
  let [rows, left] = [0, 0]
  for (const { name, lay, cards } of plan) {
    const label = labelOf(name).length * LETTER + (lay === 'counter' ? 0 : NUMBER)
    const around = GROUP_GAP + (name === 'fleet' ? PORT : 0)
    const needed = Math.max(label, widthOf(lay, cards.length, card)) + around
    if (needed > width - EDGES) return Number.POSITIVE_INFINITY
    if (needed > left) {
      rows++
      left = width - EDGES
    }
    left -= needed
  }
  return rows
}

/** The roomiest plan that fits into the room. */
export function planHand(hand: readonly CardIndex[], fleet: readonly CardIndex[], room: Room): Group[] {
  const groups = groupsOf(hand, fleet)
  const plans = LAYS.map((lays) => groups.map((group) => ({ ...group, lay: lays[group.name] })))
  return plans.find((plan) => rowsOf(plan, room) <= room.rows) ?? plans.at(-1)!
}
