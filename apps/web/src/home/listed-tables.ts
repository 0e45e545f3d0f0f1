import type { TableSummary } from '@south-street/protocol'
import { byUrgency } from './urgency.ts'

/** One's own tables that go on, the most urgent first; then those of others that wait for players. */
export function listedTables(mine: readonly TableSummary[], open: readonly TableSummary[]): readonly TableSummary[] {
  const own = new Set(mine.map(({ id }) => id))
  const sorted = byUrgency(mine.map((table) => ({ ...table, isMyMove: table.yourTurn === true })))
  const going = sorted.filter(({ status }) => status === 'running' || status === 'open')
  return [...going, ...open.filter(({ id }) => !own.has(id))]
}
