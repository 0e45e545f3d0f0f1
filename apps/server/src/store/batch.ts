import {
  type Append,
  AskerGone,
  type Forgetting,
  type GameResult,
  type Listing,
  type NewTable,
  type Opaque,
  type RatedEnd,
} from '@south-street/house'
import { sql } from 'kysely'
import { keepCalls, withdrawCalls } from './calls.ts'
import type { Dialect } from './dialect.ts'
import { keepLeaver, keepRatedEnds } from './keep-ratings.ts'
import { keepResults, passResult } from './keep-results.ts'
import type { Fact } from './news.ts'
import { present } from './presence.ts'
import type { Database } from './schema.ts'

export const LIST_STEP_MS = 60_000

/** What became of the appends of one commit; all others have lost a race. */
export interface Committed {
  readonly stored: ReadonlySet<Append>
  /** Their authors are erased. */
  readonly gone: ReadonlySet<Append>
}

/**
 * Stores the appends of one commit. One statement stores them all: a lost race leaves its own row out and the others
 * alone. What belongs to an append is written only if the append was stored.
 */
export async function storeBatch(db: Database, dialect: Dialect, batch: readonly Append[]): Promise<Committed> {
  // The first at a place wins, as it would between two commits.
  const byPlace = new Map<string, Append>()
  for (const append of batch) {
    if (!byPlace.has(place(append.table, append.revision))) byPlace.set(place(append.table, append.revision), append)
  }
  const stored = await insertEntries(db, dialect, [...byPlace.values()])
  const won = new Set(stored.map((row) => byPlace.get(place(row.table_id, row.revision))!))
  await updateTables(db, dialect, [...won])
  await keepSnapshots(db, dialect, [...won])
  for (const append of won) await storeWhatBelongsTo(db, dialect, append)
  await keepResults(db, dialect, resultsOf(won))
  await keepRatedEnds(db, dialect, ratedEndsOf(won))
  const lost = [...byPlace.values()].filter((append) => !won.has(append))
  return { stored: won, gone: await withoutAuthor(db, dialect, lost) }
}

export function resultsOf(appends: Iterable<Append>): GameResult[] {
  return [...appends].flatMap(({ result }) => result ?? [])
}

export function ratedEndsOf(appends: Iterable<Append>): RatedEnd[] {
  return [...appends].flatMap(({ rated }) => rated ?? [])
}

/** What few appends bring along. */
export async function storeWhatBelongsTo(db: Database, dialect: Dialect, append: Append): Promise<void> {
  const { table, listing, creates, forgets } = append
  if (listing !== undefined) await keepListing(db, table, listing)
  if (creates !== undefined) await createTable(db, dialect, creates)
  if (forgets !== undefined) await forgetIn(db, dialect, append, forgets)
  if (append.heeds !== undefined) await withdrawCalls(db, append.heeds, table)
  if (append.calls !== undefined) await keepCalls(db, append, append.calls)
}

/** Within the transaction of whoever calls, which ends with nothing done if the author is erased. */
export async function createTable(db: Database, dialect: Dialect, table: NewTable): Promise<void> {
  const { first } = table
  await insertTable(db, table)
  const stored = await insertEntries(db, dialect, [first])
  if (stored.length > 0) return
  const gone = await withoutAuthor(db, dialect, [first])
  if (gone.size > 0) throw new AskerGone()
}

/** Takes somebody out of the log of a table, within the transaction in which that is written down there. */
async function forgetIn(
  db: Database,
  dialect: Dialect,
  { table, snapshot }: Append,
  forgetting: Forgetting,
): Promise<void> {
  const { person, seat, heir } = forgetting
  await rewriteEntries(db, table, forgetting)
  await keepLeaver(db, table, forgetting)
  await passResult(db, dialect, { table, person, heir: heir ?? null })
  const unasked = { person: null, key: null }
  await db.updateTable('entries').set(unasked).where('table_id', '=', table).where('person', '=', person).execute()
  // A new snapshot stands in the place of the old one already.
  if (snapshot === undefined) await db.deleteFrom('snapshots').where('table_id', '=', table).execute()
  if (seat !== null) await db.deleteFrom('orders').where('table_id', '=', table).where('seat', '=', seat).execute()
}

