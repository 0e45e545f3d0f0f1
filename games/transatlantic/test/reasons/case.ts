import { transatlantic } from '@south-street/transatlantic'
import { teacher } from '@south-street/transatlantic/bots'
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
  return { view: transatlantic.view(state, 0), answers }
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

export const SHIPYARD = '0 play base/shipyard'
const MARKET = ['S30', 'S24', 'S25', 'S27', 'S28', 'S29']
export const buying = (rest: object = {}) => ({
  players: 4,
  regions: { NA: ['S21 1 1'] },
  market: MARKET,
  money: [600],
  ...rest,
})
