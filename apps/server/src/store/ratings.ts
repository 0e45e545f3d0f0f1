import { createHash } from 'node:crypto'
import {
  type AgreedSeat,
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
  const end = await db
    .selectFrom('rated_ends')
    .select(['status', 'seats'])
    .where('table_id', '=', table)
    .executeTakeFirst()
  if (end === undefined) return null
  const rated = await db.selectFrom('rated_games').selectAll().where('table_id', '=', table).execute()
  const seats = Array.from({ length: end.seats }, (_, seat) => {
    const one = rated.find((other) => other.seat === seat)
    if (one === undefined || one.person === null) return null
    const { person, mu, sigma, mu_before, sigma_before } = one
    return { person, mu, sigma, muBefore: mu_before, sigmaBefore: sigma_before }
  })
  return { status: end.status, seats }
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
  const end = await within
    .selectFrom('rated_ends')
    .selectAll()
    .where('status', '=', 'agreed')
    .orderBy('finished_at')
    .orderBy('table_id')
    .limit(1)
    .executeTakeFirst()
  if (end === undefined) return false
  const { table_id, game, finished_at, is_finished } = end
  const seats = await within
    .selectFrom('seats_to_rate')
    .selectAll()
    .where('table_id', '=', table_id)
    .orderBy('seat')
    .execute()
  const size = sizeOf(end.seats)
  const people = seats.flatMap(({ person }) => person ?? [])
  // Whom somebody has met is not kept of whoever was erased.
  const company = people.length === seats.length ? companyOf(people) : null
  const nth = company === null ? 1 : 1 + (await gamesTogether(within, company, finished_at))
  const last = await within
    .selectFrom('rated_games')
    .select((all) => all.fn.max('number').as('n'))
    .executeTakeFirst()
  const kept = await ratingsAt(within, people, game, size)
  const before = seats.map(({ person, mu, sigma }) => {
    if (person === null) return { mu: mu ?? NEWCOMER.mu, sigma: sigma ?? NEWCOMER.sigma, games: 0 }
    return kept.find((row) => row.person === person) ?? { ...NEWCOMER, games: 0 }
  })
  const after = rateAgreed(
    seats.map((seat, i) => agreedSeat(seat, before[i]!)),
    nth,
    is_finished === 1,
  )
  const common = { table_id, game, size, number: Number(last?.n ?? 0) + 1, finished_at, is_finished, nth, company }
  const rows = seats.map(({ seat, person, place, edge, is_helped }, i) => ({
    ...{ ...common, seat, person, place, edge, is_helped },
    ...{ mu_before: before[i]!.mu, sigma_before: before[i]!.sigma, mu: after[i]!.mu, sigma: after[i]!.sigma },
  }))
  await within.insertInto('rated_games').values(rows).execute()
  for (const [i, { person }] of seats.entries()) {
    if (person === null) continue
    await keepRating(within, { person, game, size, ...after[i]!, games: before[i]!.games + 1 })
  }
  await within.updateTable('rated_ends').set({ status: 'rated' }).where('table_id', '=', table_id).execute()
  await within.deleteFrom('seats_to_rate').where('table_id', '=', table_id).execute()
  return true
}

async function ratingsAt(db: Database, people: readonly string[], game: string, size: Size) {
  if (people.length === 0) return []
  const all = db.selectFrom('ratings').selectAll().where('person', 'in', people)
  return all.where('game', '=', game).where('size', '=', size).execute()
}

function agreedSeat(
  { place, edge, is_helped }: Pick<RatedRow, 'place' | 'edge' | 'is_helped'>,
  rating: Rating,
): AgreedSeat {
  return { place, edge, isHelped: is_helped === 1, rating }
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
    rows.map((row, i) => agreedSeat(row, before[i]!)),
    nth,
    first!.is_finished === 1,
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
