/** As Lighthouse imitates a phone: so many times slower than this machine. */
const SLOWER = 4
/** A task may take so long before it counts as blocking. */
const FREE_MS = 50

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** When it began, in microseconds. */
  readonly ts: number
  /** How long the thread had a core for it, in microseconds. */
  readonly tdur?: number
}

/**
 * The total blocking time of the page's own work, in milliseconds. Lighthouse measures how long tasks took, with the time
 * in which another program had the core; this counts only what the browser's main thread was given.
 */
export function ownBlockedMs(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (painted === undefined) return Number.NaN
  const isOwn = ({ name, ph, pid, tid, ts }: TraceEvent) =>
    name === 'RunTask' && ph === 'X' && pid === painted.pid && tid === painted.tid && ts >= painted.ts
  const lengths = events.filter(isOwn).map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
  return lengths.reduce((sum, ms) => sum + Math.max(0, ms - FREE_MS), 0)
}