const REWRITTEN_AT_ONCE = 200

/** Some at a time, with a turn for everybody else between: a log may be long. */
async function rewriteEntries(db: Database, table: string, { person, change }: Forgetting): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows = await db
      .selectFrom('entries')
      .select(['revision', 'entries'])
      .where('table_id', '=', table)
      .where('revision', '>', last)
      // Wherever a person is named, it is said who they are.
      .where('entries', 'like', `%${JSON.stringify(person)}%`)
      .orderBy('revision')
      .limit(REWRITTEN_AT_ONCE)
      .execute()
    for (const { revision, entries } of rows) {
      const changed = JSON.stringify((JSON.parse(entries) as Opaque[]).map(change))
      await db
        .updateTable('entries')
        .set({ entries: changed })
        .where('table_id', '=', table)
        .where('revision', '=', revision)
        .execute()
    }
    last = rows.at(-1)?.revision
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

/**
 * The row as it is after its first entries. It is written at once in that form, because every statement saved counts
 * when many tables are made at the same time.
 */
async function insertTable(db: Database, table: NewTable): Promise<void> {
  const { first } = table
  const { waitingFor = null, dueAt = null } = first
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tables')
    .values({
      id: table.id,
      game: table.game,
      rules: table.rules,
      ...listingColumns(first.listing),
      revision: lastRevision(first),
      created_at: first.at,
      changed_at: first.at,
      listed_at: first.at,
      waiting_for: waitingFor,
      waiting_since: waitingFor === null ? null : first.at,
      due_at: dueAt,
      lease_owner: null,
      lease_until: null,
    })
    // Ids are drawn from so many that an equal one is our own, sent again after a broken connection.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) await keepMembers(db, table.id, first.listing.members)
}

export function factsOf(stored: Iterable<Append>): Fact[] {
  return [...stored].flatMap((append) => [
    {
      kind: 'appended',
      table: append.table,
      revision: lastRevision(append),
      waitingFor: append.waitingFor ?? null,
      ...(append.ends && { ends: append.ends }),
    },
    ...(append.creates === undefined ? [] : factsOf([append.creates.first])),
    ...(append.forgets === undefined ? [] : [{ kind: 'changed', table: append.table } as const]),
  ])
}

const place = (table: string, revision: number) => `${table} ${revision}`

async function insertEntries(db: Database, dialect: Dialect, appends: readonly Append[]) {
  const rows = appends.map((append) => ({
    table_id: append.table,
    revision: append.revision,
    count: append.entries.length,
    at: append.at,
    person: append.request?.person ?? null,
    key: append.request?.key ?? null,
    author: append.author ?? null,
    entries: JSON.stringify(append.entries),
  }))
  // In one order everywhere, so that two processes cannot wait for one another.
  rows.sort((a, b) => (a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : a.revision - b.revision))
  const wanted = dialect.rows(rows, {
    table_id: 'text',
    revision: 'integer',
    count: 'integer',
    at: 'bigint',
    person: 'text',
    key: 'text',
    author: 'text',
    entries: 'text',
  })
  // Whoever is to be erased is waited for by this, or waits for it: they are not erased in between.
  const { rows: stored } = await sql<{ table_id: string; revision: number }>`
    with present as (${present(dialect, authorsOf(appends), dialect.toKeep)})
    insert into entries (table_id, revision, count, at, person, key, entries)
    select table_id, revision, count, at, person, key, entries from ${wanted} as wanted
    where exists (select 1 from tables where tables.id = wanted.table_id)
      and (author is null or author in (select id from present))
    on conflict do nothing returning table_id, revision`.execute(db)
  return stored
}

function authorsOf(appends: readonly Append[]): string[] {
  return [...new Set(appends.flatMap(({ author }) => author ?? []))]
}

