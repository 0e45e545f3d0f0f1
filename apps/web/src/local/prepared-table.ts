import { loadTable } from '@south-street/registry/boards'
import { wantGameWords } from '../language/language.ts'
import { callHouse } from './local-house.ts'

async function prepare(table: string) {
  const summary = await callHouse('summary', { table })
  if (summary === null) return null
  const [{ game, board }] = await Promise.all([loadTable(summary.game), wantGameWords(summary.game)])
  return { board, game, seats: summary.seats, rules: summary.rules }
}

export type PreparedLocalTable = NonNullable<Awaited<ReturnType<typeof prepare>>>

const prepared = new Map<string, ReturnType<typeof prepare>>()

/** What a table of this browser needs to be shown; fetched once, however often it is asked for. */
export function prepareLocalTable(table: string): ReturnType<typeof prepare> {
  const known = prepared.get(table) ?? prepare(table)
  prepared.set(table, known)
  return known
}
