import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

const CONNECTIONS = 10
/** Also how long one waits for a free connection: whoever was told to come again would lose their place. */
const CONNECT_WITHIN_MS = 7_000
const INT8 = 20

/** The connections that one process has. A query that is not answered by then is given up, with its connection. */
export function openPool(url: string, queryWithinMs: number, onFault: (error: unknown) => void): pg.Pool {
  // Times are far below 2^53.
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: queryWithinMs,
    keepAlive: true,
    types,
    application_name: 'south-street',
    // A database that hangs must not keep us from ending.
    allowExitOnIdle: true,
  })
  // An idle connection that breaks is replaced; the next query would report it anyway.
  pool.on('error', onFault)
  // One that breaks between two queries of a transaction has nobody else to listen to it.
  pool.on('connect', (client) => client.on('error', onFault))
  return pool
}

/**
 * The pool as Kysely needs it. pg answers a query that takes too long with an error and goes on to use its connection, on which
 * the question still stands, perhaps in the middle of a transaction: such a connection is thrown away here.
 */
export function boundedPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new Loan(await pool.connect()),
    end: () => pool.end(),
  }
}

/** Released with a fault, a connection is not used again. */
type Lent = PostgresPoolClient & { release(fault?: Error): void }

class Loan implements PostgresPoolClient {
  readonly #client: Lent
  #fault: Error | null = null

  constructor(client: Lent) {
    this.#client = client
  }

  query<R>(asked: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(asked: PostgresCursor<R>): PostgresCursor<R>
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []): Answered<R> {
    if (typeof asked !== 'string') throw new Error('nothing is read by cursors here')
    return this.#ask<R>(asked, parameters)
  }

  release(): void {
    this.#client.release(this.#fault ?? undefined)
  }

  async #ask<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback would wait behind the question that was given up.
    if (this.#fault !== null) throw this.#fault
    try {
      return await this.#client.query<R>(text, [...parameters])
    } catch (error) {
      if (error instanceof Error && /read timeout/.test(error.message)) this.#fault = error
      throw error
    }
  }
}

type Answered<R> = Promise<PostgresQueryResult<R>> | PostgresCursor<R>
