import { type Selectable, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import { keepResults } from './keep-results.ts'
import type { MonthOfSources, PlayedGame, PlayedSeat, Results, Total } from './result-store.ts'
import type { Database, Schema } from './schema.ts'

/** Where the pass over older tables has come to; it stands among the settings, and so in every back-up. */
const LOOKED = 'results-looked'
const MONTHS_AT_ONCE = 2_000

export function resultsIn(db: Database, dialect: Dialect): Results {
  return { ...sumsIn(db), ...gamesIn(db), ...fillingIn(db, dialect) }
}

function sumsIn(db: Database): Pick<Results, 'totals' | 'rivals' | 'sourcesOf'> {
  return {
    async totals(person) {
      const { rows } = await sql<SummedRow>`
        select game, seats, case when people > 1 then 1 else 0 end as with_people, place, count(*) as games,
          sum(share) as shares, sum(points) as points, sum(met) as met, sum(beaten) as beaten, max(finished_at) as last_at
        from result_seats where person = ${person}
        group by game, seats, case when people > 1 then 1 else 0 end, place order by 1, 2, 3, 4`.execute(db)
      return totalsOf(rows)
    },
    async rivals(person, limit) {
      const { rows } = await sql<{
        person: string
        name: string
        games: number
        ahead: number
        behind: number
        last_at: number
      }>`
        select met.*, identities.name from (
          select other.person, count(*) as games,
            sum(case when own.place < other.place then 1 else 0 end) as ahead,
            sum(case when own.place > other.place then 1 else 0 end) as behind, max(own.finished_at) as last_at
          from result_seats as own
          inner join result_seats as other on other.table_id = own.table_id and other.seat <> own.seat
          where own.person = ${person} and other.person is not null
          group by other.person order by count(*) desc, max(own.finished_at) desc, other.person limit ${limit}
        ) as met inner join identities on identities.id = met.person
        order by met.games desc, met.last_at desc, met.person`.execute(db)
      return rows.map((row) => ({
        person: row.person,
        name: row.name,
        games: Number(row.games),
        ahead: Number(row.ahead),
        behind: Number(row.behind),
        lastAt: Number(row.last_at),
      }))
    },
    async sourcesOf(person) {
      const months = new Map<string, { games: number; points: number; of: Map<string, number> }>()
      for (let at = 0, table = ''; ; ) {
        const rows = await db
          .selectFrom('result_seats')
          .select(['month', 'game', 'points', 'sources', 'finished_at', 'table_id'])
          .where('person', '=', person)
          .where(sql<boolean>`(finished_at, table_id) > (${at}, ${table})`)
          .orderBy('finished_at')
          .orderBy('table_id')
          .limit(MONTHS_AT_ONCE)
          .execute()
        for (const row of rows) addSources(months, row)
        const last = rows.at(-1)
        if (rows.length < MONTHS_AT_ONCE || last === undefined) break
        ;[at, table] = [last.finished_at, last.table_id]
      }
      return [...months].map(([key, { games, points, of }]): MonthOfSources => {
        const [month, game] = key.split(' ') as [string, string]
        return { month, game, games, points, sources: [...of].map(([name, sum]) => ({ name, points: sum })) }
      })
    },
  }
}

interface SummedRow {
  game: string
  seats: number
  with_people: number
  place: number
  games: number
  shares: number
  points: number
  met: number
  beaten: number
  last_at: number
}

/** PostgreSQL gives sums as text. */
function totalsOf(rows: readonly SummedRow[]): Total[] {
  const totals = new Map<string, Total & { places: number[] }>()
  for (const row of rows) {
    const { game, seats } = row
    const key = `${game} ${seats} ${row.with_people}`
    const before = totals.get(key)
    const places = before?.places ?? Array.from({ length: seats }, () => 0)
    places[row.place - 1] = Number(row.games)
    totals.set(key, {
      ...{ game, seats, withPeople: Number(row.with_people) === 1, places },
      games: (before?.games ?? 0) + Number(row.games),
      shares: (before?.shares ?? 0) + Number(row.shares),
      points: (before?.points ?? 0) + Number(row.points),
      met: (before?.met ?? 0) + Number(row.met),
      beaten: (before?.beaten ?? 0) + Number(row.beaten),
      lastAt: Math.max(before?.lastAt ?? 0, Number(row.last_at)),
    })
  }
  return [...totals.values()]
}

function addSources(
  months: Map<string, { games: number; points: number; of: Map<string, number> }>,
  row: { month: string; game: string; points: number; sources: string },
): void {
  const key = `${row.month} ${row.game}`
  const month = months.get(key) ?? { games: 0, points: 0, of: new Map<string, number>() }
  months.set(key, month)
  month.games++
  month.points += row.points
  for (const [name, points] of JSON.parse(row.sources) as [string, number][]) {
    month.of.set(name, (month.of.get(name) ?? 0) + points)
  }
}

function gamesIn(db: Database): Pick<Results, 'gamesOf' | 'find'> {
  return {
    async gamesOf(person, { game, withPeople }, { limit, after }) {
      let query = db.selectFrom('result_seats').select(['table_id', 'finished_at']).where('person', '=', person)
      if (game !== undefined) query = query.where('game', '=', game)
      if (withPeople === true) query = query.where('people', '>', 1)
      const [, at, table] = /^(\d{1,15})\.(.*)$/s.exec(after ?? '') ?? []
      if (at !== undefined && table !== undefined) {
        query = query.where(sql<boolean>`(finished_at, table_id) < (${Number(at)}, ${table})`)
      }
      const rows = await query
        .orderBy('finished_at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const next = rows.length > limit && last !== undefined ? `${last.finished_at}.${last.table_id}` : null
      return {
        items: await playedGames(
          db,
          shown.map((row) => row.table_id),
        ),
        next,
      }
    },
    find: (tables) => playedGames(db, tables),
  }
}

interface Outcome {
  readonly points: readonly number[]
  readonly places: readonly number[]
  readonly levels: readonly (string | null)[]
}

/** In the order asked for. */
export async function playedGames(db: Database, tables: readonly string[]): Promise<PlayedGame[]> {
  if (tables.length === 0) return []
  const results = await db
    .selectFrom('results')
    .leftJoin('tables', 'tables.id', 'results.table_id')
    .selectAll('results')
    .select('tables.id as kept')
    .where('results.table_id', 'in', tables)
    .execute()
  const people = await db
    .selectFrom('result_seats')
    .innerJoin('identities', 'identities.id', 'result_seats.person')
    .select(['table_id', 'seat', 'person', 'name'])
    .where('table_id', 'in', tables)
    .execute()
  const games = new Map(results.map((row) => [row.table_id, playedGame(row, people)]))
  return tables.flatMap((table) => games.get(table) ?? [])
}

function playedGame(
  row: Selectable<Schema['results']> & { kept: string | null },
  people: readonly { table_id: string; seat: number; person: string | null; name: string }[],
): PlayedGame {
  const { points, places, levels } = JSON.parse(row.outcome) as Outcome
  const seats = levels.map((level, seat): PlayedSeat => {
    const who = people.find((one) => one.table_id === row.table_id && one.seat === seat)
    return { person: who?.person ?? null, name: who?.name ?? '', level, place: places[seat]!, points: points[seat]! }
  })
  return {
    table: row.table_id,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    finishedAt: row.finished_at,
    isKept: row.kept !== null,
    seats,
  }
}

function fillingIn(db: Database, dialect: Dialect): Pick<Results, 'keep' | 'lacking' | 'looked'> {
  return {
    keep: (result) => db.transaction().execute((within) => keepResults(within, dialect, [result])),
    async lacking(limit) {
      const row = await db.selectFrom('house_settings').selectAll().where('name', '=', LOOKED).executeTakeFirst()
      const after: string = row === undefined ? '' : JSON.parse(row.value)
      const tables = await db
        .selectFrom('tables')
        .leftJoin('results', 'results.table_id', 'tables.id')
        .select(['tables.id', 'results.table_id'])
        .where('tables.id', '>', after)
        .where('tables.status', '=', 'ended')
        .orderBy('tables.id')
        .limit(limit)
        .execute()
      return tables.map(({ id, table_id }) => ({ id, hasResult: table_id !== null }))
    },
    async looked(upTo) {
      const value = JSON.stringify(upTo)
      await db
        .insertInto('house_settings')
        .values({ name: LOOKED, value, at: 0 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}
