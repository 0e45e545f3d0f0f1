import { packetRow } from '@south-street/packet-row'
import { teacher } from '@south-street/packet-row/bots'
import { findAll } from '../../bots/reasons/explain.ts'
import { actAll, arrange } from '../arrange.ts'
import { type Seen, told } from './told-facts.ts'

export type Position = Parameters<typeof arrange>[0]

/** Seat 0 is asked. The better answer, the other one, and what was seen of them. */
export interface Case {
  readonly position: Position
  /** What was played from there. */
  readonly before?: readonly string[]
  readonly best: string
  readonly seen?: Seen
  readonly other: string
  readonly otherSeen?: Seen
  readonly whyNot?: boolean
}

export interface Kind {
  readonly kind: string
  readonly says: Case
  /** What has to be different for it not to be said. */
  readonly not: Partial<Case>
}

export function look({ position, before = [], best, seen, other, otherSeen }: Case) {
  const state = arrange(position)
  actAll(state, before)
  const { players } = position
  const answers = [
    told(players, best, { chance: 0.5, ...seen }),
    told(players, other, { chance: 0.3, ...otherSeen }),
  ] as const
  return { view: packetRow.view(state, 0), answers }
}

export function said(one: Case): string[] {
  const { view, answers } = look(one)
  return teacher.compare(view, ...answers, one.whyNot === true).map(({ kind }) => kind)
}

/** All that has weight enough to be said, whether or not something else is said first. */
export function couldSay(one: Case): string[] {
  const { view, answers } = look(one)
  return findAll(view, ...answers)
    .filter(({ weight }) => weight >= 0.15)
    .map(({ kind }) => kind)
}

export const at = (
  area: 'guildhall' | 'docks' | 'market' | 'bank',
  current: string[],
  rest: Partial<Position> = {},
): Position => ({
  players: 3,
  harbourMaster: 2,
  asking: { area, seat: 0 },
  [area]: { current },
  ...rest,
})

export const C_COTTON = 'guildhall/contract/cotton-3-great-britain'
export const C_FUR = 'guildhall/contract/fur-1-great-britain'
export const C_FRANCE = 'guildhall/contract/cotton-5-france'
export const BRITAIN = 'docks/ship/great-britain-1'
export const FRANCE = 'docks/ship/france-1'
export const SPAIN = 'docks/ship/spain-1'
export const COTTON = 'market/goods/cotton-3-at-8'
export const TWO_COTTON = 'market/goods/cotton-2-at-5'
export const ONE_COTTON = 'market/goods/cotton-1-at-2'
export const GRAIN = 'market/goods/grain-3-at-8'
export const TRADER = 'market/trader/1'
export const CAPTAIN = 'docks/captain/1'
export const GOLD = 'docks/gold/single-1'
export const DOUBLE = 'docks/gold/double-1'
export const EXCHANGE = 'market/vp/exchange'
export const BANKER = 'bank/banker/1'
export const MONEY = 'bank/money/8-1'
export const ASSISTANT = 'guildhall/assistant/1'
export const SCHOOL = 'guildhall/vp/ward-school'

export const take = (card: string): string => `take ${card}`
export const delivers = (contract: string, share = 0.9): Seen => ({ delivered: { 0: { [contract]: share } } })
