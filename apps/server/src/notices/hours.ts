import type { NoticeSettings } from '@south-street/protocol'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
const DAY_MS = DAY_MINUTES * MINUTE_MS

/** Minutes after midnight in a time zone. */
function minutesAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return 60 * number('hour') + number('minute')
}

/** When the clock there next shows this time, after `now`. Where clocks are put forward, an hour may be missing that day. */
export function nextTime(zone: string, minutes: number, now: number): number {
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const ahead = (minutes - minutesAt(zone, start) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  const guess = start + ahead * MINUTE_MS
  // The clocks may have been changed in between.
  const off = ((minutesAt(zone, guess) - minutes + DAY_MINUTES + DAY_MINUTES / 2) % DAY_MINUTES) - DAY_MINUTES / 2
  const right = guess - off * MINUTE_MS
  return right > now ? right : right + DAY_MS
}

/** Until when it is quiet; null if it is not. */
export function quietUntil({ quiet, zone }: Pick<NoticeSettings, 'quiet' | 'zone'>, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const time = minutesAt(zone, now)
  const { from, to } = quiet
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to
  return isQuiet ? nextTime(zone, to, now) : null
}

export const FIRST_SETTINGS: NoticeSettings = {
  events: {
    turn: ['push', 'webhook'],
    clock: ['push', 'webhook', 'mail'],
    started: ['push'],
    over: ['webhook'],
    mention: ['push'],
  },
  onlyAway: true,
  quiet: null,
  digest: null,
  zone: 'UTC',
  language: 'en',
}