async function withoutAuthor(db: Database, dialect: Dialect, lost: readonly Append[]): Promise<Set<Append>> {
  const authors = authorsOf(lost)
  if (authors.length === 0) return new Set()
  const { rows } = await present(dialect, authors).execute(db)
  const there = new Set(rows.map(({ id }) => id))
  return new Set(lost.filter(({ author }) => author !== undefined && !there.has(author)))
}

export const lastRevision = (append: Append) => append.revision + append.entries.length - 1

async function updateTables(db: Database, dialect: Dialect, won: readonly Append[]): Promise<void> {
  if (won.length === 0) return
  const rows = won.map((append) => ({
    id: append.table,
    revision: lastRevision(append),
    at: append.at,
    sets_waiting: append.waitingFor === undefined ? 0 : 1,
    waiting_for: append.waitingFor ?? null,
    sets_due: append.dueAt === undefined ? 0 : 1,
    due_at: append.dueAt ?? null,
  }))
  const news = dialect.rows(rows, {
    id: 'text',
    revision: 'integer',
    at: 'bigint',
    sets_waiting: 'integer',
    waiting_for: 'text',
    sets_due: 'integer',
    due_at: 'bigint',
  })
  await sql`
    update tables set
      revision = news.revision,
      changed_at = news.at,
      waiting_for = case when news.sets_waiting = 1 then news.waiting_for else tables.waiting_for end,
      waiting_since = case when news.sets_waiting = 0 then tables.waiting_since
        when news.waiting_for is null then null else news.at end,
      due_at = case when news.sets_due = 1 then news.due_at else tables.due_at end,
      lease_owner = case when news.sets_due = 1 then null else tables.lease_owner end,
      lease_until = case when news.sets_due = 1 then null else tables.lease_until end
    from ${news} as news where tables.id = news.id and tables.revision < news.revision`.execute(db)
  await moveInLists(db, dialect, won)
}

/** Public lists are in the order of change. Moving a table in them costs as much as all else: it is done once a minute. */
async function moveInLists(db: Database, dialect: Dialect, won: readonly Append[]): Promise<void> {
  const rows = won.map(({ table, at, listing }) => ({ id: table, at, since: listing ? at : at - LIST_STEP_MS }))
  const changed = dialect.rows(rows, { id: 'text', at: 'bigint', since: 'bigint' })
  await sql`update tables set listed_at = changed.at from ${changed} as changed
    where tables.id = changed.id and tables.listed_at < changed.since`.execute(db)
}

async function keepSnapshots(db: Database, dialect: Dialect, won: readonly Append[]): Promise<void> {
  const rows = won
    .filter((append) => append.snapshot !== undefined)
    .map((append) => ({
      table_id: append.table,
      revision: lastRevision(append),
      state: JSON.stringify(append.snapshot),
    }))
  if (rows.length === 0) return
  const taken = dialect.rows(rows, { table_id: 'text', revision: 'integer', state: 'text' })
  await sql`
    insert into snapshots (table_id, revision, state)
    select table_id, revision, state from ${taken} as taken where true -- else SQLite takes "on" for a join
    on conflict (table_id) do update set revision = excluded.revision, state = excluded.state
    where snapshots.revision < excluded.revision`.execute(db)
}

async function keepListing(db: Database, table: string, listing: Listing): Promise<void> {
  await db.updateTable('tables').set(listingColumns(listing)).where('id', '=', table).execute()
  await db.deleteFrom('members').where('table_id', '=', table).execute()
  await keepMembers(db, table, listing.members)
}

function listingColumns(listing: Listing) {
  return {
    status: listing.status,
    is_listed: listing.isListed ? 1 : 0,
    pace: listing.pace,
    free_seats: listing.freeSeats,
    host: listing.host,
    summary: JSON.stringify(listing.summary),
  }
}

async function keepMembers(db: Database, table: string, members: readonly string[]): Promise<void> {
  const rows = [...new Set(members)].map((person) => ({ person, table_id: table }))
  if (rows.length > 0) await db.insertInto('members').values(rows).execute()
}
