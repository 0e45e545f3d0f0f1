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
    /** A bot, a hint or somebody else has played a part of their game. */
    is_helped: number
    /** It was played to its end; else a shared place says nothing. */
    is_finished: number
    /** The same people's so many-th game within a week. */
    nth: number
    /** Names the people who sat there, for that: a hash of who they are. */
    company: string | null
    mu_before: number
    sigma_before: number
    mu: number
    sigma: number
  }
  /** Every game that was dealt as rated and has ended, in whichever way. */
  rated_ends: {
    table_id: string
    game: string
    seats: number
    finished_at: number
    is_finished: number
    /** `agreed` until it is rated, then `rated`, or why it counts for nobody. */
    status: string
  }
  /**
   * Who is still to be rated: whoever held a seat at the deal. Somebody who is erased before stands here as nobody, with
   * the rating that they had, and with place 0 while the game runs.
   */
  seats_to_rate: {
    table_id: string
    seat: number
    person: string | null
    place: number
    edge: number
    is_helped: number
    mu: number | null
    sigma: number | null
  }
  /** From which networks people have played at a rated table, hashed, while the game runs. */
  seat_marks: { table_id: string; person: string; mark: string }
}

export const RATING_KEYS = {
  ratings: ['person', 'game', 'size'],
  rated_games: ['table_id', 'seat'],
  rated_ends: ['table_id'],
  seats_to_rate: ['table_id', 'seat'],
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

interface Waiting {
  readonly table_id: string
  readonly rated_places: string
  readonly rated_edges: string | null
}

/** Games count that were not played to their end, and for whoever held a seat at the deal: results know neither. */
export async function addRatedEnds(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table rated_games add column is_helped integer not null default 0',
    'alter table rated_games add column is_finished integer not null default 1',
    `create table rated_ends (table_id text primary key, game text not null, seats integer not null,
      finished_at bigint not null, is_finished integer not null, status text not null)`,
    "create index rated_ends_to_rate on rated_ends (finished_at, table_id) where status = 'agreed'",
    `create table seats_to_rate (table_id text not null, seat integer not null, person text, place integer not null,
      edge double precision not null, is_helped integer not null, mu double precision, sigma double precision,
      primary key (table_id, seat))`,
    'create index seats_to_rate_of on seats_to_rate (person) where person is not null',
    `insert into rated_ends (table_id, game, seats, finished_at, is_finished, status)
      select table_id, game, seats, finished_at, 1, rating from results where rating is not null`,
  ]) {
    await sql.raw(statement).execute(db)
  }
  const { rows } = await sql<Waiting>`select table_id, rated_places, rated_edges from results
    where rating = 'agreed'`.execute(db)
  for (const { table_id, rated_places, rated_edges } of rows) {
    const edges: number[] = JSON.parse(rated_edges ?? '[]')
    for (const [seat, place] of (JSON.parse(rated_places) as (number | null)[]).entries()) {
      if (place === null) continue
      await sql`insert into seats_to_rate (table_id, seat, person, place, edge, is_helped) select ${table_id}, ${seat},
        (select person from result_seats where table_id = ${table_id} and seat = ${seat}), ${place},
        ${edges[seat] ?? 0}, 0`.execute(db)
    }
  }
}
