import { type Selectable, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Announce } from './news.ts'
import { demandPresent } from './presence.ts'
import type { Database, Schema } from './schema.ts'
import type { Identities, Identity, Token, TokenKind } from './store.ts'

const SIGHTINGS_EVERY_MS = 1_000

function readIdentity(row: Selectable<Schema['identities']>): Identity {
  const { id, name, created_at: createdAt, seen_at: seenAt, gone_at: goneAt } = row
  return { id, name, createdAt, seenAt, ...(goneAt !== null && { isGone: true }) }
}

function readToken(row: Selectable<Schema['tokens']>): Token {
  return {
    hash: row.hash,
    person: row.person,
    kind: row.kind as TokenKind,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

function writeToken(token: Token) {
  return {
    hash: token.hash,
    person: token.person,
    kind: token.kind,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
  }
}

/** Who was seen is written down for all at once, after a while: it is not worth a commit for each. */
export class Sightings {
  readonly #db: Database
  readonly #dialect: Dialect
  #seen = new Map<string, number>()
  #flush: { readonly timer: NodeJS.Timeout; readonly done: Promise<void>; now(): void } | null = null

  constructor(db: Database, dialect: Dialect) {
    this.#db = db
    this.#dialect = dialect
  }

  /** Resolves when it is written down. */
  add(id: string, at: number): Promise<void> {
    this.#seen.set(id, at)
    if (this.#flush === null) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, SIGHTINGS_EVERY_MS)
      this.#flush = { timer, now: resolve, done: promise.then(() => this.#write()) }
    }
    return this.#flush.done
  }

  async drained(): Promise<void> {
    this.#flush?.now()
    await this.#flush?.done
  }

  async #write(): Promise<void> {
    if (this.#flush !== null) clearTimeout(this.#flush.timer)
    this.#flush = null
    const rows = [...this.#seen].map(([id, at]) => ({ id, at })).sort((a, b) => (a.id < b.id ? -1 : 1))
    this.#seen = new Map()
    const seen = this.#dialect.rows(rows, { id: 'text', at: 'bigint' })
    await sql`update identities set seen_at = seen.at from ${seen} as seen
      where identities.id = seen.id and identities.seen_at < seen.at`.execute(this.#db)
  }
}

/** A repeated insert is our own, made again because the connection broke after the first. */
async function addToken(to: Database, token: Token): Promise<void> {
  await to
    .insertInto('tokens')
    .values(writeToken(token))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function identitiesIn(db: Database, dialect: Dialect, sightings: Sightings, announce: Announce): Identities {
  return {
    async create(identity, token) {
      await db.transaction().execute(async (within) => {
        const { id, name, createdAt, seenAt } = identity
        await within
          .insertInto('identities')
          .values({ id, name, created_at: createdAt, seen_at: seenAt })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        if (token !== undefined) await addToken(within, token)
      })
    },
    async find(id) {
      const row = await db.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : readIdentity(row)
    },
    async findMany(ids) {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('identities').selectAll().where('id', 'in', ids).execute()
      return rows.map(readIdentity)
    },
    async rename(id, name) {
      const renamed = await db
        .updateTable('identities')
        .set({ name })
        .where('id', '=', id)
        .where('gone_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (renamed !== undefined) await announce([{ kind: 'person', person: id }])
      return renamed !== undefined
    },
    seen: (id, at) => sightings.add(id, at),
    async addToken(token) {
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [token.person])
        await addToken(within, token)
      })
    },
    async findByToken(hash, kinds, now) {
      const row = await db
        .selectFrom('tokens')
        .innerJoin('identities', 'identities.id', 'tokens.person')
        .selectAll('tokens')
        .select(['identities.id', 'identities.name', 'identities.created_at as since'])
        .select(['identities.seen_at', 'identities.gone_at'])
        .where('hash', '=', hash)
        .where('kind', 'in', kinds)
        .where((either) => either.or([either('expires_at', 'is', null), either('expires_at', '>', now)]))
        .executeTakeFirst()
      if (row === undefined) return null
      return { identity: readIdentity({ ...row, created_at: row.since }), token: readToken(row) }
    },
    async redeemToken(hash, kind, now) {
      const used = await db
        .deleteFrom('tokens')
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .returning(['person', 'expires_at'])
        .executeTakeFirst()
      if (used === undefined || (used.expires_at !== null && used.expires_at <= now)) return null
      return this.find(used.person)
    },
    async renewToken(hash, expiresAt) {
      await db.updateTable('tokens').set({ expires_at: expiresAt }).where('hash', '=', hash).execute()
    },
    async removeToken(hash) {
      const removed = await db.deleteFrom('tokens').where('hash', '=', hash).returning('person').executeTakeFirst()
      if (removed !== undefined) await announce([{ kind: 'person', person: removed.person }])
    },
    async tokensOf(person) {
      const rows = await db
        .selectFrom('tokens')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created_at')
        .orderBy('hash')
        .execute()
      return rows.map(readToken)
    },
  }
}
