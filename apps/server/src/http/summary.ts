import type { Summary, TableRow } from '@south-street/house'
import type { TableSummary } from '@south-street/protocol'

/** The row as a list shows it to a person; null if it is no longer theirs. */
export function summaryFor(row: TableRow, person: string | null, onlyOwn: boolean): TableSummary | null {
  const { status, players, pace, spectators, names, people } = row.summary as Summary
  if (onlyOwn && !people.includes(person ?? '')) return null
  return {
    id: row.id,
    game: row.game,
    status,
    players,
    freeSeats: row.freeSeats,
    pace,
    spectators,
    names: [...names],
    changedAt: row.changedAt,
    ...(person !== null && row.waitingFor === person && { yourTurn: true as const }),
  }
}
