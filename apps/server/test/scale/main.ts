// npm run appends [-- --seconds 4]
// How many appends a second one PostgreSQL takes from one, two and four processes, what hearing of one another costs, and
// what a notification adds to a commit. docs/scale.md has the last figures.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Cluster, startCluster } from '../postgres/cluster.ts'
import type { Done } from './worker.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } })
const milliseconds = Number(values.seconds) * 1000
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))
/** As many as a process has (postgres-pool.ts). */
const CONNECTIONS = 10

async function onDatabase<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

async function freshDatabase(cluster: Cluster, name: string): Promise<string> {
  await onDatabase(cluster.url('postgres'), (client) => client.query(`create database ${name}`))
  return cluster.url(name)
}

async function written(url: string): Promise<{ commits: number; wal: number }> {
  const { rows } = await onDatabase(url, (client) =>
    client.query(`select xact_commit::int as commits, (pg_current_wal_lsn() - '0/0')::float as wal
      from pg_stat_database where datname = current_database()`),
  )
  return rows[0]
}

async function appendsOf(cluster: Cluster, processes: number, turn: number): Promise<string> {
  const url = await freshDatabase(cluster, `scale_${processes}_${turn}`)
  const children = []
  for (let index = 0; index < processes; index++) {
    const child = fork(WORKER)
    child.send({ url, name: `p${index}`, milliseconds })
    // One after another: the first makes the tables of the database.
    await once(child, 'message')
    children.push(child)
  }
  const before = await written(url)
  const done = children.map((child) => once(child, 'message').then(([answer]) => answer as Done))
  for (const child of children) child.send('go')
  const all = await Promise.all(done)
  const after = await written(url)
  const sum = (what: keyof Done) => all.reduce((total, one) => total + one[what], 0)
  const each = (total: number, of: number, digits = 2) => (total / of).toFixed(digits)
  const appends = sum('appends')
  return [
    `${processes} processes`.padEnd(12),
    `${each(appends, milliseconds / 1000, 0)} appends/s`.padEnd(18),
    `${each(appends, after.commits - before.commits, 1)} a commit`.padEnd(16),
    `${each(after.wal - before.wal, appends, 0)} bytes of WAL each`.padEnd(26),
    `${each(sum('cpuMs'), appends)} ms CPU of the processes each`.padEnd(36),
    `${each(sum('heard'), appends, 1)} times heard`,
  ].join('  ')
}

/** Small transactions, as many as are answered, with or without a notification in each. */
async function commitsOf(url: string, notifies: boolean): Promise<number> {
  const end = performance.now() + milliseconds
  let commits = 0
  const loop = () =>
    onDatabase(url, async (client) => {
      while (performance.now() < end) {
        await client.query('begin')
        await client.query('insert into noted (text) values ($1)', ['x'.repeat(220)])
        if (notifies) await client.query("select pg_notify('noted', $1)", ['x'.repeat(120)])
        await client.query('commit')
        commits++
      }
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
  return commits / (milliseconds / 1000)
}

const cluster = await startCluster({ isDurable: true })
for (const turn of [1, 2]) {
  for (const processes of [1, 2, 4]) console.log(await appendsOf(cluster, processes, turn))
}
const url = await freshDatabase(cluster, 'noted')
await onDatabase(url, (client) => client.query('create table noted (id bigserial primary key, text text)'))
for (let turn = 0; turn < 2; turn++) {
  const [silent, told] = [await commitsOf(url, false), await commitsOf(url, true)]
  const share = (told / silent).toFixed(2)
  console.log(
    `${CONNECTIONS} connections: ${silent.toFixed(0)} commits/s, with NOTIFY ${told.toFixed(0)}, a share of ${share}`,
  )
}
await cluster.stop()
