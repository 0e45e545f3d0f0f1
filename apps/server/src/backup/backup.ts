import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { StoreFault } from '../store/faults.ts'
import { openBackend, openToRead, type StorePlace } from '../store/open.ts'
import { type Database, PRIMARY_KEYS } from '../store/schema.ts'
import { DATABASE, DATABASE_FILES, demandFolder } from '../store/sqlite.ts'
import { BackupFault } from './backup-fault.ts'
import {
  cannotWrite,
  demandBackup,
  demandFormat,
  demandTarget,
  FORMAT,
  isOfFile,
  linesOf,
  parseLine,
} from './backup-file.ts'

const ROWS_AT_ONCE = 500

type Row = Record<string, string | number | null>

/**
 * Writes everything in the database, as it is at one moment, to a file: one JSON value a line, compressed. It can be
 * read back into either kind of database, so it is also the way from SQLite to PostgreSQL. The server may be running, and
 * the database is left as it is, also one that an older version has written.
 */
export async function backUp(place: StorePlace, file: string): Promise<{ rows: number }> {
  demandTarget(file, place)
  const reader = await openToRead(place)
  const unfinished = `${file}.part`
  try {
    const transaction = reader.db.transaction()
    const isolated = reader.dialect.name === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
    const rows = await isolated.execute(async (within) => {
      const names = await tablesIn(within)
      const counted = { rows: 0 }
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
      await pipeline(Readable.from(writeLines(within, names, counted)), createGzip(), target)
      return counted.rows
    })
    await rename(unfinished, file)
    return { rows }
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    if (isOfFile(error)) throw cannotWrite(file, error)
    throw reader.explain(error) ?? error
  } finally {
    await reader.close()
  }
}

type TableName = keyof typeof PRIMARY_KEYS

/** Those of our tables that are there: an older version has fewer. */
async function tablesIn(db: Database): Promise<TableName[]> {
  const found = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const names = (Object.keys(PRIMARY_KEYS) as TableName[]).filter((name) => found.has(name))
  if (!names.includes('tables'))
    throw new StoreFault('wrong-place', 'there is nothing of South Street in this database')
  return names
}

async function* writeLines(
  db: Database,
  names: readonly TableName[],
  counted: { rows: number },
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`
  for (const name of names) {
    yield `${JSON.stringify({ table: name })}\n`
    for await (const rows of pages(db, name)) {
      counted.rows += rows.length
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
  }
  yield `${JSON.stringify({ rows: counted.rows })}\n`
}

async function* pages(db: Database, name: TableName): AsyncGenerator<Row[]> {
  const key: readonly string[] = PRIMARY_KEYS[name]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`
    const { rows } = await page.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/**
 * Reads a back-up into an empty database: all of it, or nothing. The folder must exist already, so that a mistyped path
 * is noticed.
 */
export async function restore(place: StorePlace, file: string): Promise<{ rows: number }> {
  await demandBackup(file)
  if (!('folder' in place)) return restoreInto(place, file)
  demandFolder(place.folder)
  const wasThere = existsSync(join(place.folder, DATABASE))
  try {
    return await restoreInto(place, file)
  } catch (error) {
    const isOurs = !(error instanceof StoreFault && error.kind === 'in-use')
    if (!wasThere && isOurs) {
      for (const name of DATABASE_FILES) await rm(join(place.folder, name), { force: true }).catch(() => {})
    }
    throw error
  }
}

async function restoreInto(place: StorePlace, file: string): Promise<{ rows: number }> {
  const backend = await openBackend(place)
  try {
    return await backend.db.transaction().execute(async (within) => {
      await demandEmpty(within)
      return readLines(within, linesOf(file))
    })
  } catch (error) {
    if (error instanceof BackupFault) throw error
    const fault = backend.explain(error)
    if (fault !== null) throw fault
    throw new BackupFault('damaged', `the file is damaged or no back-up (${(error as Error).message})`, error)
  } finally {
    await backend.close()
  }
}

async function demandEmpty(db: Database): Promise<void> {
  for (const name of Object.keys(PRIMARY_KEYS)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0)
      throw new BackupFault('usage', 'the database is not empty; a back-up is restored into an empty one')
  }
}

async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
}

async function readLines(db: Database, lines: AsyncIterable<string>): Promise<{ rows: number }> {
  let rows: Row[] = []
  let count = 0
  let table: string | null = null
  let isStarted = false
  const flush = async () => {
    if (table !== null) await insertRows(db, table, rows)
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    const value = parseLine(line) as Row
    if (!isStarted) {
      demandFormat(line)
      isStarted = true
    } else if (isHeading(value, 'table') && Object.hasOwn(PRIMARY_KEYS, String(value.table))) {
      await flush()
      table = String(value.table)
    } else if (isHeading(value, 'rows')) {
      await flush()
      if (value.rows === count) return { rows: count }
      break
    } else {
      rows.push(value)
      if (rows.length === ROWS_AT_ONCE) await flush()
    }
  }
  throw new BackupFault('damaged', 'the file ends too early')
}

/** No table of ours has a single column. */
function isHeading(value: Row, member: string): boolean {
  return Object.keys(value).length === 1 && Object.hasOwn(value, member)
}
