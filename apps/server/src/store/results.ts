import { type Selectable, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import { keepResults } from './keep-results.ts'
import type { OwnGame, PlayedGame, PlayedSeat, Results } from './result-store.ts'
import type { Database, Schema } from './schema.ts'

/** Where the pass over older tables has come to; it stands among the settings, and so in every back-up. */
const LOOKED = 'results-looked'

export function resultsIn(db: Database, dialect: Dialect): Results {
  return { ...gamesIn(db, dialect), ...fillingIn(db, dialect) }
}

function gamesIn(db: Database, dialect: Dialect): Pick<Results, 'gamesOf' | 'find'> {
  return {
    async gamesOf(person, { limit, after }) {
      const [, at, table] = /^(\d{1,15})\.(.*)$/s.exec(after ?? '') ?? []
      const isAfter =
        at === undefined ? sql`` : sql`and (own.finished_at, own.table_id) < (${Number(at)}, ${table ?? ''})`
      // One row a game, with everybody who sat there in it: whoever comes back has a thousand games, and most of the time
      // would go into handing over single rows.
      const { rows } = await sql<OwnRow>`
        select own.table_id, own.finished_at, own.seat, own.sources, results.game, results.rules, results.options,
          results.outcome, tables.id as kept, tables.is_listed, (
            select ${dialect.listed(['other.seat', 'other.person', 'identities.name'])} from result_seats as other
            inner join identities on identities.id = other.person where other.table_id = own.table_id
          ) as people
        from result_seats as own inner join results on results.table_id = own.table_id
        left join tables on tables.id = own.table_id
        where own.person = ${person} ${isAfter}
        order by own.finished_at desc, own.table_id desc limit ${limit + 1}`.execute(db)
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const next = rows.length > limit && last !== undefined ? `${last.finished_at}.${last.table_id}` : null
      return { items: shown.map(ownGame), next }
    },
    find: (tables) => playedGames(db, tables),
  }
}

interface OwnRow extends ResultRow {
  readonly seat: number
  readonly sources: string
  readonly people: string | null
}

function ownGame(row: OwnRow): OwnGame {
  const people = JSON.parse(row.people ?? '[]') as [seat: number, person: string, name: string][]
  const seated = new Map(people.map(([seat, person, name]) => [seat, { person, name }]))
  const sources = JSON.parse(row.sources) as OwnGame['sources']
  return { ...playedGame(row, (seat) => seated.get(seat)), yourSeat: row.seat, sources }
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
    .select(['results.table_id', 'results.game', 'results.rules', 'options', 'outcome', 'finished_at'])
    .select(['tables.id as kept', 'tables.is_listed'])
    .where('results.table_id', 'in', tables)
    .execute()
  const people = await db
    .selectFrom('result_seats')
    .innerJoin('identities', 'identities.id', 'result_seats.person')
    .select(['table_id', 'seat', 'person', 'name'])
    .where('table_id', 'in', tables)
    .execute()
  const seated = new Map(people.map(({ table_id, seat, ...one }) => [`${table_id} ${seat}`, one]))
  const games = results.map((row) => playedGame(row, (seat) => seated.get(`${row.table_id} ${seat}`)))
  const byTable = new Map(games.map((game) => [game.table, game]))
  return tables.flatMap((table) => byTable.get(table) ?? [])
}

type ResultRow = Pick<
  Selectable<Schema['results']>,
  'table_id' | 'game' | 'rules' | 'options' | 'outcome' | 'finished_at'
> & { readonly kept: string | null; readonly is_listed: number | null }

function playedGame(
  row: ResultRow,
  at: (seat: number) => { readonly person: string | null; readonly name: string } | undefined,
): PlayedGame {
  const { points, places, levels } = JSON.parse(row.outcome) as Outcome
  const seats = levels.map((level, seat): PlayedSeat => {
    const who = at(seat)
    return { person: who?.person ?? null, name: who?.name ?? '', level, place: places[seat]!, points: points[seat]! }
  })
  return {
    table: row.table_id,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    finishedAt: row.finished_at,
    isKept: row.kept !== null,
    isListed: row.is_listed === 1,
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
