import type { Kysely } from 'kysely'
import { CLUB_KEYS, type ClubSchema } from './club-tables.ts'
import { DAILY_KEYS, type DailySchema } from './daily-tables.ts'
import { NOTICE_KEYS, type NoticeSchema } from './notice-tables.ts'
import { RATING_KEYS, type RatingSchema } from './rating-tables.ts'
import { RESULT_KEYS, type ResultSchema } from './result-tables.ts'

/** The tables of the database. JSON is kept as text, a truth value as 0 or 1, a time as milliseconds. */
export interface Schema extends NoticeSchema, ResultSchema, RatingSchema, ClubSchema, DailySchema {
  /** Whoever has `gone_at` is being erased, or merged into their `heir`: nothing more of theirs is kept. */
  identities: {
    id: string
    name: string
    created_at: number
    seen_at: number
    gone_at: number | null
    heir: string | null
    banned_until: number | null
    member_at: number | null
    operator_at: number | null
  }
  tokens: {
    hash: string
    person: string
    kind: string
    created_at: number
    expires_at: number | null
    device: string | null
    way: string | null
    label: string | null
    made_at: number | null
    rotated_at: number | null
    used_at: number | null
  }
  tables: {
    id: string
    game: string
    rules: string
    status: string
    is_listed: number
    pace: string
    free_seats: number
    host: string
    summary: string
    revision: number
    created_at: number
    changed_at: number
    /** The same to the minute: what public lists are sorted by. */
    listed_at: number
    waiting_for: string | null
    waiting_since: number | null
    due_at: number | null
    lease_owner: string | null
    lease_until: number | null
  }
  members: { person: string; table_id: string }
  /** One row an append, under the revision of its first entry: so one key decides over all of its entries. */
  entries: {
    table_id: string
    revision: number
    count: number
    at: number
    person: string | null
    key: string | null
    entries: string
  }
  snapshots: { table_id: string; revision: number; state: string }
  orders: { table_id: string; seat: number; content: string; at: number }
  mutes: { person: string; muted: string }
  answers: { scope: string; key: string; body: string; at: number }
  passkeys: {
    id: string
    person: string
    handle: string
    public_key: string
    counter: number
    transports: string
    is_synced: number
    name: string
    created_at: number
    used_at: number | null
  }
  challenges: { hash: string; binding: string; purpose: string; expires_at: number }
  operator_sessions: { hash: string; person: string | null; created_at: number; expires_at: number }
  codes: {
    hash: string
    label: string
    uses: number
    most: number
    created_at: number
    expires_at: number | null
  }
  house_settings: { name: string; value: string; at: number }
  audit: { id: string; at: number; actor: string; act: string; about: string | null; detail: string }
}

export type Database = Kysely<Schema>

/** Every table of the schema with its primary key: back-up and restore go through this list. */
export const PRIMARY_KEYS = {
  identities: ['id'],
  tokens: ['hash'],
  tables: ['id'],
  members: ['person', 'table_id'],
  entries: ['table_id', 'revision'],
  snapshots: ['table_id'],
  orders: ['table_id', 'seat'],
  mutes: ['person', 'muted'],
  answers: ['scope', 'key'],
  ...NOTICE_KEYS,
  passkeys: ['id'],
  challenges: ['hash'],
  operator_sessions: ['hash'],
  codes: ['hash'],
  house_settings: ['name'],
  audit: ['id'],
  ...RESULT_KEYS,
  ...RATING_KEYS,
  ...CLUB_KEYS,
  ...DAILY_KEYS,
} as const satisfies { [Name in keyof Schema]: readonly (keyof Schema[Name])[] }
