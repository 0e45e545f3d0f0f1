import { createHash } from 'node:crypto'
import {
  NEWCOMER,
  PROVISIONAL,
  type Rating,
  rateAgreed,
  SAME_PEOPLE_MS,
  type Size,
  sizeOf,
  surely,
} from '@south-street/rating'
import { type Selectable, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { KeptRating, RatedTable, Ratings, Recomputed } from './rating-store.ts'
import type { Database, Schema } from './schema.ts'

type RatedRow = Selectable<Schema['rated_games']>

export function ratingsIn(db: Database, dialect: Dialect): Ratings {
  return {
    async ratingsOf(people) {
      if (people.length === 0) return []
      const rows = await db.selectFrom('ratings').selectAll().where('person', 'in', people).execute()
      return rows.map(readRating)
    },
    async best(game, size, limit, who) {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('identities', 'identities.id', 'ratings.person')
        .selectAll('ratings')
        .select('identities.name')
        .where('game', '=', game)
        .where('size', '=', size)
        .where('sigma', '<=', PROVISIONAL)
        .where('identities.gone_at', 'is', null)
        .$if(who === 'members', (all) => all.innerJoin('club_members', 'club_members.person', 'ratings.person'))
        .orderBy('least', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...readRating(row), name: row.name }))
    },
    ofTable: (table) => ofTable(db, table),
    async mark(table, person, mark) {
      // Only while the game runs, and only of whoever is there.
      await sql`insert into seat_marks (table_id, person, mark) select ${table}, ${person}, ${mark}
        where exists (select 1 from tables where id = ${table} and status in ('open', 'running'))
          and exists (select 1 from identities where id = ${person} and gone_at is null)
        on conflict do nothing`.execute(db)
    },
    rateNext: () => db.transaction().execute((within) => rateNext(within, dialect)),
    recompute: () => db.transaction().execute((within) => recompute(within, dialect)),
  }
}

function readRating(row: Selectable<Schema['ratings']>): KeptRating {
  const { person, game, size, mu, sigma, games } = row
  return { person, game, size: size as Size, mu, sigma, games }
}

async function ofTable(db: Database, table: string): Promise<RatedTable | null> {
  const row = await db
    .selectFrom('results')
    .select(['rating', 'seats'])
    .where('table_id', '=', table)
    .executeTakeFirst()
  if (row === undefined || row.rating === null) return null
  const rated = await db.selectFrom('rated_games').selectAll().where('table_id', '=', table).execute()
  const seats = Array.from({ length: row.seats }, (_, seat) => {
    const one = rated.find((other) => other.seat === seat && other.person !== null)
    if (one === undefined) return null
    return { mu: one.mu, sigma: one.sigma, muBefore: one.mu_before, sigmaBefore: one.sigma_before }
  })
  return { status: row.rating, seats }
}

/** Whoever rates does so alone: what a game does to ratings depends on all games before it. */
async function alone(within: Database, dialect: Dialect): Promise<void> {
  await sql`insert into house_settings (name, value, at) values ('rater', 'null', 0) on conflict do nothing`.execute(
    within,
  )
  await sql`select name from house_settings where name = 'rater' ${dialect.toChange}`.execute(within)
}

async function rateNext(within: Database, dialect: Dialect): Promise<boolean> {
  await alone(within, dialect)
  const result = await within
    .selectFrom('results')
    .selectAll()
    .where('rating', '=', 'agreed')
    .orderBy('finished_at')
    .orderBy('table_id')
    .limit(1)
    .executeTakeFirst()
  if (result === undefined) return false
  const { table_id, game, finished_at } = result
  const places: (number | null)[] = JSON.parse(result.rated_places ?? '[]')
  const edges: number[] = JSON.parse(result.rated_edges ?? '[]')
  const people = await within
    .selectFrom('result_seats')
    .select(['seat', 'person'])
    .where('table_id', '=', table_id)
    .where('person', 'is not', null)
    .orderBy('seat')
    .execute()
  const seated = people.flatMap(({ seat, person }) => {
    const place = places[seat] ?? null
    return person === null || place === null ? [] : [{ seat, person, place, edge: edges[seat] ?? 0 }]
  })
  // Somebody was erased before it was their turn.
  const isLess = seated.length < 2 || seated.length < places.filter((place) => place !== null).length
  await within
    .updateTable('results')
    .set({ rating: isLess ? 'too-few-people' : 'rated' })
    .where('table_id', '=', table_id)
    .execute()
  if (isLess) return true
  const size = sizeOf(result.seats)
  const company = companyOf(seated.map(({ person }) => person))
  const nth = 1 + (await gamesTogether(within, company, finished_at))
  const last = await within
    .selectFrom('rated_games')
    .select((all) => all.fn.max('number').as('n'))
    .executeTakeFirst()
  const kept = await within
    .selectFrom('ratings')
    .selectAll()
    .where(
      'person',
      'in',
      seated.map(({ person }) => person),
    )
    .where('game', '=', game)
    .where('size', '=', size)
    .execute()
  const before = seated.map(({ person }) => kept.find((row) => row.person === person) ?? { ...NEWCOMER, games: 0 })
  const after = rateAgreed(
    seated.map(({ place, edge }, i) => ({ place, edge, rating: before[i]! })),
    nth,
  )
  const common = { table_id, game, size, number: Number(last?.n ?? 0) + 1, finished_at, nth, company }
  const rows = seated.map((one, i) => ({
    ...{ ...common, ...one, mu_before: before[i]!.mu, sigma_before: before[i]!.sigma },
    ...{ mu: after[i]!.mu, sigma: after[i]!.sigma },
  }))
  await within.insertInto('rated_games').values(rows).execute()
  for (const [i, { person }] of seated.entries()) {
    await keepRating(within, { person, game, size, ...after[i]!, games: before[i]!.games + 1 })
  }
  return true
}

