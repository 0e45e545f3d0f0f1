import { type Kysely, sql } from 'kysely'

/** Who has begun the deal of which day, as the database has it. */
export interface DailySchema {
  daily_attempts: { day: string; game: string; person: string; table_id: string; begun_at: number }
}

export const DAILY_KEYS = {
  daily_attempts: ['day', 'game', 'person'],
} as const satisfies { [Name in keyof DailySchema]: readonly (keyof DailySchema[Name])[] }

export async function createDaily(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table daily_attempts (day text not null, game text not null, person text not null, table_id text not null,
      begun_at bigint not null, primary key (day, game, person))`,
    'create index daily_attempts_of on daily_attempts (person)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
