import { sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import { monthOf } from './month.ts'
import type { Database } from './schema.ts'

/** Months are shown while they run, and a little longer; older ones are worth no row each. */
const MONTHS_MS = 62 * 86_400_000
/** An evening ends at five in the morning. */
const EVENING_SHIFT_MS = 5 * 3_600_000
const DAY_MS = 86_400_000

/**
 * Counts up again what members have played, within the transaction of whoever calls. One after another, in one order
 * everywhere, so that two processes cannot wait for one another.
 */
export async function recount(db: Database, dialect: Dialect, people: readonly string[], now: number): Promise<void> {
  if (people.length === 0) return
  const { rows } = await sql<{ person: string }>`select person from club_members
    where person in (${sql.join([...new Set(people)])}) order by person ${dialect.toChange}`.execute(db)
  for (const { person } of rows) await recountOne(db, person, now)
}

async function recountOne(db: Database, person: string, now: number): Promise<void> {
  await db.deleteFrom('club_sums').where('person', '=', person).execute()
  const sums = sql`count(*), sum(share), sum(place), sum(met), sum(beaten),
    count(distinct (finished_at - ${sql.lit(EVENING_SHIFT_MS)}) / ${sql.lit(DAY_MS)})`
  const since = monthOf(now - MONTHS_MS)
  await sql`
    insert into club_sums (person, period, game, games, shares, places, met, beaten, evenings)
    with mine as (select * from result_seats where person = ${person} and people > 1)
    select person, 'all', '', ${sums} from mine group by person
    union all select person, 'all', game, ${sums} from mine group by person, game
    union all select person, substr(month, 1, 4), '', ${sums} from mine group by person, substr(month, 1, 4)
    union all select person, substr(month, 1, 4), game, ${sums} from mine group by person, substr(month, 1, 4), game
    union all select person, month, '', ${sums} from mine where month >= ${since} group by person, month
    union all select person, month, game, ${sums} from mine where month >= ${since} group by person, month, game`.execute(
    db,
  )
}

/** Games become the club's when two members or more sat there; whoever has left the club takes theirs along. */
export async function claimResults(db: Database, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  const ids = sql.join([...tables])
  await sql`insert into club_results (table_id, game, finished_at)
    select table_id, game, finished_at from results
    where table_id in (${ids}) and people > 1 and ${membersAt('results')} >= 2
    on conflict do nothing`.execute(db)
}

export async function claimResultsOf(db: Database, person: string): Promise<void> {
  await sql`insert into club_results (table_id, game, finished_at)
    select own.table_id, own.game, own.finished_at from result_seats as own
    where own.person = ${person} and own.people > 1 and ${membersAt('own')} >= 2
    on conflict do nothing`.execute(db)
}

export async function releaseResultsOf(db: Database, person: string): Promise<void> {
  await sql`delete from club_results
    where table_id in (select own.table_id from result_seats as own where own.person = ${person})
      and ${membersAt('club_results')} < 2`.execute(db)
}

/** Those of them at which no two members sat. */
export async function releaseResults(db: Database, tables: readonly string[]): Promise<void> {
  await sql`delete from club_results where table_id in (${sql.join([...tables])}) and ${membersAt('club_results')} < 2`.execute(
    db,
  )
}

function membersAt(table: string) {
  return sql`(select count(*) from result_seats as sat inner join club_members on club_members.person = sat.person
    where sat.table_id = ${sql.ref(`${table}.table_id`)})`
}
