import { setImmediate as nextTurn } from 'node:timers/promises'
import { readEntry } from '@south-street/house'
import { findGame } from '@south-street/registry'
import { foldTable } from '@south-street/table'
import type { Database } from '../store/schema.ts'
import type { Reader } from '../store/sql-store.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const AT_ONCE = 200
const MOST_NAMED = 5

export interface Bounds {
  /** So many at most, the last changed first. */
  readonly tables: number
  readonly milliseconds: number
}

interface Seen {
  looked: number
  readonly unknown: Set<string>
  readonly bad: string[]
}

/** Opens every table's log and folds it from its first entry, as a server would that knew nothing. */
export async function checkTables(
  reader: Reader,
  bounds: Bounds,
  progress: (done: number, of: number) => void,
): Promise<Finding[]> {
  const { db } = reader
  const { n } = await db
    .selectFrom('tables')
    .select((count) => count.fn.countAll<number | string>().as('n'))
    .executeTakeFirstOrThrow()
  const [all, goal] = [Number(n), Math.min(Number(n), bounds.tables)]
  const seen: Seen = { looked: 0, unknown: new Set(), bad: [] }
  const until = performance.now() + bounds.milliseconds
  for (let first = 0; first < goal && performance.now() < until; first += AT_ONCE) {
    for (const id of await idsFrom(db, first, Math.min(AT_ONCE, goal - first))) {
      if (performance.now() > until) break
      await look(reader, id, seen)
      progress(++seen.looked, goal)
      await nextTurn()
    }
  }
  return report(seen, all)
}

async function idsFrom(db: Database, offset: number, limit: number): Promise<string[]> {
  const query = db.selectFrom('tables').select('id').orderBy('changed_at', 'desc').orderBy('id')
  return (await query.offset(offset).limit(limit).execute()).map(({ id }) => id)
}

async function look(reader: Reader, id: string, seen: Seen): Promise<void> {
  try {
    const found = await readLog(reader, id)
    if (found === null) return
    const { row, entries } = found
    const game = findGame(row.game, row.rules)
    if (game === undefined) {
      seen.unknown.add(`${row.game} ${row.rules}`)
      return
    }
    const { revision } = foldTable(game, entries.map(readEntry))
    if (revision !== row.revision) throw new Error(`its log ends at ${revision}, its row says ${row.revision}`)
  } catch (error) {
    seen.bad.push(`${id} (${(error as Error).message})`)
  }
}

/** All of one table, as it is at one moment; null if it has just been removed. */
function readLog({ db, dialect }: Reader, id: string) {
  const transaction = db.transaction()
  const isolated = dialect.name === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return isolated.execute(async (within) => {
    const row = await within.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) return null
    const rows = await within
      .selectFrom('entries')
      .select('entries')
      .where('table_id', '=', id)
      .orderBy('revision')
      .execute()
    const snapshot = await within.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst()
    if (snapshot !== undefined) readSnapshot(snapshot, row.revision)
    JSON.parse(row.summary)
    return { row, entries: rows.flatMap(({ entries }) => JSON.parse(entries) as unknown[]) }
  })
}

function readSnapshot({ state, revision }: { state: string; revision: number }, last: number): void {
  const read = JSON.parse(state) as { revision?: unknown }
  if (revision > last || read.revision !== revision)
    throw new Error(`its snapshot of revision ${revision} does not fit`)
}

function report({ looked, unknown, bad }: Seen, all: number): Finding[] {
  const findings: Finding[] = []
  const of = looked < all ? `${looked} of ${all} tables, the last changed first` : `all ${all} tables`
  if (bad.length > 0) {
    const named = bad.slice(0, MOST_NAMED).join('; ') + (bad.length > MOST_NAMED ? '; …' : '')
    const advice = 'restore a back-up, or delete them; the other tables are not affected'
    findings.push(wrong('tables', `of ${of}, ${bad.length} cannot be opened: ${named}`, advice))
  } else findings.push(ok('tables', `${of} open, and their logs fold`))
  if (unknown.size > 0) {
    const says = `some are of rules that this version does not know: ${[...unknown].join(', ')}`
    findings.push(warning('tables', says, 'they are left alone; update South Street to go on with them'))
  }
  return findings
}
