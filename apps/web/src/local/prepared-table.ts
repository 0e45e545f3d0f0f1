import { loadTable } from '@south-street/registry/boards'
import { wantGameWords } from '../language/language.ts'
import { callHouse } from './local-house.ts'

/** What a table of this browser needs to be shown; null if there is no such table. */
export async function prepareLocalTable(table: string) {
  const summary = await callHouse('summary', { table })
  if (summary === null) return null
  const [{ game, board }] = await Promise.all([loadTable(summary.game), wantGameWords(summary.game)])
  return { board, game, seats: summary.seats, variants: summary.variants ?? summary.rules ?? [] }
}

export type PreparedLocalTable = NonNullable<Awaited<ReturnType<typeof prepareLocalTable>>>
