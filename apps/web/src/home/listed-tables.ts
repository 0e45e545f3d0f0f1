import type { TableSummary } from '@south-street/protocol'
import { byUrgency } from './urgency.ts'

const DAY_MS = 86_400_000
/** After that a game that is over is found in one's records, not here. */
const FINISHED_STAYS_MS = 14 * DAY_MS
const MOST_FINISHED = 4

/** One's own tables, the most urgent first and the finished ones last; then those of others that wait for players. */
export function listedTables(
  mine: readonly TableSummary[],
  open: readonly TableSummary[],
  now: number,
): readonly TableSummary[] {
  const own = new Set(mine.map(({ id }) => id))
  const sorted = byUrgency(mine.map((table) => ({ ...table, isMyMove: table.yourTurn === true })))
  const going = sorted.filter(({ status }) => status === 'running' || status === 'open')
  const finished = sorted.filter(
    ({ status, changedAt }) => (status === 'over' || status === 'abandoned') && now - changedAt < FINISHED_STAYS_MS,
  )
  return [...going, ...finished.slice(0, MOST_FINISHED), ...open.filter(({ id }) => !own.has(id))]
}
