import { type ReasonKind, readCases } from '@south-street/bots/test/reason-cases.ts'
import { transatlantic } from '@south-street/transatlantic'
import { teacher } from '@south-street/transatlantic/bots'
import { findAll } from '../../bots/reasons/explain.ts'
import { actAll, arrange } from '../arrange.ts'
import { type Seen, told } from './told-facts.ts'

type Position = Parameters<typeof arrange>[0]
export type Kind = ReasonKind<Position, Seen>

export const { look, said, couldSay, write } = readCases({
  game: transatlantic,
  teacher,
  findAll,
  arrange,
  actAll,
  told,
})

export const SHIPYARD = '0 play base/shipyard'
const MARKET = ['S30', 'S24', 'S25', 'S27', 'S28', 'S29']
export const buying = (rest: object = {}) => ({
  players: 4,
  regions: { NA: ['S21 1 1'] },
  market: MARKET,
  money: [600],
  ...rest,
})
