import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { createClub } from './club-tables.ts'
import { createDaily } from './daily-tables.ts'
import type { Dialect } from './dialect.ts'
import { StoreFault } from './faults.ts'
import { addKeys } from './keys-step.ts'
import { createNotices } from './notice-tables.ts'
import { addOperator } from './operator-step.ts'
import { addEdges, addRatedEnds, createRatings } from './rating-tables.ts'
import { createResults } from './result-tables.ts'

/**
 * What brought the database to its present form, step by step. A released step never changes; a new form of the
 * database is a new step. Steps only add, because servers of the previous version still run while an update is under
 * way.
 */
function steps(dialect: Dialect): Record<string, Migration> {
  return {
    '0001-tables': { up: (db) => createTables(db, dialect) },
    '0002-hosts': { up: indexHosts },
    '0003-gone': { up: markGone },
    '0004-keys': { up: addKeys },
    '0005-notices': { up: createNotices },
    '0006-operator': { up: addOperator },
    '0007-results': { up: (db) => createResults(db, dialect) },
    '0008-ratings': { up: createRatings },
    '0009-club': { up: createClub },
    '0010-daily': { up: createDaily },
    '0011-edges': { up: addEdges },
    '0012-rated-ends': { up: addRatedEnds },
  }
}

export async function migrate<Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const known = steps(dialect)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  // The only other reason for this would be that somebody has edited the list of steps.
  if (/corrupted migrations/.test(String((error as Error).message))) throw newerDatabase(error)
  throw error
}

/** The steps that a database lacks, and those of which this version does not know. */
export async function formOf<Tables>(db: Kysely<Tables>, dialect: Dialect) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === MADE)) return { missing: [], unknown: [], isEmpty: true }
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MADE)} order by name`.execute(db)
  const made = rows.map(({ name }) => name)
  const known = Object.keys(steps(dialect))
  return {
    missing: known.filter((name) => !made.includes(name)),
    unknown: made.filter((name) => !known.includes(name)),
    isEmpty: made.length === 0,
  }
}

/** Where Kysely keeps which steps were made. */
const MADE = 'kysely_migration'

function newerDatabase(cause: unknown): StoreFault {
  return new StoreFault('wrong-place', 'the database was written by a newer South Street: update this one', cause)
}

async function createTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string) => db.schema.createTable(name)
  await table('identities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await table('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute()
  await table('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('free_seats', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('listed_at', 'bigint', (column) => column.notNull())
    .addColumn('waiting_for', 'text')
    .addColumn('waiting_since', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint')
    .execute()
  await table('members')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['person', 'table_id'])
    .execute()
  let entries = table('entries')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('key', 'text')
    .addColumn('entries', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'revision'])
  // A table's log then lies in one place of the file, in the order in which it is read.
  if (dialect.name === 'sqlite') entries = entries.modifyEnd(sql`without rowid`)
  await entries.execute()
  await table('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
  await table('orders')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('orders_key', ['table_id', 'seat'])
    .execute()
  await table('mutes')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('muted', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute()
  await table('answers')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_key', ['scope', 'key'])
    .execute()
  await createIndexes(db)
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'create index tokens_of on tokens (person)',
    'create index members_at on members (table_id)',
    'create index identities_unseen on identities (seen_at)',
    'create unique index entries_once on entries (table_id, person, key) where key is not null',
    'create index tables_listed on tables (is_listed, listed_at)',
    'create index tables_unchanged on tables (status, listed_at)',
    'create index tables_waiting on tables (waiting_for, waiting_since) where waiting_for is not null',
    'create index tables_due on tables (due_at) where due_at is not null',
    'create index answers_old on answers (at)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}

async function indexHosts(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("create index tables_hosted on tables (host, listed_at) where is_listed = 1 and status = 'open'")
    .execute(db)
}

async function markGone(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('identities').addColumn('gone_at', 'bigint').execute()
  await sql.raw('create index identities_gone on identities (gone_at) where gone_at is not null').execute(db)
}