async function gamesTogether(db: Database, company: string, at: number): Promise<number> {
  const row = await db
    .selectFrom('rated_games')
    .select((all) => all.fn.count<number | string>('table_id').distinct().as('n'))
    .where('company', '=', company)
    .where('finished_at', '>', at - SAME_PEOPLE_MS)
    .where('finished_at', '<=', at)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Whatever they play together. */
function companyOf(people: readonly string[]): string {
  return createHash('sha256')
    .update([...people].sort().join(' '))
    .digest('base64url')
}

async function keepRating(db: Database, rating: KeptRating): Promise<void> {
  const { mu, sigma, games } = rating
  const figures = { mu, sigma, games, least: surely(rating) }
  await db
    .insertInto('ratings')
    .values({ ...rating, ...figures })
    .onConflict((conflict) => conflict.columns(['person', 'game', 'size']).doUpdateSet(figures))
    .execute()
}

const AT_ONCE = 3_000

/** In the order in which it was done, with a turn for everybody else between: there may be a million. */
async function recompute(within: Database, dialect: Dialect): Promise<Recomputed> {
  await alone(within, dialect)
  const ratings = new Map<string, KeptRating>()
  const together = new Map<string, number[]>()
  let [games, number, changed] = [0, 0, 0]
  for (;;) {
    const rows = await within
      .selectFrom('rated_games')
      .selectAll()
      .where('number', '>', number)
      .orderBy('number')
      .orderBy('seat')
      .limit(AT_ONCE)
      .execute()
    // The last game may be cut in two; it is read again.
    const whole = rows.length < AT_ONCE ? rows : rows.filter((row) => row.number !== rows.at(-1)!.number)
    const last = whole.at(-1)
    if (last === undefined) break
    for (const game of grouped(whole)) {
      games++
      await again(within, game, ratings, together)
    }
    number = Number(last.number)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  const kept = await within.selectFrom('ratings').selectAll().execute()
  for (const row of kept) {
    const now = ratings.get(keyOf(row))
    if (now === undefined) {
      changed++
      const { person, game, size } = row
      await within
        .deleteFrom('ratings')
        .where('person', '=', person)
        .where('game', '=', game)
        .where('size', '=', size)
        .execute()
    } else if (now.mu === row.mu && now.sigma === row.sigma && now.games === row.games) {
      ratings.delete(keyOf(row))
    }
  }
  const people = new Set([...kept, ...ratings.values()].map(({ person }) => person)).size
  for (const rating of ratings.values()) await keepRating(within, rating)
  return { games, people, changed: changed + ratings.size }
}

const keyOf = ({ person, game, size }: { person: string; game: string; size: string }) => `${person} ${game} ${size}`

function* grouped(rows: readonly RatedRow[]): Generator<RatedRow[]> {
  for (let from = 0; from < rows.length; ) {
    const game = rows.slice(from).findIndex((row) => row.number !== rows[from]!.number)
    const to = game < 0 ? rows.length : from + game
    yield rows.slice(from, to)
    from = to
  }
}

/** One game once more. Of whoever is not kept any more only what they were then is known, and how often they had met. */
async function again(
  within: Database,
  rows: readonly RatedRow[],
  ratings: Map<string, KeptRating>,
  together: Map<string, number[]>,
): Promise<void> {
  const [first] = rows
  const { company, finished_at: at } = first!
  const before = rows.map((row): Rating & { games: number } => {
    if (row.person === null) return { mu: row.mu_before, sigma: row.sigma_before, games: 0 }
    return ratings.get(keyOf({ ...row, person: row.person })) ?? { ...NEWCOMER, games: 0 }
  })
  const met = company === null ? [] : (together.get(company) ?? []).filter((then) => then > at - 2 * SAME_PEOPLE_MS)
  if (company !== null) together.set(company, [...met, at])
  const nth = company === null ? first!.nth : 1 + met.filter((then) => then > at - SAME_PEOPLE_MS && then <= at).length
  const after = rateAgreed(
    rows.map(({ place, edge }, i) => ({ place, edge, rating: before[i]! })),
    nth,
  )
  for (const [i, row] of rows.entries()) {
    const { person, game, size } = row
    if (person !== null) {
      const rating = { person, game, size: size as Size, ...after[i]!, games: before[i]!.games + 1 }
      ratings.set(keyOf(rating), rating)
    }
    const figures = {
      ...{ nth, mu_before: before[i]!.mu, sigma_before: before[i]!.sigma },
      ...{ mu: after[i]!.mu, sigma: after[i]!.sigma },
    }
    if (row.nth === nth && row.mu === figures.mu && row.sigma === figures.sigma && row.mu_before === figures.mu_before)
      continue
    await within
      .updateTable('rated_games')
      .set(figures)
      .where('table_id', '=', row.table_id)
      .where('seat', '=', row.seat)
      .execute()
  }
}
