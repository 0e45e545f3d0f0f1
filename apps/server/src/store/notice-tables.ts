import { type Kysely, sql } from 'kysely'

/** What is kept of notices, as the database has it. */
export interface NoticeSchema {
  /** What one person wants to hear of. */
  notice_settings: { person: string; content: string }
  /** A browser, a webhook or a mail address of a person. */
  notice_channels: {
    id: string
    person: string
    kind: string
    /** What names it among its kind, such as the address of a browser at its push service. */
    place: string
    content: string
    /** The hash of the token by which the browser was signed in: it ends with that. */
    token: string | null
    is_on: number
    confirmed_at: number | null
    created_at: number
    failures: number
    failing_since: number | null
    last_at: number | null
    last_result: string | null
  }
  /** Tables that a person does not want to hear of. */
  notice_mutes: { person: string; table_id: string }
  /** What is to be sent. A call to somebody has no channel; when its time comes, it becomes a notice for each channel. */
  notices: {
    id: string
    person: string
    /** Empty for what is of no table. */
    table_id: string
    kind: string
    /** Empty for a call. */
    channel: string
    revision: number
    decision: number | null
    caused_by: string | null
    starts: number
    made_at: number
    due_at: number
    attempts: number
    done_at: number | null
    lease_owner: string | null
    lease_until: number | null
  }
  /** Tables that are on somebody's screen now, as far as is known. */
  notice_sights: { person: string; table_id: string; until: number }
  /** Keys that all processes share. */
  server_keys: { name: string; content: string; made_at: number }
}

export const NOTICE_KEYS = {
  notice_settings: ['person'],
  notice_channels: ['id'],
  notice_mutes: ['person', 'table_id'],
  notices: ['id'],
  notice_sights: ['person', 'table_id'],
  server_keys: ['name'],
} as const satisfies { [Name in keyof NoticeSchema]: readonly (keyof NoticeSchema[Name])[] }

export async function createNotices(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'create table notice_settings (person text primary key, content text not null)',
    `create table notice_channels (id text primary key, person text not null, kind text not null, place text not null,
      content text not null, token text, is_on integer not null, confirmed_at bigint, created_at bigint not null,
      failures integer not null, failing_since bigint, last_at bigint, last_result text)`,
    'create unique index notice_channels_of on notice_channels (person, kind, place)',
    'create table notice_mutes (person text not null, table_id text not null, primary key (person, table_id))',
    'create index notice_mutes_at on notice_mutes (table_id)',
    `create table notices (id text primary key, person text not null, table_id text not null, kind text not null,
      channel text not null, revision integer not null, decision integer, caused_by text, starts integer not null,
      made_at bigint not null, due_at bigint not null, attempts integer not null, done_at bigint, lease_owner text,
      lease_until bigint)`,
    'create unique index notices_once on notices (person, table_id, kind, channel)',
    'create index notices_due on notices (due_at) where done_at is null',
    'create index notices_at on notices (table_id)',
    'create index notices_done on notices (done_at) where done_at is not null',
    'create table notice_sights (person text not null, table_id text not null, until bigint not null, primary key (person, table_id))',
    'create table server_keys (name text primary key, content text not null, made_at bigint not null)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
