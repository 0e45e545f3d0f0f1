import type { Opaque, TableRow } from '@south-street/house'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { createTable, factsOf } from './batch.ts'
import type { Dialect } from './dialect.ts'
import type { GroupCommit } from './group-commit.ts'
import { removeResult } from './keep-results.ts'
import type { Announce } from './news.ts'
import type { Page, Paging } from './paging.ts'
import { keepAnswer } from './people.ts'
import type { Database, Schema } from './schema.ts'
import type { TableFilter, Tables } from './store.ts'

function readTable(row: Selectable<Schema['tables']>): TableRow {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    status: row.status as TableRow['status'],
    isListed: row.is_listed === 1,
    pace: row.pace,
    freeSeats: row.free_seats,
    host: row.host,
    summary: JSON.parse(row.summary),
    revision: row.revision,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    waitingFor: row.waiting_for,
    waitingSince: row.waiting_since,
    dueAt: row.due_at,
  }
}

async function entriesAfter(db: Database, id: string, revision: number, most?: number): Promise<Opaque[]> {
  const query = db
    .selectFrom('entries')
    .select(['revision', 'entries'])
    .where('table_id', '=', id)
    // An append may start at or before the revision and reach beyond it.
    .where('revision', '>=', (inner) =>
      inner
        .selectFrom('entries as before')
        .select((made) => made.fn.coalesce(made.fn.max('before.revision'), sql.lit(0)).as('start'))
        .where('before.table_id', '=', id)
        .where('before.revision', '<=', revision + 1),
    )
    .orderBy('revision')
  // Each row has at least one entry; the first may lie before the revision.
  const rows = await (most === undefined ? query : query.limit(most + 1)).execute()
  const entries = rows.flatMap((row) => {
    const appended: Opaque[] = JSON.parse(row.entries)
    return row.revision > revision ? appended : appended.slice(revision + 1 - row.revision)
  })
  return most === undefined ? entries : entries.slice(0, most)
}

/** Of one host's tables that wait for players so many are in the public list: one alone must not fill it. */
const OPEN_OF_ONE_HOST = 3

/** Listed, and not beyond the last changed few of a host who has many open. */
const isListed = sql<boolean>`tables.is_listed = 1 and (tables.status <> 'open' or (
  select count(*) from tables as newer
  where newer.host = tables.host and newer.is_listed = 1 and newer.status = 'open'
    and (newer.listed_at > tables.listed_at or (newer.listed_at = tables.listed_at and newer.id > tables.id))
) < ${sql.lit(OPEN_OF_ONE_HOST)})`

type TableQuery = SelectQueryBuilder<Schema, 'tables', Selectable<Schema['tables']>>

function filtered(query: TableQuery, { game, status, pace, hasFreeSeat }: TableFilter): TableQuery {
  let narrowed = query
  if (game !== undefined) narrowed = narrowed.where('tables.game', '=', game)
  if (status !== undefined) narrowed = narrowed.where('tables.status', '=', status)
  if (pace !== undefined) narrowed = narrowed.where('tables.pace', '=', pace)
  if (hasFreeSeat === true) narrowed = narrowed.where('tables.free_seats', '>', 0)
  if (hasFreeSeat === false) narrowed = narrowed.where('tables.free_seats', '=', 0)
  return narrowed
}

/** The last changed first; where two changed at once, the id decides. */
async function page(
  query: TableQuery,
  by: 'changed_at' | 'listed_at',
  { limit, after }: Paging,
): Promise<Page<TableRow>> {
  let rest = query
  const [, changedAt, id] = /^(\d{1,15})\.(.*)$/s.exec(after ?? '') ?? []
  if (changedAt !== undefined && id !== undefined) {
    const at = Number(changedAt)
    rest = rest.where((where) =>
      where.or([
        where(`tables.${by}`, '<', at),
        where.and([where(`tables.${by}`, '=', at), where('tables.id', '<', id)]),
      ]),
    )
  }
  const rows = await rest
    .orderBy(`tables.${by}`, 'desc')
    .orderBy('tables.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next = rows.length > limit && last !== undefined ? `${last[by]}.${last.id}` : null
  return { items: items.map(readTable), next }
}

/** Nobody else waits long while so many are looked through. */
const LOGS_AT_ONCE = 50

const LOGGED = ['entries', 'snapshots', 'orders', 'members', 'notices', 'notice_mutes', 'seat_marks'] as const

/** Its log; how the game came out stays. */
export async function removeTable(db: Database, id: string): Promise<void> {
  await db.deleteFrom('tables').where('id', '=', id).execute()
  for (const name of LOGGED) await db.deleteFrom(name).where('table_id', '=', id).execute()
  // A game that never ends is never rated.
  const isRunning = sql<boolean>`place = 0`
  await db.deleteFrom('seats_to_rate').where('table_id', '=', id).where(isRunning).execute()
}

export function tablesIn(db: Database, dialect: Dialect, commits: GroupCommit, announce: Announce): Tables {
  const tables = () => db.selectFrom('tables').selectAll('tables')
  return {
    append: (append) => commits.append(append),
    async create(table) {
      const answered = await db.transaction().execute(async (within) => {
        const earlier = table.answer === undefined ? null : await keepAnswer(within, table.answer)
        if (earlier !== null) return earlier
        await createTable(within, dialect, table)
        return null
      })
      if (answered === null) await announce(factsOf([table.first]))
      return answered
    },
    async open(id) {
      const row = await this.find(id)
      if (row === null) return null
      const found = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst()
      const snapshot = found === undefined ? null : { revision: found.revision, state: JSON.parse(found.state) }
      return { row, snapshot, entries: await entriesAfter(db, id, snapshot?.revision ?? 0) }
    },
    async find(id) {
      const row = await tables().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : readTable(row)
    },
    entriesSince: (id, revision, most) => entriesAfter(db, id, revision, most),
    async findRequest(id, person, key) {
      const row = await db
        .selectFrom('entries')
        .select(['revision', 'entries'])
        .where('table_id', '=', id)
        .where('person', '=', person)
        .where('key', '=', key)
        .executeTakeFirst()
      return row === undefined ? null : { revision: row.revision, entries: JSON.parse(row.entries) }
    },
    list: (filter, paging) => page(filtered(tables().where(isListed), filter), 'listed_at', paging),
    listOf(person, filter, paging) {
      const own = tables().where('tables.id', 'in', (inner) =>
        inner.selectFrom('members').select('members.table_id').where('members.person', '=', person),
      )
      return page(filtered(own, filter), 'changed_at', paging)
    },
    async nextWaitingFor(person, except) {
      let query = tables().where('waiting_for', '=', person)
      if (except !== undefined) query = query.where('id', '<>', except)
      const row = await query.orderBy('waiting_since').orderBy('id').limit(1).executeTakeFirst()
      return row === undefined ? null : readTable(row)
    },
    async naming(person) {
      const found: string[] = []
      for (let after = ''; ; ) {
        const page = await db
          .selectFrom('tables')
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(LOGS_AT_ONCE)
          .execute()
        const last = page.at(-1)
        if (last === undefined) return found
        const naming = await db
          .selectFrom('entries')
          .select('table_id')
          .distinct()
          .where('table_id', '>', after)
          .where('table_id', '<=', last.id)
          .where('entries', 'like', `%${JSON.stringify(person)}%`)
          .execute()
        found.push(...naming.map(({ table_id }) => table_id))
        after = last.id
      }
    },
    async remove(id) {
      await db.transaction().execute(async (within) => {
        await removeTable(within, id)
        await removeResult(within, dialect, id)
      })
      await announce([{ kind: 'changed', table: id }])
    },
  }
}
