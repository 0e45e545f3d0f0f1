import type { Kysely } from 'kysely'

/** The tables of the database. JSON is kept as text, a truth value as 0 or 1, a time as milliseconds. */
export interface Schema {
  /** Whoever has `gone_at` is being erased: nothing more of theirs is kept. */
  identities: { id: string; name: string; created_at: number; seen_at: number; gone_at: number | null }
  tokens: { hash: string; person: string; kind: string; created_at: number; expires_at: number | null }
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
} as const satisfies { [Name in keyof Schema]: readonly (keyof Schema[Name])[] }
