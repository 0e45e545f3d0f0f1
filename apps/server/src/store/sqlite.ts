import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { explainPath } from '../path-words.ts'
import { sqliteDialect } from './dialect.ts'
import { StoreFault } from './faults.ts'
import type { Judge } from './insist.ts'
import { type Check, checkQuickly } from './integrity.ts'
import { migrate } from './migrations.ts'
import { Listeners } from './news.ts'
import type { Schema } from './schema.ts'
import type { Backend, Reader } from './sql-store.ts'
import { sqliteBatch } from './sqlite-batch.ts'
import { diskFull, explainSqlite, isDiskFull } from './sqlite-faults.ts'

export const DATABASE = 'south-street.sqlite'
const LOCK = 'server.lock'
/** Everything that may lie in the folder. */
export const DATABASE_FILES: readonly string[] = [
  DATABASE,
  `${DATABASE}-wal`,
  `${DATABASE}-shm`,
  `${DATABASE}-journal`,
  LOCK,
  `${LOCK}-journal`,
]
/** Texts with a varying number of parameters would fill the memory in the end. */
const MOST_STATEMENTS = 300
/** Whoever waits for another program's lock keeps everybody waiting: the store tries again by itself. */
const WAIT_FOR_LOCK_MS = 100
const READER_WAITS_MS = 5_000
const MEGABYTE = 1_048_576
/** So little is left of what LARGEST_DATABASE_MB allows that the next larger commit would fail. */
const LEAST_FREE_PAGES = 16

function inUse(folder: string): StoreFault {
  const advice = 'several servers need PostgreSQL (DATABASE_URL)'
  return new StoreFault('in-use', `another server already uses the folder ${folder}; ${advice}`)
}

/** Holds a lock of the operating system, which ends with the process however it ends. */
function lockFolder(folder: string): Sqlite.Database {
  const lock = new Sqlite(join(folder, LOCK), { timeout: 0 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('begin exclusive; commit')
    return lock
  } catch (error) {
    lock.close()
    throw (error as { code?: unknown }).code === 'SQLITE_BUSY' ? inUse(folder) : error
  }
}

/** Whether a server has the folder now. */
export function isFolderInUse(folder: string): boolean {
  if (!existsSync(join(folder, LOCK))) return false
  try {
    lockFolder(folder).close()
    return false
  } catch (error) {
    if (error instanceof StoreFault) return true
    throw error
  }
}

/** Folder by folder: Node's `recursive` never returns where the system denies a parent that exists, as in /proc. */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  for (let path = folder; !existsSync(path) && dirname(path) !== path; path = dirname(path)) missing.unshift(path)
  try {
    for (const path of missing) mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const sentence = `the folder ${folder} (DATA_DIR) cannot be made: ${explainPath(error)}`
    throw new StoreFault(explainSqlite(error, folder)?.kind ?? 'wrong-place', sentence, error)
  }
}

/** A folder that is not there was mistyped, unless a server is to make it. */
export function demandFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined) throw new StoreFault('wrong-place', `there is no folder ${folder} (DATA_DIR)`)
  if (!found.isDirectory()) throw new StoreFault('wrong-place', `DATA_DIR is ${folder}, which is a file and no folder`)
}

function demandDatabase(folder: string): void {
  demandFolder(folder)
  if (existsSync(join(folder, DATABASE))) return
  throw new StoreFault('wrong-place', `there is no database of South Street in the folder ${folder} (DATA_DIR)`)
}

function openFile(folder: string, largestMb: number | null): Sqlite.Database {
  const file = new Sqlite(join(folder, DATABASE), { timeout: WAIT_FOR_LOCK_MS })
  try {
    file.pragma('journal_mode = WAL')
    // What was acknowledged survives a power cut, not only a crash.
    file.pragma('synchronous = FULL')
    // What is written all the time stays in memory.
    file.pragma('cache_size = -16000')
    // A page that many moves have changed is copied back into the database only once. 8,000 pages are 32 MB: after a
    // power cut that much is read in a blink, and the file stays below the size to which it is cut back.
    file.pragma('wal_autocheckpoint = 8000')
    file.pragma('journal_size_limit = 67108864')
    if (largestMb !== null) {
      const pages = Math.floor((largestMb * MEGABYTE) / numberOf(file, 'page_size'))
      file.pragma(`max_page_count = ${pages}`)
    }
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

function numberOf(file: Sqlite.Database, pragma: string): number {
  return Number(file.pragma(pragma, { simple: true }))
}

/** Preparing a statement costs more than running it. */
function withPreparedStatements(file: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>()
  // After some faults SQLite has rolled back by itself; to be told so would hide what the fault was.
  const rollback = {
    reader: false,
    run: () => {
      if (file.inTransaction) file.exec('rollback')
      return { changes: 0, lastInsertRowid: 0 }
    },
    all: () => [],
    iterate: () => [][Symbol.iterator](),
  }
  return {
    prepare(text: string) {
      if (text === 'rollback') return rollback
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

/** Kysely runs a step of an update in one transaction only where it may: SQLite can, and without it a kill leaves half a step. */
class WholeStepsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class WholeStepsDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeStepsAdapter()
  }
}

function queriesOver(file: Sqlite.Database): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new WholeStepsDialect({ database: withPreparedStatements(file) }) })
}

