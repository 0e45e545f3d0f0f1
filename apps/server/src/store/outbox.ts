import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { NewNotice, Notice, NoticeKind, Notices } from './notice-store.ts'
import type { Database, Schema } from './schema.ts'

function readNotice(row: Selectable<Schema['notices']>): Notice {
  return {
    id: row.id,
    person: row.person,
    table: row.table_id,
    kind: row.kind as NoticeKind,
    channel: row.channel,
    revision: row.revision,
    decision: row.decision,
    causedBy: row.caused_by,
    starts: row.starts === 1,
    madeAt: row.made_at,
    dueAt: row.due_at,
    attempts: row.attempts,
  }
}

type Outbox = Pick<
  Notices,
  'claim' | 'spread' | 'postpone' | 'finish' | 'drop' | 'hold' | 'lastTold' | 'next' | 'waitingFor' | 'forgetTold'
>

/** What waits to be sent. It is taken by a lease, as due work is: so several processes do not send the same. */
export function outboxIn(db: Database, dialect: Dialect): Outbox {
  const isHeld = (id: string, owner: string) => sql<boolean>`id = ${id} and lease_owner = ${owner}`
  const free = { lease_owner: null, lease_until: null }
  return {
    async claim(owner, now, leaseUntil, limit) {
      const { rows } = await sql<Selectable<Schema['notices']>>`
        update notices set lease_owner = ${owner}, lease_until = ${leaseUntil}
        where id in (
          select id from notices
          where done_at is null and due_at <= ${now} and (lease_until is null or lease_until <= ${now})
          order by due_at limit ${limit} ${dialect.skipLocked}
        )
        returning *`.execute(db)
      return rows.map(readNotice).sort((a, b) => a.dueAt - b.dueAt)
    },
    async spread(call, owner, notices, now) {
      await db.transaction().execute(async (within) => {
        const { id } = call
        const held = await within.deleteFrom('notices').where(isHeld(id, owner)).returning('id').executeTakeFirst()
        if (held === undefined) return
        for (const notice of notices) await keepNotice(within, call, notice, now)
      })
    },
    async postpone(id, owner, dueAt, attempts) {
      await db
        .updateTable('notices')
        .set({ ...free, due_at: dueAt, attempts })
        .where(isHeld(id, owner))
        .execute()
    },
    async finish(id, owner, at) {
      await db
        .updateTable('notices')
        .set({ ...free, done_at: at })
        .where(isHeld(id, owner))
        .execute()
    },
    async drop(id, owner) {
      await db.deleteFrom('notices').where(isHeld(id, owner)).execute()
    },
    async hold(id, owner, until) {
      const row = await db
        .updateTable('notices')
        .set({ lease_until: until })
        .where(isHeld(id, owner))
        .where('done_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    async lastTold(channel, table) {
      const { rows } = await sql<{ at: number | null }>`
        select max(done_at) as at from notices where table_id = ${table} and channel = ${channel}`.execute(db)
      return rows[0]?.at ?? null
    },
    async next(now) {
      const { rows } = await sql<{ due_at: number }>`
        select due_at from notices where done_at is null and (lease_until is null or lease_until <= ${now})
        order by due_at limit 1`.execute(db)
      return rows[0]?.due_at ?? null
    },
    async waitingFor(person, most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('waiting_for', '=', person)
        .orderBy('waiting_since')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },
    async forgetTold(before) {
      await db.deleteFrom('notices').where('done_at', '<', before).execute()
      await db.deleteFrom('notice_sights').where('until', '<', before).execute()
    },
  }
}

/** What was told of the same decision on this channel is not told again, whoever has sent it. */
async function keepNotice(within: Database, call: Notice, { channel, dueAt }: NewNotice, now: number): Promise<void> {
  const { person, table, kind, revision, decision, causedBy, starts } = call
  const id = randomBytes(16).toString('base64url')
  await sql`
    insert into notices (id, person, table_id, kind, channel, revision, decision, caused_by, starts, made_at, due_at, attempts)
    values (${id}, ${person}, ${table}, ${kind}, ${channel}, ${revision}, ${decision}, ${causedBy}, ${starts ? 1 : 0},
      ${now}, ${dueAt}, 0)
    on conflict (person, table_id, kind, channel) do update set id = excluded.id, revision = excluded.revision,
      decision = excluded.decision, caused_by = excluded.caused_by, starts = excluded.starts, made_at = excluded.made_at,
      due_at = excluded.due_at, attempts = 0, done_at = null, lease_owner = null, lease_until = null
    where notices.revision < excluded.revision`.execute(within)
}

/**
 * Whoever was called by a webhook or by mail still is, and hears nothing of tables that they had muted. A browser says
 * itself who reads there now.
 */
export async function inheritNotices(within: Database, from: string, heir: string): Promise<void> {
  await sql`update notice_channels set person = ${heir} where person = ${from} and token is null and not exists (
    select 1 from notice_channels as own where own.person = ${heir}
      and own.kind = notice_channels.kind and (own.place = notice_channels.place or own.kind = 'mail'))`.execute(within)
  await sql`insert into notice_mutes (person, table_id) select ${heir}, table_id from notice_mutes
    where person = ${from} on conflict do nothing`.execute(within)
  const kept = await sql`update notice_settings set person = ${heir} where person = ${from} and not exists (
    select 1 from notice_settings as own where own.person = ${heir}) returning person`.execute(within)
  if (kept.rows.length > 0) {
    const digest = sql<boolean>`person = ${from} and kind = 'digest'`
    await within
      .updateTable('notices')
      .set({ person: heir, id: `digest-${heir}` })
      .where(digest)
      .execute()
  }
}

/** With a person goes everything that they were to be told, and who they are in what others are told. */
export async function forgetNoticesOf(within: Database, people: readonly string[]): Promise<void> {
  for (const name of ['notice_settings', 'notice_channels', 'notice_mutes', 'notices', 'notice_sights'] as const) {
    await within.deleteFrom(name).where('person', 'in', people).execute()
  }
  await within.updateTable('notices').set({ caused_by: null }).where('caused_by', 'in', people).execute()
}
