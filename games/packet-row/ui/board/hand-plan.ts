import { CARDS, type CardIndex, type CardKind } from '../../src/cards.ts'

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

/** The groups that a hand and a fleet fall into. Empty groups are left out. */
function groupsOf(hand: readonly CardIndex[], fleet: readonly CardIndex[]): Omit<Group, 'lay'>[] {
  return GROUPS.map((name) => ({ name, cards: cardsOfGroup(name, hand, fleet) })).filter(
    ({ cards }) => cards.length > 0,
  )
}

type Lays = Readonly<Record<GroupName, Lay>>

const ROOMIEST: Lays = {
  fleet: 'fan',
  contracts: 'open',
  goods: 'fan',
  helpers: 'fan',
  cash: 'spines',
  bankers: 'spines',
  built: 'spines',
}

// Each gives way in one thing more than the one before. Fleet and goods always overlap.
const COUNTED: Lays = { ...ROOMIEST, cash: 'counter', bankers: 'counter', built: 'counter' }
const FANNED: Lays = { ...COUNTED, contracts: 'fan' }
const NARROW: Lays = { ...FANNED, helpers: 'spines' }
const NARROWER: Lays = { ...NARROW, fleet: 'spines', goods: 'spines' }
const NARROWEST: Lays = { ...NARROWER, contracts: 'spines' }
const LAYS: readonly Lays[] = [ROOMIEST, COUNTED, FANNED, NARROW, NARROWER, NARROWEST]

const STEP = 0.2755
const SPINE = 0.296
const COUNTER = 0.62
const GROUP_GAP = 14
const LABEL = 44

function widthOf(lay: Lay, count: number, card: number): number {
  switch (lay) {
    case 'open':
      return count * (card + 6) - 6
    case 'fan':
      return card * (1 + STEP * (count - 1))
    case 'spines':
      return count * (Math.max(24, card * SPINE) + 2)
    case 'counter':
      return card * COUNTER
  }
}

/** The roomiest plan that fits into the width. */
export function planHand(
  hand: readonly CardIndex[],
  fleet: readonly CardIndex[],
  width: number,
  card: number,
): Group[] {
  const groups = groupsOf(hand, fleet)
  const plans = LAYS.map((lays) => groups.map((group) => ({ ...group, lay: lays[group.name] })))
  const fits = (plan: readonly Group[]) =>
    plan.reduce((sum, { lay, cards }) => sum + Math.max(LABEL, widthOf(lay, cards.length, card)) + GROUP_GAP, 16) <=
    width
  return plans.find(fits) ?? plans.at(-1)!
}
