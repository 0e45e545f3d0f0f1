import type { TableSummary } from '@south-street/protocol'
import type { LocalTableSummary } from '../local/messages.ts'

const DAY_MS = 86_400_000
/** After that a game that is over is found in one's house, not here. */
const STAYS_MS = 14 * DAY_MS
const MOST = 4

export type Finished = { readonly id: string; readonly changedAt: number } & (
  | { readonly from: 'here'; readonly table: LocalTableSummary }
  | { readonly from: 'server'; readonly table: TableSummary }
)

const isOver = ({ status }: { readonly status: string }): boolean => status === 'over' || status === 'abandoned'

/** What is over, here and on the server: the last ones, and how many there are that were played to their end. */
export function finishedTables(
  here: readonly LocalTableSummary[],
  mine: readonly TableSummary[],
  now: number,
): { readonly shown: readonly Finished[]; readonly all: number } {
  const over: Finished[] = [
    ...here
      .filter(isOver)
      .map((table) => ({ id: table.table, changedAt: table.changedAt, from: 'here' as const, table })),
    ...mine
      .filter(isOver)
      .map((table) => ({ id: table.id, changedAt: table.changedAt, from: 'server' as const, table })),
  ]
  const recent = over.filter(({ changedAt }) => now - changedAt < STAYS_MS)
  return {
    shown: recent.sort((a, b) => b.changedAt - a.changedAt).slice(0, MOST),
    all: over.filter(({ table }) => table.status === 'over').length,
  }
}
