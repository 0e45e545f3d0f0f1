import type { Forgetting, RatedEnd } from '@south-street/house'
import type { UnratedWhy } from '@south-street/rating'
import { sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Database } from './schema.ts'

/** In place of somebody who is erased, where all that matters is that two have played from one network. */
const SOMEBODY = ''

/** Within the transaction of whoever calls. An end that is there already stays as it is, and counts once. */
export async function keepRatedEnds(db: Database, dialect: Dialect, ends: readonly RatedEnd[]): Promise<void> {
  if (ends.length === 0) return
  const people = [...new Set(ends.flatMap((end) => end.people.flatMap(({ person }) => person ?? [])))]
  const asked = dialect.rows(
    people.map((id) => ({ id })),
    { id: 'text' },
  )
  // Of whoever is deleted already nothing is written down, and nobody is deleted before this is kept.
  const { rows } = await sql<{ id: string }>`select id from identities
    where id in (select id from ${asked} as asked) order by id ${dialect.toKeep}`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  for (const end of ends) await keepRatedEnd(db, end, there)
}

async function keepRatedEnd(db: Database, end: RatedEnd, there: ReadonlySet<string>): Promise<void> {
  const { table: table_id, game, seats, finishedAt: finished_at, isFinished, why, people } = end
  const sharedWhy: UnratedWhy | null = (await hasSharedNetwork(db, table_id)) ? 'same-address' : null
  const status = why ?? sharedWhy ?? 'agreed'
  const kept = await db
    .insertInto('rated_ends')
    .values({ table_id, game, seats, finished_at, is_finished: isFinished ? 1 : 0, status })
    .onConflict((conflict) => conflict.doNothing())
    .returning('table_id')
    .executeTakeFirst()
  if (kept === undefined) return
  if (status !== 'agreed') {
    await db.deleteFrom('seats_to_rate').where('table_id', '=', table_id).execute()
    return
  }
  for (const { seat, person, place, edge, isHelped } of people) {
    const figures = { place, edge, is_helped: isHelped ? 1 : 0 }
    const known = person !== null && there.has(person) ? person : null
    await db
      .insertInto('seats_to_rate')
      .values({ table_id, seat, person: known, ...figures })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(figures))
      .execute()
  }
}

/** From where people played is forgotten as soon as it is known whether two played from one place. */
async function hasSharedNetwork(db: Database, table: string): Promise<boolean> {
  const shared = await db
    .selectFrom('seat_marks')
    .select('mark')
    .where('table_id', '=', table)
    .groupBy('mark')
    .having((all) => all.fn.count('person'), '>', 1)
    .limit(1)
    .execute()
  await db.deleteFrom('seat_marks').where('table_id', '=', table).execute()
  return shared.length > 0
}

/**
 * Somebody is forgotten in the middle of a rated game: it goes on, and they lose it without a name, with the rating that
 * they have now. Nor does whoever plays against themselves get away by erasing one of the two.
 */
export async function keepLeaver(db: Database, table: string, { person, rated, heir }: Forgetting): Promise<void> {
  if (heir !== undefined) {
    await sql`insert into seat_marks (table_id, person, mark) select table_id, ${heir}, mark from seat_marks
      where table_id = ${table} and person = ${person} on conflict do nothing`.execute(db)
  } else {
    await sql`insert into seat_marks (table_id, person, mark) select own.table_id, ${SOMEBODY}, own.mark
      from seat_marks as own where own.table_id = ${table} and own.person = ${person} and exists (
        select 1 from seat_marks as other where other.table_id = own.table_id and other.mark = own.mark
          and other.person <> own.person) on conflict do nothing`.execute(db)
  }
  await db.deleteFrom('seat_marks').where('table_id', '=', table).where('person', '=', person).execute()
  if (rated === undefined) return
  const { seat, game, size } = rated
  await sql`insert into seats_to_rate (table_id, seat, person, place, edge, is_helped, mu, sigma)
    select ${table}, ${seat}, null, 0, 0, 0, mu, sigma from ratings
    where person = ${person} and game = ${game} and size = ${size} on conflict do nothing`.execute(db)
}

/** In one game that is still to be rated somebody becomes nobody, with the rating that they have now, or an heir. */
export async function passRating(
  db: Database,
  { table, person, heir }: { readonly table: string; readonly person: string; readonly heir: string | null },
): Promise<void> {
  if (heir === null) return unnameWaiting(db, [person], table)
  await db
    .updateTable('seats_to_rate')
    .set({ person: heir })
    .where('table_id', '=', table)
    .where('person', '=', person)
    .execute()
}

/** What they were then still counts for those who met them. */
export async function disownRatings(db: Database, people: readonly string[]): Promise<void> {
  await unnameWaiting(db, people)
  await db.deleteFrom('ratings').where('person', 'in', people).execute()
  await db.deleteFrom('seat_marks').where('person', 'in', people).execute()
  const met = db.selectFrom('rated_games as own').select('own.table_id').where('own.person', 'in', people)
  await db.updateTable('rated_games').set({ company: null }).where('table_id', 'in', met).execute()
  await db.updateTable('rated_games').set({ person: null }).where('person', 'in', people).execute()
}

async function unnameWaiting(db: Database, people: readonly string[], table?: string): Promise<void> {
  const had = (figure: 'mu' | 'sigma') => sql<number | null>`(select ${sql.ref(figure)} from ratings
    where ratings.person = seats_to_rate.person and (ratings.game, ratings.size) in (
      select ends.game, case when ends.seats = 2 then '2' else '3-5' end from rated_ends as ends
      where ends.table_id = seats_to_rate.table_id))`
  await db
    .updateTable('seats_to_rate')
    .set({ mu: had('mu'), sigma: had('sigma'), person: null })
    .where('person', 'in', people)
    .$if(table !== undefined, (all) => all.where('table_id', '=', table!))
    .execute()
}
