import { AskerGone } from '@south-street/house'
import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Database } from './schema.ts'

/** Those of the people who are there and not being erased, in one order everywhere. */
export function present(
  dialect: Dialect,
  people: readonly string[],
  lock: RawBuilder<unknown> = sql``,
): RawBuilder<{ id: string }> {
  const asked = dialect.rows(
    people.map((id) => ({ id })),
    { id: 'text' },
  )
  return sql<{ id: string }>`
    select id from identities where gone_at is null and id in (select id from ${asked} as asked) order by id ${lock}`
}

/** None of these people can be erased before the transaction ends. Throws if one of them is gone already. */
export async function demandPresent(within: Database, dialect: Dialect, people: readonly string[]): Promise<void> {
  const { rows } = await present(dialect, people, dialect.toKeep).execute(within)
  if (rows.length < new Set(people).size) throw new AskerGone()
}
