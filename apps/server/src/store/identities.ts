import { type Selectable, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Announce } from './news.ts'
import { demandPresent } from './presence.ts'
import type { Database, Schema } from './schema.ts'
import type { Identities, Identity, Token, TokenKind, TokenWay } from './store.ts'

const SIGHTINGS_EVERY_MS = 1_000
/** As long as ids are: so much of a token's hash names its device. */
export const DEVICE_LENGTH = 22

function readIdentity(row: Selectable<Schema['identities']>): Identity {
  const { id, name, created_at: createdAt, seen_at: seenAt, gone_at: goneAt, banned_until: bannedUntil } = row
  return {
    ...{ id, name, createdAt, seenAt },
    ...(goneAt !== null && { isGone: true }),
    ...(bannedUntil !== null && { bannedUntil }),
  }
}

function readToken(row: Selectable<Schema['tokens']>): Token {
  return {
    hash: row.hash,
    person: row.person,
    kind: row.kind as TokenKind,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.device !== null && { device: row.device }),
    ...(row.way !== null && { way: row.way as TokenWay }),
    ...(row.label !== null && { label: row.label }),
    ...(row.made_at !== null && { madeAt: row.made_at }),
    ...(row.used_at !== null && { usedAt: row.used_at }),
  }
}

function writeToken(token: Token) {
  return {
    hash: token.hash,
    person: token.person,
    kind: token.kind,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    device: token.device ?? null,
    way: token.way ?? null,
    label: token.label ?? null,
    made_at: token.madeAt ?? null,
    used_at: token.usedAt ?? null,
  }
}

/** Who was seen is written down for all at once, after a while: it is not worth a commit for each. */
export class Sightings {
  readonly #db: Database
  readonly #dialect: Dialect
  readonly #insistOn: <T>(work: () => Promise<T>) => Promise<T>
  #seen = new Map<string, number>()
  #flush: { readonly timer: NodeJS.Timeout; readonly done: Promise<void>; now(): void } | null = null

  constructor(db: Database, dialect: Dialect, insistOn: <T>(work: () => Promise<T>) => Promise<T>) {
    this.#db = db
    this.#dialect = dialect
    this.#insistOn = insistOn
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
    const update = sql`update identities set seen_at = seen.at from ${seen} as seen
      where identities.id = seen.id and identities.seen_at < seen.at`
    await this.#insistOn(() => update.execute(this.#db))
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

export function identitiesIn(db: Database, dialect: Dialect, announce: Announce): Omit<Identities, 'seen'> {
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
    async addToken(token) {
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [token.person])
        await addToken(within, token)
      })
    },
    async findByToken(hash, kinds, now) {
      // As text: this is asked once a minute for everybody who plays, and putting it together took longer than the answer.
      const { rows } = await sql<Selectable<Schema['tokens']> & Selectable<Schema['identities']> & { since: number }>`
        select tokens.hash, tokens.person, tokens.kind, tokens.created_at, tokens.expires_at,
          tokens.device, tokens.way, tokens.label, tokens.made_at, tokens.rotated_at, tokens.used_at,
          identities.id, identities.name, identities.created_at as since, identities.seen_at, identities.gone_at, identities.heir,
          identities.banned_until, identities.member_at, identities.operator_at
        from tokens inner join identities on identities.id = tokens.person
        where tokens.hash = ${hash} and tokens.kind in (${sql.join([...kinds])})
          and (tokens.expires_at is null or tokens.expires_at > ${now})`.execute(db)
      const [row] = rows
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
    ...endingsIn(db, dialect, announce),
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

type Endings = 'removeTokens' | 'replaceTokens' | 'rotateToken' | 'endOlderTokens' | 'useToken'

/** How tokens take the place of others, and how several end at once. */
function endingsIn(db: Database, dialect: Dialect, announce: Announce): Pick<Identities, Endings> {
  const tell = (person: string) => announce([{ kind: 'person', person }])
  return {
    async removeTokens(person, kinds, exceptDevice) {
      const { numDeletedRows } = await db
        .deleteFrom('tokens')
        .where('person', '=', person)
        .where('kind', 'in', kinds)
        .$if(exceptDevice !== undefined, (all) =>
          all.where((where) => where.or([where('device', 'is', null), where('device', '<>', exceptDevice!)])),
        )
        .executeTakeFirst()
      if (numDeletedRows > 0n) await tell(person)
      return Number(numDeletedRows)
    },
    async replaceTokens(token) {
      await db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [token.person])
        await within.deleteFrom('tokens').where('person', '=', token.person).where('kind', '=', token.kind).execute()
        await addToken(within, token)
      })
    },
    rotateToken: (old, hash, now, notSince) =>
      db.transaction().execute(async (within) => {
        const device = old.device ?? old.hash.slice(0, DEVICE_LENGTH)
        // Of several requests that come at once only one gets a new token: the browser keeps a single one.
        const claimed = await within
          .updateTable('tokens')
          .set({ rotated_at: now, device })
          .where('hash', '=', old.hash)
          .where((where) => where.or([where('rotated_at', 'is', null), where('rotated_at', '<', notSince)]))
          .returning('hash')
          .executeTakeFirst()
        if (claimed === undefined) return false
        const { usedAt: _, ...same } = old
        await addToken(within, { ...same, hash, device, madeAt: now })
        return true
      }),
    async endOlderTokens({ person, kind, device, hash, madeAt }, now) {
      if (device === undefined || madeAt === undefined) return
      const older = (from: Database) =>
        from
          .selectFrom('tokens')
          .select('hash')
          .where('person', '=', person)
          .where('kind', '=', kind)
          .where('device', '=', device)
          .where('hash', '<>', hash)
          .where((where) => where.or([where('made_at', 'is', null), where('made_at', '<=', madeAt)]))
      const ended = await db.transaction().execute(async (within) => {
        await within.updateTable('tokens').set({ used_at: now }).where('hash', '=', hash).execute()
        // Notices to this browser go on.
        await within.updateTable('notice_channels').set({ token: hash }).where('token', 'in', older(within)).execute()
        const { numDeletedRows } = await within
          .deleteFrom('tokens')
          .where('hash', 'in', older(within))
          .executeTakeFirst()
        return numDeletedRows
      })
      if (ended > 0n) await tell(person)
    },
    async useToken(hash, at) {
      await db.updateTable('tokens').set({ used_at: at }).where('hash', '=', hash).execute()
    },
  }
}
