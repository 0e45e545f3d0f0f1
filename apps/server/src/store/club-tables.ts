import { type Kysely, sql } from 'kysely'

/** What is kept of the club that a server may be, as the database has it. Its name stands among the house's settings. */
export interface ClubSchema {
  club_members: { person: string; joined_at: number }
  /** What the members' results add up to: by period (`all`, a year, a month) and game (empty for all of them). */
  club_sums: {
    person: string
    period: string
    game: string
    games: number
    shares: number
    places: number
    met: number
    beaten: number
    evenings: number
  }
  /** Games at which two members or more sat. */
  club_results: { table_id: string; game: string; finished_at: number }
  club_evenings: { id: string; at: number; title: string; line: string; made_at: number }
  club_answers: { evening: string; person: string; says: number; at: number }
}

export const CLUB_KEYS = {
  club_members: ['person'],
  club_sums: ['person', 'period', 'game'],
  club_results: ['table_id'],
  club_evenings: ['id'],
  club_answers: ['evening', 'person'],
} as const satisfies { [Name in keyof ClubSchema]: readonly (keyof ClubSchema[Name])[] }

export async function createClub(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'create table club_members (person text primary key, joined_at bigint not null)',
    `create table club_sums (person text not null, period text not null, game text not null, games integer not null,
      shares integer not null, places integer not null, met integer not null, beaten integer not null,
      evenings integer not null, primary key (person, period, game))`,
    'create index club_sums_won on club_sums (period, game, shares)',
    'create index club_sums_beaten on club_sums (period, game, beaten)',
    'create table club_results (table_id text primary key, game text not null, finished_at bigint not null)',
    'create index club_results_last on club_results (finished_at, table_id)',
    'create index club_results_of on club_results (game, finished_at, table_id)',
    'create table club_evenings (id text primary key, at bigint not null, title text not null, line text not null, made_at bigint not null)',
    'create index club_evenings_at on club_evenings (at)',
    'create table club_answers (evening text not null, person text not null, says integer not null, at bigint not null, primary key (evening, person))',
    'create index club_answers_of on club_answers (person)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
