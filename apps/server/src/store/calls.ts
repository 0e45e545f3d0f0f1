import { randomBytes } from 'node:crypto'
import { type Append, CALL_KINDS, type Call, type CallKind } from '@south-street/house'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Keeps whom to call, within the transaction of what they are called for. What was to be told of the same kind at this
 * table before is told no more.
 */
export async function keepCalls(
  db: Database,
  { table, revision, entries, at }: Append,
  calls: readonly Call[],
): Promise<void> {
  const last = revision + entries.length - 1
  for (const { person, kind, decision, by, from, starts } of calls) {
    // What was to be told of the same table before is told with this, or is past.
    if (kind === 'turn' || kind === 'over') await withdrawCalls(db, person, table, ['started', 'turn', 'clock'])
    const id = randomBytes(16).toString('base64url')
    await sql`
      insert into notices (id, person, table_id, kind, channel, revision, decision, caused_by, starts, made_at, due_at, attempts)
      values (${id}, ${person}, ${table}, ${kind}, '', ${last}, ${decision}, ${by}, ${starts ? 1 : 0}, ${at}, ${from}, 0)
      on conflict (person, table_id, kind, channel) do update set id = excluded.id, revision = excluded.revision,
        decision = excluded.decision, caused_by = excluded.caused_by, starts = excluded.starts, made_at = excluded.made_at,
        due_at = excluded.due_at, attempts = 0, done_at = null, lease_owner = null, lease_until = null`.execute(db)
  }
}

/** The person has seen the table: nothing that waits to be told of it is told any more. */
export async function withdrawCalls(
  db: Database,
  person: string,
  table: string,
  kinds: readonly CallKind[] = CALL_KINDS,
): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('person', '=', person)
    .where('table_id', '=', table)
    .where('kind', 'in', kinds)
    .where('done_at', 'is', null)
    .execute()
}
