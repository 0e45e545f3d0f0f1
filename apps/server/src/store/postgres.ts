import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { factsOf, storeBatch } from './batch.ts'
import { postgresDialect } from './dialect.ts'
import { insist } from './insist.ts'
import { migrate } from './migrations.ts'
import { type Fact, Listeners } from './news.ts'
import type { Database, Schema } from './schema.ts'
import type { Backend } from './sql-store.ts'
import { Wire } from './wire.ts'

const CONNECTIONS = 10
const CONNECT_WITHIN_MS = 10_000
const INT8 = 20

/** Connection exceptions, shutdowns, serialization failures, deadlocks, too many connections. */
const PASSING_STATES = /^(08...|57P0[123]|40001|40P01|53300)$/
const PASSING_FAULTS = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
const PASSING_WORDS = /connection (terminated|ended)|timeout exceeded when trying to connect|not queryable/i

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code ?? '')
  return PASSING_STATES.test(code) || PASSING_FAULTS.test(code) || PASSING_WORDS.test(error.message)
}

export async function openPostgres(url: string, onFault: (error: unknown) => void): Promise<Backend> {
  // Times are far below 2^53.
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    types,
    application_name: 'south-street',
  })
  // An idle connection that breaks is replaced; the next query would report it anyway.
  pool.on('error', onFault)
  // One that breaks between two queries of a transaction has nobody else to listen to it.
  pool.on('connect', (client) => client.on('error', onFault))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await insist(isPassing, () => migrate(db as unknown as Kysely<unknown>, postgresDialect))

  const origin = randomUUID()
  const listeners = new Listeners()
  const wire = new Wire(url, origin, listeners, onFault)
  await insist(isPassing, () => wire.start())
  const publish = async (within: Database, facts: readonly Fact[]) => {
    for (const payload of Wire.payloads(origin, facts)) {
      await sql`select pg_notify(${Wire.channel}, ${payload})`.execute(within)
    }
  }
  return {
    db,
    dialect: postgresDialect,
    commit: (batch) =>
      db.transaction().execute(async (within) => {
        const stored = await storeBatch(within, postgresDialect, batch)
        await publish(within, factsOf(stored))
        return stored
      }),
    publish,
    isPassing,
    subscribe: (listener) => listeners.add(listener),
    tell: (facts) => {
      for (const fact of facts) listeners.tell({ ...fact, own: true })
    },
    async close() {
      await wire.stop()
      await db.destroy()
    },
  }
}
