import type { GameResult } from '@south-street/house'
import { sql } from 'kysely'
import { claimResults, recount, releaseResults } from './club-sums.ts'
import type { Dialect } from './dialect.ts'
import { disownRatings, passRating } from './keep-ratings.ts'
import { monthOf } from './month.ts'
import type { Database } from './schema.ts'

/** Within the transaction of whoever calls. A result that is there already stays as it is, and counts once. */
export async function keepResults(db: Database, dialect: Dialect, results: readonly GameResult[]): Promise<void> {
  if (results.length === 0) return
  const people = [...new Set(results.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))]
  // Whoever is leaving has not left this table yet, or will be looked for here once more. Of whoever is deleted already
  // nothing is written down, and nobody is deleted before this is kept.
  const asked = dialect.rows(
    people.map((id) => ({ id })),
    { id: 'text' },
  )
  const { rows } = await sql<{ id: string }>`select id from identities
    where id in (select id from ${asked} as asked) order by id ${dialect.toKeep}`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  for (const result of results) await keepResult(db, result, there)
  const latest = Math.max(...results.map(({ finishedAt }) => finishedAt))
  await recount(db, dialect, [...there], latest)
  await claimResults(
    db,
    results.map(({ table }) => table),
  )
}

async function keepResult(db: Database, result: GameResult, there: ReadonlySet<string>): Promise<void> {
  const { table: table_id, game, rules, options, finishedAt: finished_at, seats } = result
  const people = seats.filter(({ person }) => person !== null).length
  const outcome = {
    points: seats.map(({ points }) => points),
    places: seats.map(({ place }) => place),
    levels: seats.map(({ level }) => level),
  }
  const common = { table_id, game, seats: seats.length, people, finished_at }
  const kept = await db
    .insertInto('results')
    .values({ ...common, rules, options: JSON.stringify(options), outcome: JSON.stringify(outcome) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('table_id')
    .executeTakeFirst()
  if (kept === undefined) return
  const rows = seats.flatMap(({ person, place, points, share, met, beaten, sources }, seat) =>
    person === null || !there.has(person)
      ? []
      : {
          ...common,
          seat,
          person,
          place,
          points,
          share,
          met,
          beaten,
          month: monthOf(finished_at),
          sources: written(sources),
        },
  )
  if (rows.length > 0) await db.insertInto('result_seats').values(rows).execute()
}

const written = (sources: GameResult['seats'][number]['sources']) =>
  JSON.stringify(sources.map(({ name, points }) => [name, points]))

/** Somebody's part in all games becomes nobody's. Ratings are nobody's to inherit: an heir keeps their own. */
export async function disownResults(db: Database, people: readonly string[]): Promise<void> {
  await db.updateTable('result_seats').set({ person: null }).where('person', 'in', people).execute()
  await disownRatings(db, people)
}

/** Their part in one game becomes nobody's, or an heir's. */
export async function passResult(
  db: Database,
  dialect: Dialect,
  { table, person, heir }: { readonly table: string; readonly person: string; readonly heir: string | null },
): Promise<void> {
  await passRating(db, { table, person, heir })
  const passed = await db
    .updateTable('result_seats')
    .set({ person: heir })
    .where('table_id', '=', table)
    .where('person', '=', person)
    .returning('finished_at')
    .executeTakeFirst()
  if (passed === undefined) return
  await releaseResults(db, [table])
  if (heir !== null) await recount(db, dialect, [heir], passed.finished_at)
}

/** All that one has played becomes the heir's, but for games in which both sat. */
export async function inheritResults(db: Database, from: string, heir: string): Promise<void> {
  await db
    .updateTable('result_seats')
    .set({ person: heir })
    .where('person', '=', from)
    .where('table_id', 'not in', (both) =>
      both.selectFrom('result_seats as theirs').select('theirs.table_id').where('theirs.person', '=', heir),
    )
    .execute()
}

export async function removeResult(db: Database, dialect: Dialect, table: string): Promise<void> {
  const sat = await db
    .selectFrom('result_seats')
    .select(['person', 'finished_at'])
    .where('table_id', '=', table)
    .execute()
  await db.deleteFrom('result_seats').where('table_id', '=', table).execute()
  await db.deleteFrom('results').where('table_id', '=', table).execute()
  for (const name of ['rated_games', 'rated_ends', 'seats_to_rate'] as const) {
    await db.deleteFrom(name).where('table_id', '=', table).execute()
  }
  await db.deleteFrom('club_results').where('table_id', '=', table).execute()
  const people = sat.flatMap(({ person }) => person ?? [])
  if (sat[0] !== undefined) await recount(db, dialect, people, sat[0].finished_at)
}
