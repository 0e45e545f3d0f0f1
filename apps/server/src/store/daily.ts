import { sql } from 'kysely'
import type { Attempt, Daily } from './daily-store.ts'
import type { Dialect } from './dialect.ts'
import { demandPresent } from './presence.ts'
import type { Database } from './schema.ts'

export function dailyIn(db: Database, dialect: Dialect): Daily {
  return {
    claim: (day, game, person, table, at) =>
      db.transaction().execute(async (within) => {
        await demandPresent(within, dialect, [person])
        await within
          .insertInto('daily_attempts')
          .values({ day, game, person, table_id: table, begun_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const kept = await within
          .selectFrom('daily_attempts')
          .select('table_id')
          .where('day', '=', day)
          .where('game', '=', game)
          .where('person', '=', person)
          .executeTakeFirstOrThrow()
        return kept.table_id
      }),
    async attemptsOf(person, day) {
      const rows = await db
        .selectFrom('daily_attempts as attempt')
        .leftJoin('results', 'results.table_id', 'attempt.table_id')
        .leftJoin('tables', 'tables.id', 'attempt.table_id')
        .select(['attempt.game', 'attempt.table_id as table', 'results.table_id as result', 'tables.status'])
        .where('attempt.person', '=', person)
        .where('attempt.day', '=', day)
        .execute()
      return rows.map(({ game, table, result, status }) => ({ game, table, status: statusOf(result, status) }))
    },
    async counts(day) {
      const { rows } = await sql<{ game: string; count: number }>`
        select daily_attempts.game, count(*) as count from daily_attempts
        inner join results on results.table_id = daily_attempts.table_id
        where day = ${day} group by daily_attempts.game`.execute(db)
      return new Map(rows.map(({ game, count }) => [game, Number(count)]))
    },
    async outcomes(day, game, limit) {
      const rows = await db
        .selectFrom('daily_attempts as attempt')
        .innerJoin('results', 'results.table_id', 'attempt.table_id')
        .innerJoin('result_seats as own', (on) =>
          on.onRef('own.table_id', '=', 'attempt.table_id').onRef('own.person', '=', 'attempt.person'),
        )
        .innerJoin('identities', 'identities.id', 'attempt.person')
        .leftJoin('tables', 'tables.id', 'attempt.table_id')
        .select(['attempt.person', 'identities.name', 'results.outcome', 'own.place', 'tables.id as table'])
        .where('attempt.day', '=', day)
        .where('attempt.game', '=', game)
        .where('identities.gone_at', 'is', null)
        .orderBy('own.points', 'desc')
        .orderBy('attempt.begun_at')
        .limit(limit)
        .execute()
      return rows.map(({ person, name, outcome, place, table }) => ({
        ...{ person, name, place, table },
        points: (JSON.parse(outcome) as { points: number[] }).points,
      }))
    },
  }
}

function statusOf(result: string | null, table: string | null): Attempt['status'] {
  if (result !== null) return 'finished'
  return table === null ? 'claimed' : table === 'running' ? 'running' : 'given-up'
}

/** Nothing tells any more that they have played. */
export async function forgetAttemptsOf(db: Database, people: readonly string[]): Promise<void> {
  await db.deleteFrom('daily_attempts').where('person', 'in', people).execute()
}

/** One's attempts become the heir's; where both have played a deal, the heir's own counts. */
export async function inheritAttempts(db: Database, from: string, heir: string): Promise<void> {
  await sql`update daily_attempts set person = ${heir} where person = ${from} and not exists (
    select 1 from daily_attempts as theirs where theirs.person = ${heir}
      and theirs.day = daily_attempts.day and theirs.game = daily_attempts.game)`.execute(db)
}
