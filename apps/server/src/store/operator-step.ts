import { type Kysely, sql } from 'kysely'

/** What the host of a server keeps: who may come in, who is shut out, what everybody is told, and what was done. */
export async function addOperator(db: Kysely<unknown>): Promise<void> {
  for (const column of ['banned_until', 'member_at', 'operator_at']) {
    await db.schema.alterTable('identities').addColumn(column, 'bigint').execute()
  }
  for (const statement of [
    'create table operator_sessions (hash text primary key, person text, created_at bigint not null, expires_at bigint not null)',
    'create table codes (hash text primary key, label text not null, uses integer not null, most integer not null, created_at bigint not null, expires_at bigint)',
    'create table house_settings (name text primary key, value text not null, at bigint not null)',
    'create table audit (id text primary key, at bigint not null, actor text not null, act text not null, about text, detail text not null)',
    'create index audit_at on audit (at)',
    'create index identities_banned on identities (banned_until) where banned_until is not null',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
