import type { Due } from '@south-street/house'
import { sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Database } from './schema.ts'

export function dueIn(db: Database, dialect: Dialect): Due {
  return {
    async claim(owner, now, leaseUntil, limit) {
      const { rows } = await sql<{ id: string; due_at: number; revision: number }>`
        update tables set lease_owner = ${owner}, lease_until = ${leaseUntil}
        where id in (
          select id from tables
          where due_at <= ${now} and (lease_until is null or lease_until <= ${now})
          order by due_at limit ${limit} ${dialect.skipLocked}
        )
        returning id, due_at, revision`.execute(db)
      return rows
        .map(({ id, due_at, revision }) => ({ table: id, dueAt: due_at, revision }))
        .sort((a, b) => a.dueAt - b.dueAt)
    },
    async set(table, at) {
      await db
        .updateTable('tables')
        .set({ due_at: at, lease_owner: null, lease_until: null })
        .where('id', '=', table)
        .execute()
    },
    async release(table, owner, at) {
      await db
        .updateTable('tables')
        .set({ due_at: at, lease_owner: null, lease_until: null })
        .where('id', '=', table)
        .where('lease_owner', '=', owner)
        .execute()
    },
    async renew(owner, until) {
      await db.updateTable('tables').set({ lease_until: until }).where('lease_owner', '=', owner).execute()
    },
    async next(now) {
      const row = await db
        .selectFrom('tables')
        .select('due_at')
        .where('due_at', 'is not', null)
        .where((either) => either.or([either('lease_until', 'is', null), either('lease_until', '<=', now)]))
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row?.due_at ?? null
    },
    async latest() {
      const { rows } = await sql<{ kept_at: number; lease_until: number }>`
        select coalesce(max(kept_at), 0) as kept_at, coalesce(max(lease_until), 0) as lease_until from (
          select changed_at as kept_at, lease_until from tables where due_at is not null
          union all select at, null from orders
        ) as known`.execute(db)
      const [known] = rows
      return { keptAt: known!.kept_at, leaseUntil: known!.lease_until }
    },
  }
}
