import type { CardIndex } from '../../src/cards.ts'
import type { Readiness } from '../../src/delivery/readiness.ts'
import { cardsOfGroup, type GroupName, unitsByKind } from '../board/hand-plan.ts'

/** What stands below the contracts, in this order. */
const ROW = ['goods', 'fleet', 'helpers', 'cash', 'bankers', 'built'] as const
export type RowGroupName = (typeof ROW)[number]

export interface RowGroup {
  readonly name: RowGroupName
  readonly cards: readonly CardIndex[]
  /** Only a sign and how many there are. */
  readonly counted: boolean
}

// In pixels at the usual size of text.
const LEAST = 44
const GAP = 3
const EDGES = 11
const SIGNS = { goods: 37, fleet: 26, helpers: 23 } as const
const COUNTED = 48
const MONEY = 48
const LABEL_LETTER = 6.4

function widthOf({ name, cards, counted }: RowGroup): number {
  if (name === 'cash') return MONEY
  if (name === 'built') return LEAST
  if (counted || name === 'bankers') return COUNTED
  const signs = name === 'goods' ? unitsByKind(cards).length : cards.length
  return Math.max(LEAST, EDGES + signs * SIGNS[name])
}

interface Row {
  readonly groups: readonly RowGroup[]
  /** Whether there is room for what the groups are called. */
  readonly labelled: boolean
}

/** What gives way first when a row is too long: helpers, then ships, then the kinds of goods. */
const GIVES_WAY: readonly RowGroupName[] = ['helpers', 'fleet', 'goods']
/** A hand of so many helpers is counted in any case. */
const MANY_HELPERS = 3

/** The groups of the second row, as many signs as fit into the width; their names go last. Empty groups are left out. */
export function planRow(
  hand: readonly CardIndex[],
  fleet: readonly CardIndex[],
  width: number,
  labelOf: (name: RowGroupName) => string,
): Row {
  const groups = ROW.map((name: GroupName & RowGroupName) => ({ name, cards: cardsOfGroup(name, hand, fleet) })).filter(
    ({ cards }) => cards.length > 0,
  )
  const plan = (counted: readonly RowGroupName[]) =>
    groups.map(({ name, cards }) => ({
      name,
      cards,
      counted: cards.length > 1 && (counted.includes(name) || (name === 'helpers' && cards.length >= MANY_HELPERS)),
    }))
  const plans = [0, 1, 2, 3].map((count) => plan(GIVES_WAY.slice(0, count)))
  const rows = [true, false].flatMap((labelled) => plans.map((row) => ({ groups: row, labelled })))
  const needed = ({ labelled }: Row, group: RowGroup) =>
    Math.max(labelled ? labelOf(group.name).length * LABEL_LETTER : 0, widthOf(group))
  const fits = (row: Row) => row.groups.reduce((sum, group) => sum + needed(row, group) + GAP, -GAP) <= width
  return rows.find(fits) ?? rows.at(-1)!
}

/** Edges and reward of a contract, the mark of one that is ready, and a letter of its state. */
const CONTRACT = 53
const MARK = 14
const LETTER = 4.8

interface Told {
  readonly readiness: Pick<Readiness, 'ready'>
  /** The same in words. */
  readonly state: string
}

/** How much of all contracts is told: all, neither words nor the code of the country, or only what is needed. */
export function contractDetail(contracts: readonly Told[], width: number): 'full' | 'short' | 'least' {
  const count = contracts.length
  if (count > 4) return 'least'
  const room = width / count - GAP
  const fits = ({ readiness: { ready }, state }: Told) => CONTRACT + (ready ? MARK : 0) + state.length * LETTER <= room
  return count < 4 && contracts.every(fits) ? 'full' : 'short'
}
