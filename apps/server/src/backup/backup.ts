import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { openBackend, type StorePlace } from '../store/open.ts'
import { type Database, PRIMARY_KEYS } from '../store/schema.ts'

const FORMAT = 'south-street/backup@1'
const ROWS_AT_ONCE = 500

type Row = Record<string, string | number | null>
type AnyDatabase = Kysely<Record<string, Row>>

/** One sentence for whoever asked for a back-up or a restore. */
export class BackupFault extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'BackupFault'
  }
}

/**
 * Writes everything in the database, as it is at one moment, to a file: one JSON value a line, compressed. It can be
 * read back into either kind of database, so it is also the way from SQLite to PostgreSQL. The server may be running.
 */
export async function backUp(place: StorePlace, file: string): Promise<{ rows: number }> {
  const backend = await openBackend(place, false)
  const unfinished = `${file}.part`
  let rows = 0
  try {
    const isolation = backend.dialect.name === 'postgres' ? 'repeatable read' : undefined
    const transaction = backend.db.transaction()
    await (isolation === undefined ? transaction : transaction.setIsolationLevel(isolation)).execute(async (within) => {
      const lines = writeLines(within, (count) => {
        rows = count
      })
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
      await pipeline(Readable.from(lines), createGzip(), target)
    })
    await rename(unfinished, file)
    return { rows }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await backend.close()
  }
}

async function* writeLines(db: Database, onEnd: (rows: number) => void): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`
  let count = 0
  for (const [name, key] of Object.entries(PRIMARY_KEYS)) {
    yield `${JSON.stringify({ table: name })}\n`
    for await (const rows of pages(db as unknown as AnyDatabase, name, key)) {
      count += rows.length
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
  }
  yield `${JSON.stringify({ rows: count })}\n`
  onEnd(count)
}

async function* pages(db: AnyDatabase, name: string, key: readonly string[]): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    let query: SelectQueryBuilder<Record<string, Row>, string, Row> = db.selectFrom(name).selectAll()
    for (const column of key) query = query.orderBy(column)
    if (last !== undefined) {
      const values = key.map((column) => last?.[column])
      query = query.where(sql<boolean>`(${sql.join(key.map((column) => sql.ref(column)))}) > (${sql.join(values)})`)
    }
    const rows = await query.limit(ROWS_AT_ONCE).execute()
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
  }
}

/** Reads a back-up into an empty database: all of it, or nothing. */
export async function restore(place: StorePlace, file: string): Promise<{ rows: number }> {
  const backend = await openBackend(place, true)
  try {
    return await backend.db.transaction().execute((within) => readInto(within as unknown as AnyDatabase, file))
  } finally {
    await backend.close()
  }
}

async function readInto(db: AnyDatabase, file: string): Promise<{ rows: number }> {
  for (const name of Object.keys(PRIMARY_KEYS)) {
    const row = await db.selectFrom(name).selectAll().limit(1).executeTakeFirst()
    if (row !== undefined) throw new BackupFault('the database is not empty; a back-up is restored into an empty one')
  }
  const input = createReadStream(file)
  const unzipped = input.pipe(createGunzip())
  // A fault of the file would otherwise stay with the file, and the reader would wait for ever.
  input.on('error', (error) => unzipped.destroy(error))
  try {
    return await readLines(db, createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
  } catch (error) {
    if (error instanceof BackupFault) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupFault(`there is no file ${JSON.stringify(file)}`)
    throw new BackupFault(`the file is damaged or no back-up (${message})`, error)
  } finally {
    input.destroy()
  }
}

async function readLines(db: AnyDatabase, lines: AsyncIterable<string>): Promise<{ rows: number }> {
  let rows: Row[] = []
  let count = 0
  let table: string | null = null
  let isStarted = false
  const flush = async () => {
    if (table !== null && rows.length > 0) await db.insertInto(table).values(rows).execute()
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    const value = JSON.parse(line) as Row
    if (!isStarted) {
      if (value.format !== FORMAT) throw new BackupFault('the file is no back-up that this version can read')
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
  throw new BackupFault('the file ends too early')
}

/** No table of ours has a single column. */
function isHeading(value: Row, member: string): boolean {
  return Object.keys(value).length === 1 && Object.hasOwn(value, member)
}