const PASSING = /^SQLITE_(BUSY|LOCKED)/

function judgeOf(folder: string): Judge {
  return {
    isPassing: (error) => PASSING.test(String((error as { code?: unknown } | null)?.code)),
    explain: (error) => explainSqlite(error, folder),
  }
}

/** Writes `user_version`, which means nothing here: it takes a page of the log, as every commit does. */
function writeALittle(file: Sqlite.Database, folder: string): void {
  if (isDiskFull(folder)) throw diskFull(folder)
  const used = numberOf(file, 'page_count') - numberOf(file, 'freelist_count')
  if (numberOf(file, 'max_page_count') - used < LEAST_FREE_PAGES) {
    throw Object.assign(new Error('no page is left'), { code: 'SQLITE_FULL' })
  }
  file.pragma('user_version = 0')
}

interface SqlitePlace {
  readonly folder: string
  /** Null: as large as the disk allows. */
  readonly largestMb?: number | null
}

export async function openSqlite({ folder, largestMb = null }: SqlitePlace): Promise<Backend> {
  const opened: { close(): void }[] = []
  try {
    demandFolder(folder)
    const lock = lockFolder(folder)
    opened.push(lock)
    const file = openFile(folder, largestMb)
    opened.push(file)
    const check = await checkQuickly(file, folder)
    return await backendOver(file, lock, folder, check)
  } catch (error) {
    for (const one of opened.toReversed()) one.close()
    throw explainSqlite(error, folder) ?? error
  }
}

async function backendOver(
  file: Sqlite.Database,
  lock: Sqlite.Database,
  folder: string,
  check: Check,
): Promise<Backend> {
  const db = queriesOver(file)
  await migrate(db, sqliteDialect)
  writeALittle(file, folder)
  // Nobody else works here: whoever had a lease is gone.
  const free = { lease_owner: null, lease_until: null }
  await db.updateTable('tables').set(free).where('due_at', 'is not', null).execute()
  await db.updateTable('notices').set(free).where('lease_owner', 'is not', null).execute()
  const listeners = new Listeners()
  const storeBatch = sqliteBatch(file)
  return {
    ...judgeOf(folder),
    db,
    dialect: sqliteDialect,
    // There is one connection, and whoever has it has it alone.
    commit: (batch) => db.connection().execute((alone) => storeBatch(alone, batch)),
    publish: async () => {},
    probe: () => db.connection().execute(async () => writeALittle(file, folder)),
    subscribe: (listener) => listeners.add(listener),
    tell: (facts) => {
      for (const fact of facts) listeners.tell({ ...fact, own: true })
    },
    tellGap: () => listeners.tell({ kind: 'gap' }),
    laterDamage: check.damage,
    async close() {
      check.end()
      await db.destroy()
      lock.close()
    },
  }
}

/** The database as it is, for whoever only looks at it beside a running server. */
export function readSqlite(folder: string): Promise<Reader> {
  return besideServer(folder, true)
}

/** The same for whoever also writes a row. */
export function writeSqlite(folder: string): Promise<Reader> {
  return besideServer(folder, false)
}

async function besideServer(folder: string, readonly: boolean): Promise<Reader> {
  demandDatabase(folder)
  try {
    const file = new Sqlite(join(folder, DATABASE), { readonly, fileMustExist: true, timeout: READER_WAITS_MS })
    const db = queriesOver(file)
    return { ...judgeOf(folder), db, dialect: sqliteDialect, close: () => db.destroy() }
  } catch (error) {
    throw explainSqlite(error, folder) ?? error
  }
}
