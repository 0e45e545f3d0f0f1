import { type Kysely, sql } from 'kysely'

/** What is kept of ratings, as the database has it. */
export interface RatingSchema {
  /** One row a person, game and number of seats (`2` or `3-5`). */
  ratings: {
    person: string
    game: string
    size: string
    mu: number
    sigma: number
    /** What leader boards are sorted by. */
    least: number
    games: number
  }
  /** Every game that was rated, in the order in which that was done: the ratings can be made again from it. */
  rated_games: {
    table_id: string
    seat: number
    /** Nobody's, once nothing is kept of them: what their rating was then still counts for the others. */
    person: string | null
    game: string
    size: string
    number: number
    finished_at: number
    place: number
    /** What the seat alone was worth. */
    edge: number
    /** The same people's so many-th game within a week. */
    nth: number
    /** Names the people who sat there, for that: a hash of who they are. */
    company: string | null
    mu_before: number
    sigma_before: number
    mu: number
    sigma: number
  }
  /** From which networks people have played at a rated table, hashed, while the game runs. */
  seat_marks: { table_id: string; person: string; mark: string }
}

export const RATING_KEYS = {
  ratings: ['person', 'game', 'size'],
  rated_games: ['table_id', 'seat'],
  seat_marks: ['table_id', 'person', 'mark'],
} as const satisfies { [Name in keyof RatingSchema]: readonly (keyof RatingSchema[Name])[] }

export async function createRatings(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    // `agreed` until it is rated, then `rated` or why not; nothing where it was not agreed on.
    'alter table results add column rating text',
    'alter table results add column rated_places text',
    "create index results_to_rate on results (finished_at, table_id) where rating = 'agreed'",
    `create table ratings (person text not null, game text not null, size text not null, mu double precision not null,
      sigma double precision not null, least double precision not null, games integer not null,
      primary key (person, game, size))`,
    'create index ratings_best on ratings (game, size, least)',
    `create table rated_games (table_id text not null, seat integer not null, person text, game text not null,
      size text not null, number bigint not null, finished_at bigint not null, place integer not null,
      nth integer not null, company text, mu_before double precision not null,
      sigma_before double precision not null, mu double precision not null, sigma double precision not null,
      primary key (table_id, seat))`,
    'create index rated_games_in_order on rated_games (number, seat)',
    'create index rated_games_of on rated_games (person) where person is not null',
    'create index rated_games_together on rated_games (company, finished_at) where company is not null',
    'create table seat_marks (table_id text not null, person text not null, mark text not null, primary key (table_id, person, mark))',
    'create index seat_marks_of on seat_marks (person)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}

/** What a seat alone is worth counts in what is expected. Games that were rated before went without. */
export async function addEdges(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table results add column rated_edges text',
    'alter table rated_games add column edge double precision not null default 0',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
