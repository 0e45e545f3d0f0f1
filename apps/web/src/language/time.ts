const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** A length of time as people agree on it: “24 hours”, “3 days”, “90 seconds”. */
export function sayLength(language: string, seconds: number): string {
  // One day is 24 hours, and 90 seconds are no minutes.
  const [unit, length] = UNITS.find(([, one]) => seconds >= 2 * one && seconds % one === 0) ?? ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}

/** How days and hours are written: the page's English is that of its harbours, with the day first and 24 hours. */
export function datesOf(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

/** A moment, as short as can be: today only the hour. */
export function sayMoment(language: string, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const shape = isToday
    ? { timeStyle: 'short' as const }
    : { dateStyle: 'medium' as const, timeStyle: 'short' as const }
  return new Intl.DateTimeFormat(datesOf(language), shape).format(at)
}
