import { type Expression, type SqlBool, sql } from 'kysely'
import type { Announce } from './news.ts'
import type { Database } from './schema.ts'
import type { Bridge, CodeRow, OperatorsPerson } from './store.ts'

const HOUSE = { entry: 'entry', announcement: 'announcement' } as const

/** What the host of a server looks at and changes. */
export function bridgeIn(db: Database, announce: Announce): Bridge {
  return { ...sessionsIn(db), ...marksIn(db, announce), ...looksIn(db), ...entryIn(db), ...codesIn(db), ...logIn(db) }
}

function sessionsIn(db: Database): Pick<Bridge, 'addSession' | 'findSession' | 'removeSession' | 'removeSessionsOf'> {
  return {
    async addSession({ hash, person, createdAt, expiresAt }) {
      await db
        .insertInto('operator_sessions')
        .values({ hash, person, created_at: createdAt, expires_at: expiresAt })
        .execute()
    },
    async findSession(hash, now) {
      const row = await db
        .selectFrom('operator_sessions')
        .leftJoin('identities', 'identities.id', 'operator_sessions.person')
        .select(['operator_sessions.person', 'identities.name', 'identities.operator_at', 'identities.banned_until'])
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      // Whoever is no operator any more is out at once.
      const isOut = (row?.person ?? null) !== null && (row?.operator_at === null || (row?.banned_until ?? 0) > now)
      if (row === undefined || isOut) return null
      return { person: row.person, name: row.name }
    },
    async removeSession(hash) {
      await db.deleteFrom('operator_sessions').where('hash', '=', hash).execute()
    },
    async removeSessionsOf(person, except) {
      await db
        .deleteFrom('operator_sessions')
        .where('person', '=', person)
        .$if(except !== null, (all) => all.where('hash', '<>', except!))
        .execute()
    },
  }
}

function marksIn(db: Database, announce: Announce): Pick<Bridge, 'ban' | 'appoint' | 'isOperator'> {
  const mark = async (person: string, change: { banned_until?: number | null; operator_at?: number | null }) => {
    const marked = await db
      .updateTable('identities')
      .set(change)
      .where('id', '=', person)
      .where('gone_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (marked !== undefined) await announce([{ kind: 'person', person }])
    return marked !== undefined
  }
  return {
    ban: (person, until) => mark(person, { banned_until: until }),
    appoint: (person, at) => mark(person, { operator_at: at }),
    async isOperator(person) {
      const row = await db.selectFrom('identities').select('operator_at').where('id', '=', person).executeTakeFirst()
      return row !== undefined && row.operator_at !== null
    },
  }
}

function looksIn(db: Database): Pick<Bridge, 'counts' | 'people' | 'tables'> {
  return {
    async counts(now) {
      const { rows: people } = await sql<{ people: number; members: number; today: number }>`
        select count(*) as people,
          count(case when exists (select 1 from passkeys where passkeys.person = identities.id)
            or exists (select 1 from tokens where tokens.person = identities.id and tokens.kind = 'words')
            then 1 end) as members,
          count(case when seen_at > ${now - 86_400_000} then 1 end) as today
        from identities where gone_at is null`.execute(db)
      const tables = await db
        .selectFrom('tables')
        .select(['status', (all) => all.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute()
      const { people: all = 0, members = 0, today = 0 } = people[0] ?? {}
      const of = (status: string) => Number(tables.find((row) => row.status === status)?.count ?? 0)
      return {
        people: { all: Number(all), keyed: Number(members), today: Number(today) },
        tables: { open: of('open'), running: of('running'), ended: of('ended'), closed: of('closed') },
      }
    },
    async people(search, limit) {
      const wanted: Expression<SqlBool> =
        search === ''
          ? sql<SqlBool>`true`
          : sql<SqlBool>`lower(identities.name) like ${`%${literally(search.toLowerCase())}%`} escape '\\' or identities.id = ${search}`
      const { rows } = await sql<{
        id: string
        name: string
        seen_at: number
        created_at: number
        banned_until: number | null
        operator_at: number | null
        tables: number
        devices: number
        passkeys: number
      }>`select id, name, seen_at, created_at, banned_until, operator_at,
          (select count(*) from members where members.person = identities.id) as tables,
          (select count(*) from tokens where tokens.person = identities.id and tokens.kind = 'session') as devices,
          (select count(*) from passkeys where passkeys.person = identities.id) as passkeys
        from identities where gone_at is null and (${wanted})
        order by case when banned_until is null then 1 else 0 end, seen_at desc, id limit ${limit}`.execute(db)
      return rows.map(
        (row): OperatorsPerson => ({
          id: row.id,
          name: row.name,
          createdAt: row.created_at,
          seenAt: row.seen_at,
          tables: Number(row.tables),
          devices: Number(row.devices),
          passkeys: Number(row.passkeys),
          bannedUntil: row.banned_until,
          isOperator: row.operator_at !== null,
        }),
      )
    },
    async tables(status, limit) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'game', 'status', 'summary', 'free_seats', 'created_at', 'changed_at'])
        .$if(status !== null, (all) => all.where('status', '=', status!))
        .orderBy('listed_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        game: row.game,
        status: row.status,
        summary: JSON.parse(row.summary),
        freeSeats: row.free_seats,
        createdAt: row.created_at,
        changedAt: row.changed_at,
      }))
    },
  }
}

