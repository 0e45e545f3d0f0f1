import type { Pace } from '@south-street/table'
import type { Words } from '@south-street/ui'
import { sayLength } from '../language/time.ts'

const HOUR = 3600

/** What the page offers; the first of each kind is chosen unless somebody says otherwise. */
export const PACES: { readonly [Kind in Pace['kind']]: readonly Extract<Pace, { kind: Kind }>[] } = {
  none: [{ kind: 'none' }],
  live: [60, 15, 30, 120, 300].map((seconds) => ({ kind: 'live', seconds })),
  bank: [
    [20, 10],
    [10, 5],
    [45, 20],
    [90, 30],
  ].map(([minutes, increment]) => ({ kind: 'bank', seconds: minutes! * 60, increment: increment! })),
  correspondence: [24, 12, 48, 72, 168].map((hours) => ({ kind: 'correspondence', hours })),
}
export const HOLIDAYS = [7, 0, 3, 14, 30] as const

/** How fast a table plays, in words. */
export function sayPace({ say, language }: Words, pace: Pace): string {
  const time = (seconds: number) => sayLength(language, seconds)
  switch (pace.kind) {
    case 'none':
      return say('pace.none')
    case 'live':
      return say('pace.live', { time: time(pace.seconds) })
    case 'bank':
      return say('pace.bank', { time: time(pace.seconds), more: time(pace.increment) })
    case 'correspondence': {
      const each = say('pace.correspondence', { time: time(pace.hours * HOUR) })
      const days = pace.holidayDays ?? 0
      return days === 0 ? each : `${each}, ${say('pace.holiday', { time: sayDays(language, days) })}`
    }
  }
}

export function sayDays(language: string, days: number): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)
}
