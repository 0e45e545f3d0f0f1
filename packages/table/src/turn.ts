import type { AnyGame, Seat } from '@south-street/engine'
import { botAt } from './playing.ts'
import { actorOf, type PersonId, type Table } from './table.ts'

/** The person who owes a decision and is played for by nobody. */
export function waitsFor(game: AnyGame, table: Table): PersonId | null {
  const actor = actorOf(game, table)
  const holder = actor === null ? undefined : table.seats[actor]
  return holder?.kind === 'person' && !holder.away?.level ? holder.person : null
}

/** Where a bot has to act: a position of the table, named so exactly that an answer to another one is noticed. */
export interface BotTurn {
  readonly seat: Seat
  readonly level: string
  readonly decision: number
  readonly moves: number
}

/** The bot that has to act now; null if it is a person's turn or nobody's. */
export function botToAct(game: AnyGame, table: Table): BotTurn | null {
  const seat = actorOf(game, table)
  const level = seat === null ? null : botAt(table, seat)
  if (seat === null || level === null) return null
  const { decision, moves } = table.play!
  return { seat, level, decision, moves: moves.length }
}
