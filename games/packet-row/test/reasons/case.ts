import { type ReasonCase, type ReasonKind, readCases } from '@south-street/bots/test/reason-cases.ts'
import { packetRow } from '@south-street/packet-row'
import { teacher } from '@south-street/packet-row/bots'
import { findAll } from '../../bots/reasons/explain.ts'
import { actAll, arrange } from '../arrange.ts'
import { type Seen, told } from './told-facts.ts'

export type Position = Parameters<typeof arrange>[0]
export type Case = ReasonCase<Position, Seen>
export type Kind = ReasonKind<Position, Seen>

export const { look, said, couldSay, write } = readCases({ game: packetRow, teacher, findAll, arrange, actAll, told })

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
