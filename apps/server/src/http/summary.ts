import type { SummarizedResult, Summary, TableRow } from '@south-street/house'
import type { ListedResult, TableSummary } from '@south-street/protocol'

/** Whether the person sits there or hosts it: the store also lists tables where they once sat. */
export function isTheirs({ summary }: TableRow, person: string): boolean {
  return (summary as Summary).people.includes(person)
}

/** The row as a list shows it to a person. */
export function summaryFor(row: TableRow, person: string | null): TableSummary {
  const { status, players, pace, spectators, names, result } = row.summary as Summary
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
    ...(result && { result: resultFor(result, person) }),
  }
}

function resultFor({ points, places, people }: SummarizedResult, person: string | null): ListedResult {
  const seat = person === null ? -1 : people.indexOf(person)
  return { points: [...points], places: [...places], ...(seat >= 0 && { yourSeat: seat }) }
}
