import type { AnyGame, Seat } from '@south-street/engine'
import type { Happening } from './entry.ts'
import { type Away, actorOf, type Pace, type PersonHolder, personHolder, type Table } from './table.ts'
import { DAY, HOUR, holidayEnd, holidayLeft, MINUTE } from './time.ts'

/** Where no clock runs, whoever has owed a decision for so long is absent. */
const ABSENT_AFTER = 3 * DAY

/**
 * Whether the person at the seat has been waited for longer than was agreed: their own clock ran out, or where no clock
 * runs they have owed the decision for days. Whoever said that they leave is away, which is another thing.
 */
export function isAbsent(game: AnyGame, table: Table, seat: Seat, now: number): boolean {
  const holder = table.seats[seat]
  if (holder?.kind !== 'person') return false
  if (holder.away?.why === 'clock') return true
  if (table.settings.pace.kind !== 'none') return false
  if (holder.away?.why === 'absent') return true
  const from = actorOf(game, table) === seat ? absentFrom(game, table) : null
  return from !== null && now >= from
}

/** When the person who owes the decision counts as absent, where no clock runs; null if a bot answers. */
export function absentFrom(game: AnyGame, table: Table): number | null {
  const actor = actorOf(game, table)
  const holder = actor === null ? undefined : table.seats[actor]
  if (table.settings.pace.kind !== 'none' || holder?.kind !== 'person' || holder.away?.level) return null
  return table.play!.askedAt + ABSENT_AFTER
}

/** Writes down that somebody is absent, where no clock has done so. */
export function markAbsent(table: Table, seat: Seat): Happening[] {
  const holder = table.seats[seat]
  const why = holder?.kind === 'person' ? holder.away?.why : undefined
  return why === 'clock' || why === 'absent' ? [] : [{ kind: 'away', seat, why: 'absent' }]
}

/** How long the others wait for somebody who is away before they may do without them. */
export function ownerWait(table: Table, seat: Seat): number {
  const { pace } = table.settings
  return pace.kind === 'correspondence' ? Math.max(DAY, pace.hours * HOUR + holidayLeft(table, seat)) : WAITS[pace.kind]
}

const WAITS: Readonly<Record<Exclude<Pace['kind'], 'correspondence'>, number>> = {
  none: 7 * DAY,
  live: 30 * MINUTE,
  bank: 30 * MINUTE,
}

/**
 * When a rated game that waits for somebody who is away ends by itself: after twice the time that the others have to wait
 * before they may end it, so that they can do something else about it first. Else whoever goes would save their rating
 * wherever the others do not bother. Null if nobody is waited for in this way.
 */
export function endsByItselfFrom(game: AnyGame, table: Table): number | null {
  const seat = actorOf(game, table)
  const holder = seat === null ? null : personHolder(table, seat)
  if (table.settings.rated !== true || seat === null || holder === null || holder.away?.level) return null
  const since = holder.away === null ? absentFrom(game, table) : awaySince(table, holder.away)
  if (since === null) return null
  return Math.max(since, table.play!.askedAt, holidayEnd(table, seat)) + 2 * ownerWait(table, seat)
}

/** A table that was kept before does not know since when: then since the position last changed. */
export function awaySince(table: Table, away: Away): number {
  return away.since ?? table.play?.movedAt ?? table.changedAt
}

/** When whoever hands a seat on was last there; null if nobody held it. */
export function lastThere(table: Table, holder: PersonHolder | null): number | null {
  if (holder === null) return null
  return holder.away === null ? table.changedAt : awaySince(table, holder.away)
}

/** When the game may be ended past those who are away and have not agreed to it; null if nobody is. */
export function mayAbandonFrom(table: Table, agreed: readonly string[] = table.abandon): number | null {
  const times = table.seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.away !== null && !agreed.includes(holder.person)
      ? [Math.max(awaySince(table, holder.away), holidayEnd(table, seat)) + ownerWait(table, seat)]
      : [],
  )
  return times.length === 0 ? null : Math.max(...times)
}
