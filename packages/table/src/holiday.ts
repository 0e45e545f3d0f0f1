import type { Asker } from './command.ts'
import type { Happening } from './entry.ts'
import { cameBack } from './playing.ts'
import { refuse } from './refusal.ts'
import { demandSeat } from './seating.ts'
import type { Table } from './table.ts'
import { DAY, holidayLeft, holidayNow } from './time.ts'

/** One's own clock stands still for some days, out of the allowance that the table agreed on. */
export function startHoliday(table: Table, by: Asker, days: number, now: number): Happening[] {
  const seat = demandSeat(table, by)
  if (table.status !== 'running') refuse('game-not-running')
  const { pace } = table.settings
  if (pace.kind !== 'correspondence' || !pace.holidayDays) refuse('no-holidays-here')
  if (holidayNow(table, seat, now) !== null) refuse('holiday-runs')
  const left = Math.floor(holidayLeft(table, seat) / DAY)
  if (!Number.isInteger(days) || days < 1 || days > left) refuse('holiday-too-long', { days: left })
  return [...cameBack(table, seat), { kind: 'holiday-started', seat, until: now + days * DAY }]
}

export function endHoliday(table: Table, by: Asker, now: number): Happening[] {
  const seat = demandSeat(table, by)
  return holidayNow(table, seat, now) === null ? [] : [{ kind: 'holiday-ended', seat }]
}
