import { botToAct, carryOut, deadline } from '@south-street/table'
import type { DueWork } from '../due/due-work.ts'
import type { LiveTable } from './live-table.ts'

/**
 * The one next thing that the server has to do at a table. Bots and standing orders answer a fixed time after the
 * position has changed, whatever it is that they answer.
 */
export function dueWorkOf(live: Pick<LiveTable, 'game' | 'table' | 'orders'>, delayMs: number): DueWork | null {
  const { game, table, orders } = live
  const { play } = table
  if (table.status !== 'running' || play === null) return null
  const at = play.movedAt + delayMs
  const asked = botToAct(game, table)
  if (asked !== null) {
    const { decision, moves, view, seat, level } = asked
    const { players } = table.settings.options
    // Nobody who knows the table can guess what a bot will draw.
    const seed = `${play.salt}/${decision}/${moves}`
    const question = { game: game.id, players, level, seat, view, seed }
    const isAwaited = table.seats.some((holder) => holder.kind === 'person' && holder.away === null)
    return { kind: 'bot', at, decision, moves, question, turn: { host: table.host, isAwaited } }
  }
  const seat = game.actor(play.state)
  const given = seat === null ? undefined : orders.get(seat)
  if (seat !== null && given !== undefined && carryOut(game, table, seat, given.order).do !== 'wait') {
    return { kind: 'order', at: Math.max(play.movedAt, given.at) + delayMs }
  }
  const clock = deadline(game, table)
  return clock === null ? null : { kind: 'clock', at: clock, decision: play.decision }
}
