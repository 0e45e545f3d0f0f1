import { loadTable } from '@south-street/registry/boards'
import { wantGameWords } from '../language/language.ts'
import { readPreferences } from '../preferences.ts'
import { ask, beSomebody } from './api.ts'

const CLAIM = '#claim='

/** Whoever comes by the link of a seat that is passed on sits down there. */
async function claimSeat(table: string): Promise<void> {
  if (!location.hash.startsWith(CLAIM)) return
  const claim = location.hash.slice(CLAIM.length)
  // The link is good for once; it has no business in the address or in the history.
  history.replaceState(null, '', location.pathname)
  await ask('POST', `/api/tables/${table}/claim`, { claim })
}

async function prepare(table: string) {
  try {
    const me = await beSomebody(readPreferences().name)
    await claimSeat(table)
    const { game: id } = await ask<{ readonly game: string }>('GET', `/api/tables/${table}`)
    const [{ game, board }] = await Promise.all([loadTable(id), wantGameWords(id)])
    return { me, board, game }
  } catch {
    return null
  }
}

export type PreparedServerTable = NonNullable<Awaited<ReturnType<typeof prepare>>>

const prepared = new Map<string, ReturnType<typeof prepare>>()

/** What a table on the server needs to be shown; fetched once, however often it is asked for. */
export function prepareServerTable(table: string): ReturnType<typeof prepare> {
  const known = prepared.get(table) ?? prepare(table)
  prepared.set(table, known)
  return known
}
