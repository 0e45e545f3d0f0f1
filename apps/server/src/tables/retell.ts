import type { AnyGame } from '@south-street/engine'
import { evolve, openTable, type ToldEntry, withTold } from '@south-street/table'

/** A whole log with what was told of it, also where that was not kept. */
export function retell(game: AnyGame, entries: readonly ToldEntry[]): ToldEntry[] {
  const table = openTable(entries[0]!)
  return entries.map((entry, i) => (i === 0 ? entry : withTold(entry, evolve(game, table, entry))))
}
