import { wantGameWords } from '../language/language.ts'
import { openTable } from '../plain/open-table.ts'
import { callHouse } from './local-house.ts'

/** What a table of this browser needs to be shown; null if there is no such table. It may be played by rules that are not here. */
export async function prepareLocalTable(table: string) {
  const summary = await callHouse('summary', { table })
  if (summary === null) return null
  const { game: id, version } = summary
  const [loaded] = await Promise.all([openTable(id, version), wantGameWords(id)])
  if (loaded === null) return 'rules-unknown'
  return { ...loaded, seats: summary.seats, variants: summary.variants, isDaily: summary.daily !== undefined }
}

export type PreparedLocalTable = Exclude<Awaited<ReturnType<typeof prepareLocalTable>>, string | null>