function entryIn(db: Database): Pick<Bridge, 'entry' | 'setEntry' | 'announcement' | 'setAnnouncement'> {
  const setting = async (name: string) => {
    const row = await db.selectFrom('house_settings').selectAll().where('name', '=', name).executeTakeFirst()
    return row === undefined ? null : { value: JSON.parse(row.value), at: row.at }
  }
  const keep = async (name: string, value: unknown, at: number) => {
    const text = JSON.stringify(value)
    await db
      .insertInto('house_settings')
      .values({ name, value: text, at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text, at }))
      .execute()
  }
  return {
    entry: async () => {
      const kept = await setting(HOUSE.entry)
      return kept?.value === 'code' ? { entry: 'code', since: kept.at } : { entry: 'everybody', since: 0 }
    },
    setEntry: (entry, at) => keep(HOUSE.entry, entry, at),
    async announcement(now) {
      const kept = await setting(HOUSE.announcement)
      const { text = '', until = 0 } = kept?.value ?? {}
      return kept === null || text === '' || until <= now ? null : { text, until, at: kept.at }
    },
    setAnnouncement: (text, until, at) => keep(HOUSE.announcement, { text, until }, at),
  }
}

function codesIn(db: Database): Pick<Bridge, 'addCode' | 'codes' | 'removeCode' | 'useCode' | 'isMember'> {
  return {
    async addCode({ hash, label, most, createdAt, expiresAt }) {
      await db
        .insertInto('codes')
        .values({ hash, label, uses: 0, most, created_at: createdAt, expires_at: expiresAt })
        .execute()
    },
    async codes() {
      const rows = await db.selectFrom('codes').selectAll().orderBy('created_at', 'desc').execute()
      return rows.map(
        (row): CodeRow => ({
          hash: row.hash,
          label: row.label,
          uses: row.uses,
          most: row.most,
          createdAt: row.created_at,
          expiresAt: row.expires_at,
        }),
      )
    },
    async removeCode(hash) {
      await db.deleteFrom('codes').where('hash', '=', hash).execute()
    },
    useCode: (hash, person, now) =>
      db.transaction().execute(async (within) => {
        const used = await within
          .updateTable('codes')
          .set((row) => ({ uses: row('uses', '+', 1) }))
          .where('hash', '=', hash)
          .whereRef('uses', '<', 'most')
          .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
          .returning('hash')
          .executeTakeFirst()
        if (used === undefined) return false
        await within.updateTable('identities').set({ member_at: now }).where('id', '=', person).execute()
        return true
      }),
    async isMember(person, closedSince) {
      const row = await db
        .selectFrom('identities')
        .select(['member_at', 'created_at'])
        .where('id', '=', person)
        .executeTakeFirst()
      return row !== undefined && (row.member_at !== null || row.created_at < closedSince)
    },
  }
}

/** Whoever was let in, by a code or by having been there before the others, is not shut out by becoming somebody else. */
export async function inheritEntry(db: Database, from: string, heir: string): Promise<void> {
  const before = await db
    .selectFrom('identities')
    .select(['member_at', 'created_at'])
    .where('id', '=', from)
    .executeTakeFirst()
  if (before === undefined) return
  await sql`update identities set member_at = coalesce(member_at, ${before.member_at}),
    created_at = case when created_at < ${before.created_at} then created_at else ${before.created_at} end
    where id = ${heir}`.execute(db)
}

function logIn(db: Database): Pick<Bridge, 'log' | 'logged'> {
  return {
    async log({ id, at, actor, act, about, detail }) {
      await db
        .insertInto('audit')
        .values({ id, at, actor: actor ?? '', act, about, detail: JSON.stringify(detail) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async logged(limit) {
      const rows = await db
        .selectFrom('audit')
        .leftJoin('identities', 'identities.id', 'audit.actor')
        .select(['audit.id', 'audit.at', 'audit.act', 'audit.about', 'audit.detail', 'identities.name'])
        .orderBy('audit.at', 'desc')
        .orderBy('audit.id')
        .limit(limit)
        .execute()
      return rows.map(({ id, at, act, about, detail, name }) => ({
        ...{ id, at, act, about, actor: name },
        detail: JSON.parse(detail),
      }))
    },
  }
}

/** What stands for itself in a pattern. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
