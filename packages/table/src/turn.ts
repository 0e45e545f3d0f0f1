import type { AnyGame, Seat } from '@south-street/engine'
import { botAt } from './playing.ts'
import type { PersonId, Table } from './table.ts'

/** The seat that owes a decision; null while the game does not run. */
function actorOf(game: AnyGame, table: Table): Seat | null {
  return table.status === 'running' && table.play !== null ? game.actor(table.play.state) : null
}

/** The person who owes a decision and is played for by nobody. */
export function waitsFor(game: AnyGame, table: Table): PersonId | null {
  const actor = actorOf(game, table)
  const holder = actor === null ? undefined : table.seats[actor]
  return holder?.kind === 'person' && !holder.away?.level ? holder.person : null
}

/** What a bot is asked: a position of the table, named so exactly that an answer to another one is noticed. */
export interface BotQuestion {
  readonly seat: Seat
  readonly level: string
  readonly decision: number
  readonly moves: number
  readonly view: unknown
}

/** The question to the bot that has to act now; null if it is a person's turn or nobody's. */
export function botToAct(game: AnyGame, table: Table): BotQuestion | null {
  const seat = actorOf(game, table)
  const level = seat === null ? null : botAt(table, seat)
  if (seat === null || level === null) return null
  const { decision, moves, state } = table.play!
  return { seat, level, decision, moves: moves.length, view: game.view(state, seat) }
}
