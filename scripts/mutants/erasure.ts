import type { Mutant } from './mutant.ts'

const SRC = 'apps/server/src'
const STORE = ['apps/server/test/store']
const HTTP = ['apps/server/test/http/erasure.test.ts']

/** Faults by which the server would keep something of whoever asked to be deleted. */
export const ERASURE: readonly Mutant[] = [
  {
    name: 'server/erasure-keeps-the-snapshot',
    file: `${SRC}/store/batch.ts`,
    find: "if (snapshot === undefined) await db.deleteFrom('snapshots').where('table_id', '=', table).execute()\n",
    replace: '',
    why: 'a forgotten name stands in the snapshot still',
    tests: STORE,
  },
  {
    name: 'server/erasure-reads-one-page',
    file: `${SRC}/store/batch.ts`,
    find: 'last = rows.at(-1)?.revision',
    replace: 'last = undefined',
    why: 'of a long log only the beginning is rid of a forgotten name',
    tests: STORE,
  },
  {
    name: 'server/erasure-keeps-the-keys',
    file: `${SRC}/store/batch.ts`,
    find: 'const unasked = { person: null, key: null }',
    replace: 'const unasked = { key: null }',
    why: 'who asked for what stands beside the log still',
    tests: HTTP,
  },
  {
    name: 'server/erasure-loses-to-a-line',
    file: `${SRC}/store/batch.ts`,
    find: 'and (author is null or author in (select id from present))',
    replace: '',
    why: 'with PostgreSQL, what was said beside an erasure stays',
    tests: STORE,
  },
  {
    name: 'server/erasure-loses-to-a-line-in-sqlite',
    file: `${SRC}/store/sqlite-batch.ts`,
    find: 'const stored = new Set(batch.filter((append) => !gone.has(append) && store(append)))',
    replace: 'const stored = new Set(batch.filter((append) => store(append)))',
    why: 'with SQLite, what was said beside an erasure stays',
    tests: STORE,
  },
  {
    name: 'server/erasure-waits-for-nobody',
    file: `${SRC}/store/dialect.ts`,
    find: 'toChange: sql`for update`',
    replace: 'toChange: sql``',
    why: 'a seat that was being taken is kept after the erasure has looked for it',
    tests: STORE,
  },
  {
    name: 'server/erasure-is-not-waited-for',
    file: `${SRC}/store/dialect.ts`,
    find: 'toKeep: sql`for key share`',
    replace: 'toKeep: sql``',
    why: 'something is kept of somebody whose erasure is being committed',
    tests: STORE,
  },
  {
    name: 'server/erasure-begins-with-the-tables',
    file: `${SRC}/house/erasure.ts`,
    find: 'await store.people.leave(person, now())\n',
    replace: '',
    why: 'what an erased person says meanwhile stays on the disk',
    tests: HTTP,
  },
  {
    name: 'server/erasure-looks-once',
    file: `${SRC}/house/erasure.ts`,
    find: 'if (ids.length === 0) break',
    replace: 'if (ids.length === 0 || done.size > 0) break',
    why: 'a rematch that others ask for meanwhile keeps the name',
    tests: HTTP,
  },
  {
    name: 'server/erasure-ends-with-a-crash',
    file: `${SRC}/operations/retention-job.ts`,
    find: 'for (const { person, heir } of await store.people.leaving()) {',
    replace: 'for (const { person, heir } of [] as { person: string; heir: null }[]) {',
    why: 'an erasure that was not finished never is',
    tests: HTTP,
  },
]
