import { type BotTurn, botToAct, carryOut, deadline, endsByItselfFrom } from '@south-street/table'
import type { LiveTable } from './live-table.ts'
import type { BotQuestion } from './parts.ts'

/** The one thing that a table waits for its house to do, and when it is to be seen. */
export type DueWork =
  | { readonly kind: 'clock'; readonly at: number; readonly decision: number }
  /** A rated game waits for somebody who is gone, and ends. */
  | { readonly kind: 'end'; readonly at: number; readonly decision: number }
  | { readonly kind: 'order'; readonly at: number }
  | ({ readonly kind: 'bot'; readonly at: number } & BotTurn)

/**
 * What a table waits for. Bots and standing orders answer a fixed time after the position has changed, whatever they
 * answer. If that change lies in the future, because the clock was put back, the same time is counted from now.
 */
export function dueWorkOf(
  { game, table, orders }: Pick<LiveTable, 'game' | 'table' | 'orders'>,
  delay: number,
  now: number,
): DueWork | null {
  const { play } = table
  if (table.status !== 'running' || play === null) return null
  const bot = botToAct(game, table)
  if (bot !== null) return { kind: 'bot', at: Math.min(play.movedAt, now) + delay, ...bot }
  const seat = game.actor(play.state)
  const given = seat === null ? undefined : orders.get(seat)
  if (seat !== null && given !== undefined && carryOut(game, table, seat, given.order).do !== 'wait') {
    return { kind: 'order', at: Math.min(Math.max(play.movedAt, given.at), now) + delay }
  }
  const clock = deadline(game, table)
  if (clock !== null) return { kind: 'clock', at: clock, decision: play.decision }
  const end = endsByItselfFrom(game, table)
  return end === null ? null : { kind: 'end', at: end, decision: play.decision }
}

/** What the bot is asked. */
export function questionTo({ seat, level, decision, moves }: BotTurn, { game, table }: LiveTable): BotQuestion {
  const { state, salt } = table.play!
  return {
    game: game.id,
    rules: game.rules,
    players: table.settings.options.players,
    level,
    seat,
    view: game.view(state, seat),
    // Nobody who knows the table can guess what a bot will draw.
    seed: `${salt}/${decision}/${moves}`,
  }
}

/** Whether both are the same thing to do, whenever it is to be seen. */
export function isSameWork(one: DueWork, other: DueWork): boolean {
  if (one.kind === 'order' || other.kind === 'order') return one.kind === other.kind && one.at === other.at
  const moves = (work: typeof one | typeof other) => (work.kind === 'bot' ? work.moves : null)
  return one.kind === other.kind && one.decision === other.decision && moves(one) === moves(other)
}
