import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { factsOf, storeBatch } from './batch.ts'
import { postgresDialect } from './dialect.ts'
import { insist, type Judge, within } from './insist.ts'
import { migrate } from './migrations.ts'
import { type Fact, Listeners } from './news.ts'
import { explainPostgres, isPassing } from './postgres-faults.ts'
import { boundedPool, openPool } from './postgres-pool.ts'
import type { Database, Schema } from './schema.ts'
import type { Backend, Reader } from './sql-store.ts'
import { Wire } from './wire.ts'

/** Nothing that we ask takes a tenth of it, unless the database hangs. */
const QUERY_WITHIN_MS = 5_000
/** A step to a new form of the database may have much to do. */
const STEP_WITHIN_MS = 600_000
const PROBE_WITHIN_MS = 3_000
const CLOSE_WITHIN_MS = 3_000

function connect(url: string, queryWithinMs: number, onFault: (error: unknown) => void): Database {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: boundedPool(openPool(url, queryWithinMs, onFault)) }),
  })
}

/** The database as it is, for whoever only looks at it. */
export async function readPostgres(url: string): Promise<Reader> {
  const db = connect(url, STEP_WITHIN_MS, () => {})
  const judge = judgeOf(url)
  try {
    await insist(judge, () => sql`select 1`.execute(db))
  } catch (error) {
    await destroy(db)
    throw error
  }
  return { ...judge, db, dialect: postgresDialect, close: () => destroy(db) }
}

function judgeOf(url: string): Judge {
  return { isPassing, explain: (error) => explainPostgres(error, url) }
}

async function bringUpToDate(url: string, judge: Judge): Promise<void> {
  const db = connect(url, STEP_WITHIN_MS, () => {})
  try {
    await insist(judge, () => sql`select 1`.execute(db))
    await migrate(db, postgresDialect)
  } catch (error) {
    throw judge.explain(error) ?? error
  } finally {
    await destroy(db)
  }
}

/** A database that hangs is not waited for: its connections end with the process. */
async function destroy(db: Database): Promise<void> {
  await within(CLOSE_WITHIN_MS, db.destroy(), () => new Error('it does not answer')).catch(() => {})
}

/** Takes part in the log of transactions as every commit does, without a row of ours. */
async function probe(db: Database): Promise<void> {
  const { rows } = await sql<{ read_only: string }>`
    select pg_current_xact_id()::text, current_setting('transaction_read_only') as read_only`.execute(db)
  if (rows[0]?.read_only === 'on') throw Object.assign(new Error('transactions are read-only'), { code: '25006' })
}

export async function openPostgres(url: string, onFault: (error: unknown) => void): Promise<Backend> {
  const judge = judgeOf(url)
  await bringUpToDate(url, judge)
  const db = connect(url, QUERY_WITHIN_MS, onFault)
  const origin = randomUUID()
  const listeners = new Listeners()
  const wire = new Wire(url, origin, listeners, onFault)
  await insist(judge, () => wire.start())
  const publish = async (inside: Database, facts: readonly Fact[]) => {
    for (const payload of Wire.payloads(origin, facts)) {
      await sql`select pg_notify(${Wire.channel}, ${payload})`.execute(inside)
    }
  }
  return {
    ...judge,
    db,
    dialect: postgresDialect,
    commit: (batch) =>
      db.transaction().execute(async (inside) => {
        const committed = await storeBatch(inside, postgresDialect, batch)
        await publish(inside, factsOf(committed.stored))
        return committed
      }),
    publish,
    probe: () => within(PROBE_WITHIN_MS, probe(db), () => new Error('Query read timeout')),
    subscribe: (listener) => listeners.add(listener),
    tell: (facts) => {
      for (const fact of facts) listeners.tell({ ...fact, own: true })
    },
    tellGap: () => listeners.tell({ kind: 'gap' }),
    async close() {
      await wire.stop()
      await destroy(db)
    },
  }
}
