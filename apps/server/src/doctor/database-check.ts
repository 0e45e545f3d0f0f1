import { sql } from 'kysely'
import { formOf } from '../store/migrations.ts'
import type { Reader } from '../store/sql-store.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const TOLERATED_MS = 5_000

/** Whether this version can work with it. False: there is nothing to look at. */
export async function checkForm({ db, dialect }: Reader, tell: (finding: Finding) => void): Promise<boolean> {
  const { missing, unknown, isEmpty } = await formOf(db, dialect)
  if (isEmpty) {
    tell(
      wrong(
        'form',
        'there is nothing of South Street in this database',
        'start the server once, which makes its tables',
      ),
    )
    return false
  }
  if (unknown.length > 0) {
    tell(wrong('form', `the database was written by a newer South Street (${unknown.join(', ')})`, 'update this one'))
    return true
  }
  tell(
    missing.length > 0
      ? warning(
          'form',
          `the database is of an older version (${missing.join(', ')} to come)`,
          'the next start updates it',
        )
      : ok('form', 'the database is in the form of this version'),
  )
  return true
}

/** By what was stored last: a clock that went back makes bots and clocks wait. */
export async function checkClock({ db }: Reader, now: number): Promise<Finding> {
  const { rows } = await sql<{ last: number | null }>`select max(changed_at) as last from tables`.execute(db)
  const last = Number(rows[0]?.last ?? 0)
  if (last <= now + TOLERATED_MS) return ok('clock', `it is ${new Date(now).toISOString()}`)
  const says = `it is ${new Date(now).toISOString()} here, and something was stored at ${new Date(last).toISOString()}`
  return wrong('clock', says, 'correct the clock of this machine')
}

/** Rows that belong to nothing: harmless, but there should be none. */
const ORPHANS: Readonly<Record<string, string>> = {
  entries: 'select count(*) as n from entries where table_id not in (select id from tables)',
  snapshots: 'select count(*) as n from snapshots where table_id not in (select id from tables)',
  orders: 'select count(*) as n from orders where table_id not in (select id from tables)',
  members: 'select count(*) as n from members where table_id not in (select id from tables)',
  tokens: 'select count(*) as n from tokens where person not in (select id from identities)',
  passkeys: 'select count(*) as n from passkeys where person not in (select id from identities)',
}

export async function checkOrphans({ db }: Reader): Promise<Finding> {
  const found: string[] = []
  for (const [name, query] of Object.entries(ORPHANS)) {
    const { rows } = await sql.raw<{ n: number | string }>(query).execute(db)
    const count = Number(rows[0]?.n ?? 0)
    if (count > 0) found.push(`${count} of ${name}`)
  }
  if (found.length === 0) return ok('rows', 'every row belongs to something')
  return warning('rows', `some belong to nothing: ${found.join(', ')}`, 'they do no harm; please report it')
}
