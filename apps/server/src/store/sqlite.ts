import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { sqliteDialect } from './dialect.ts'
import { migrate } from './migrations.ts'
import { Listeners } from './news.ts'
import type { Schema } from './schema.ts'
import type { Backend } from './sql-store.ts'
import { sqliteBatch } from './sqlite-batch.ts'

const DATABASE = 'south-street.sqlite'
const LOCK = 'server.lock'
/** Texts with a varying number of parameters would fill the memory in the end. */
const MOST_STATEMENTS = 300

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`another server already uses the folder ${folder}; several servers need PostgreSQL (DATABASE_URL)`)
    this.name = 'FolderInUse'
  }
}

/** Holds a lock of the operating system, which ends with the process however it ends. */
function lockFolder(folder: string): { close(): void } {
  const lock = new Sqlite(join(folder, LOCK), { timeout: 0 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('begin exclusive; commit')
    return lock
  } catch {
    lock.close()
    throw new FolderInUse(folder)
  }
}

function openFile(folder: string): Sqlite.Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new Sqlite(join(folder, DATABASE), { timeout: 5_000 })
  file.pragma('journal_mode = WAL')
  // What was acknowledged survives a power cut, not only a crash.
  file.pragma('synchronous = FULL')
  // What is written all the time stays in memory.
  file.pragma('cache_size = -32000')
  // Pages that change again and again are copied back half as often; a power cut costs no more for it.
  file.pragma('wal_autocheckpoint = 2000')
  file.pragma('journal_size_limit = 67108864')
  return file
}

/** Preparing a statement costs more than running it. */
function withPreparedStatements(file: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>()
  return {
    prepare(text: string): Sqlite.Statement {
      const known = statements.get(text)
      if (known !== undefined) return known
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      const statement = file.prepare(text)
      statements.set(text, statement)
      return statement
    },
    close: () => file.close(),
  }
}

const PASSING = /^SQLITE_(BUSY|LOCKED)/

/** `isServer` is false for the commands that look at the database beside a running server. */
export async function openSqlite(folder: string, { isServer }: { readonly isServer: boolean }): Promise<Backend> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = isServer ? lockFolder(folder) : null
  const file = openFile(folder)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withPreparedStatements(file) }) })
  await migrate(db as unknown as Kysely<unknown>, sqliteDialect)
  // Nobody else works here: whoever had a lease is gone.
  if (isServer) {
    const free = { lease_owner: null, lease_until: null }
    await db.updateTable('tables').set(free).where('due_at', 'is not', null).execute()
  }
  const listeners = new Listeners()
  const storeBatch = sqliteBatch(file)
  return {
    db,
    dialect: sqliteDialect,
    // There is one connection, and whoever has it has it alone.
    commit: (batch) => db.connection().execute((alone) => storeBatch(alone, batch)),
    publish: async () => {},
    isPassing: (error) => PASSING.test(String((error as { code?: unknown } | null)?.code)),
    subscribe: (listener) => listeners.add(listener),
    tell: (facts) => {
      for (const fact of facts) listeners.tell({ ...fact, own: true })
    },
    async close() {
      await db.destroy()
      lock?.close()
    },
  }
}
