import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'

/** What is kept of games that were played to their end, as the database has it. It outlives the tables' logs. */
export interface ResultSchema {
  results: {
    table_id: string
    game: string
    rules: string
    seats: number
    /** How many of them were people's. */
    people: number
    options: string
    /** Points, places and bots, by seat. */
    outcome: string
    finished_at: number
  }
  /** One row a person; nobody's, once nothing is kept of them any more. What sums are made of stands in it. */
  result_seats: {
    table_id: string
    seat: number
    person: string | null
    game: string
    seats: number
    people: number
    place: number
    points: number
    share: number
    met: number
    beaten: number
    finished_at: number
    /** In universal time, such as 2026-11. */
    month: string
    sources: string
  }
}

export const RESULT_KEYS = {
  results: ['table_id'],
  result_seats: ['table_id', 'seat'],
} as const satisfies { [Name in keyof ResultSchema]: readonly (keyof ResultSchema[Name])[] }

export async function createResults(db: Kysely<unknown>, { name }: Dialect): Promise<void> {
  // A game's seats then lie in one place of the file, and are found by one look into it instead of two.
  const byKey = name === 'sqlite' ? 'without rowid' : ''
  for (const statement of [
    `create table results (table_id text primary key, game text not null, rules text not null, seats integer not null,
      people integer not null, options text not null, outcome text not null, finished_at bigint not null) ${byKey}`,
    `create table result_seats (table_id text not null, seat integer not null, person text, game text not null,
      seats integer not null, people integer not null, place integer not null, points integer not null,
      share integer not null, met integer not null, beaten integer not null, finished_at bigint not null,
      month text not null, sources text not null, primary key (table_id, seat)) ${byKey}`,
    'create index result_seats_of on result_seats (person, finished_at, table_id) where person is not null',
    'create index results_met on results (finished_at, table_id) where people > 1',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
