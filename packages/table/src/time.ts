import type { Seat } from '@south-street/engine'
import { type Holiday, type Play, personHolder, type Table } from './table.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Whoever comes back with an empty bank has this much to answer. */
const BACK_WITH = MINUTE

function holidayOf(table: Table, seat: Seat): Holiday | null {
  return table.holidays?.find((holiday) => holiday.seat === seat) ?? null
}

/** The holiday that the seat is on. */
export function holidayNow(table: Table, seat: Seat, now: number): Holiday | null {
  const holiday = holidayOf(table, seat)
  return holiday !== null && now < holiday.until ? holiday : null
}

/** When the seat's last holiday is over, or was; 0 if there was none. */
export function holidayEnd(table: Table, seat: Seat): number {
  return holidayOf(table, seat)?.until ?? 0
}

/** What the seat's holidays may still take; one that runs counts as if it lasted to its end. */
export function holidayLeft(table: Table, seat: Seat): number {
  const { pace } = table.settings
  const allowance = pace.kind === 'correspondence' ? (pace.holidayDays ?? 0) * DAY : 0
  const holiday = holidayOf(table, seat)
  return holiday === null ? allowance : allowance - holiday.used - (holiday.until - holiday.from)
}

/** For how long the seat's clock has stood still by a holiday since the decision was put, until `end`. */
function stoodStill(table: Table, seat: Seat, end = Number.MAX_SAFE_INTEGER): number {
  const holiday = holidayOf(table, seat)
  if (holiday === null) return 0
  return Math.max(0, Math.min(holiday.until, end) - Math.max(holiday.from, table.play!.askedAt))
}

/** How many milliseconds the seat had when the decision was put to it; null where no clock runs. */
function timeFor(table: Table, seat: Seat): number | null {
  const { pace } = table.settings
  switch (pace.kind) {
    case 'none':
      return null
    case 'live':
      return pace.seconds * 1000
    case 'bank':
      return table.play?.banks?.[seat] ?? pace.seconds * 1000
    case 'correspondence':
      return pace.hours * HOUR
  }
}

/** When the clock of the seat that owes the decision runs out; null where none runs for it. */
export function runsOutAt(table: Table, seat: Seat): number | null {
  const time = timeFor(table, seat)
  const holder = personHolder(table, seat)
  if (time === null || holder === null || table.play === null) return null
  // Whoever leaves does not stop the clock; a bot that plays for them does.
  if (holder.away?.level || holder.away?.why === 'clock') return null
  return table.play.askedAt + time + stoodStill(table, seat)
}

export function newBanks(table: Table): Pick<Play, 'banks'> {
  const { pace } = table.settings
  return pace.kind === 'bank' ? { banks: table.seats.map(() => pace.seconds * 1000) } : {}
}

function changeBank(table: Table, seat: Seat, change: (left: number) => number): void {
  const play = table.play
  if (play?.banks === undefined) return
  play.banks = play.banks.map((left, one) => (one === seat ? Math.max(0, change(left)) : left))
}

/**
 * Takes an answer's time from the seat's bank and adds the increment. Returns how long the person thought, where a
 * clock runs. If a stand-in answers, only the time that its person had used before is taken.
 */
export function chargeAnswer(
  table: Table,
  seat: Seat,
  { at, standsIn }: { at: number; standsIn: boolean },
): number | undefined {
  const { pace } = table.settings
  const holder = personHolder(table, seat)
  if (pace.kind === 'none' || holder === null) return undefined
  const { askedAt } = table.play!
  const end = standsIn ? (holder.away?.playedSince ?? askedAt) : at
  const spent = Math.max(0, end - askedAt - stoodStill(table, seat, end))
  if (pace.kind === 'bank') {
    changeBank(table, seat, (left) => Math.max(0, left - spent) + (standsIn ? 0 : pace.increment * 1000))
  }
  return standsIn ? undefined : spent
}

/** Undoes increments; what somebody has thought is given back to be counted from when they are asked again. */
export function refundAnswers(table: Table, keep: number): void {
  const { pace } = table.settings
  if (pace.kind !== 'bank') return
  for (const { seat, spent } of table.play!.moves.slice(keep)) {
    if (spent !== undefined) changeBank(table, seat, (left) => left + spent - pace.increment * 1000)
  }
}

export function emptyBank(table: Table, seat: Seat): void {
  changeBank(table, seat, () => 0)
}

/**
 * The clock of somebody who comes back: a new one if it had run out, else as it stood when a bot began to play. So nobody
 * gains time by going.
 */
export function resumeClock(table: Table, seat: Seat, { at, isAsked }: { at: number; isAsked: boolean }): void {
  const away = personHolder(table, seat)?.away ?? null
  if (table.play === null || away === null) return
  const ranOut = away.why === 'clock' || away.why === 'absent'
  if (ranOut) changeBank(table, seat, (left) => Math.max(left, BACK_WITH))
  if (!isAsked) return
  const { askedAt } = table.play
  if (ranOut) table.play.askedAt = at
  else if (away.level !== null) table.play.askedAt += at - Math.max(askedAt, away.playedSince ?? askedAt)
}

interface HolidayBegins {
  readonly at: number
  readonly until: number
  /** The seat owes the decision that the table waits for. */
  readonly isAsked: boolean
}

export function startHoliday(table: Table, seat: Seat, { at, until, isAsked }: HolidayBegins): void {
  const before = holidayOf(table, seat)
  // The time that the last holiday gave is kept, also for the same decision.
  if (isAsked && table.play !== null) table.play.askedAt += stoodStill(table, seat)
  const used = before === null ? 0 : before.used + before.until - before.from
  const others = (table.holidays ?? []).filter((holiday) => holiday.seat !== seat)
  table.holidays = [...others, { seat, from: at, until, used }]
}

/** What was not used comes back; an hour is the least, so that a log does not fill with holidays of no length. */
export function endHoliday(table: Table, seat: Seat, at: number): void {
  table.holidays = table.holidays!.map((holiday) =>
    holiday.seat === seat ? { ...holiday, until: Math.min(holiday.until, Math.max(at, holiday.from + HOUR)) } : holiday,
  )
}
