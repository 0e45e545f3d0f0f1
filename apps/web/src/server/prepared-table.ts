import { wantGameWords } from '../language/language.ts'
import { openTable } from '../plain/open-table.ts'
import { readPreferences } from '../preferences.ts'
import { beSomebody, call } from './api.ts'

const CLAIM = '#claim='

/** Whoever comes by the link of a seat that is passed on sits down there. */
async function claimSeat(id: string): Promise<void> {
  if (!location.hash.startsWith(CLAIM)) return
  const claim = location.hash.slice(CLAIM.length)
  // The link is good for once; it has no business in the address or in the history.
  history.replaceState(null, '', location.pathname)
  await call('claimSeat', { id }, { claim })
}

/**
 * What a table on the server needs to be shown, and how it stands now. Null if there is none; it may also be played by
 * rules that this page does not have.
 */
export async function prepareServerTable(id: string) {
  try {
    const me = await beSomebody(readPreferences().name)
    await claimSeat(id)
    const log = call('digest', { id, since: 0 })
    // Whoever reads it will see; here it is enough that it is on its way.
    log.catch(() => {})
    const view = await call('table', { id })
    const [loaded] = await Promise.all([openTable(view.game, view.rules), wantGameWords(view.game)])
    return loaded === null ? 'rules-unknown' : { me, view, log, ...loaded }
  } catch {
    return null
  }
}

export type PreparedServerTable = Exclude<Awaited<ReturnType<typeof prepareServerTable>>, string | null>
