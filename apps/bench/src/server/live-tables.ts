import { setTimeout as pause } from 'node:timers/promises'
import { clientOf } from './http-client.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { newFolder, startOwnServer } from './own-server.ts'
import { newPeople, OwnTable, type Person, SEATS } from './own-table.ts'
import { percentile } from './player.ts'

export interface LiveTables {
  readonly tables: number
  readonly actions: number
  readonly actionsPerSecond: number
  /** From arrival to answer, as the server measures it. */
  readonly serverP99Milliseconds: number
  readonly clientP99Milliseconds: number
  readonly medianMessageBytes: number
  readonly heapPerTableBytes: number
  readonly heapPerStreamBytes: number
  readonly cpuShare: number
}

const ACTION_EVERY_MS = 5_000
const RUN_MS = 45_000
/** Fours of people, each at several tables. */
const FOURS = 100
const AT_ONCE = 24

/** Does the work for each item, several at a time. */
async function inParallel<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length)
  let next = 0
  const run = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index]!, index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  return results
}

/** The bound under which 99 in 100 of the actions were answered, from Prometheus' buckets. */
async function serverP99(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const line = /^south_street_request_seconds_bucket\{le="([^"]+)",.*route="([^"]+)".*status="200".*\} (\d+)$/gm
  const buckets = [...text.matchAll(line)]
    .filter(([, , route]) => route!.endsWith('/actions'))
    .map(([, bound, , count]) => ({
      bound: bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound),
      count: Number(count),
    }))
  const all = buckets.find(({ bound }) => bound === Number.POSITIVE_INFINITY)!.count
  return 1_000 * buckets.find(({ count }) => count >= 0.99 * all)!.bound
}

async function playSteadily(tables: readonly OwnTable[]): Promise<{ latencies: number[]; faults: string[] }> {
  const latencies: number[] = []
  const faults: string[] = []
  const endAt = performance.now() + RUN_MS
  const play = async (table: OwnTable, index: number) => {
    await pause((index / tables.length) * ACTION_EVERY_MS)
    for (let dueAt = performance.now(); dueAt < endAt; dueAt += ACTION_EVERY_MS) {
      await pause(Math.max(0, dueAt - performance.now()))
      const latency = await table.act()
      if (latency === null) return
      latencies.push(latency)
    }
  }
  await Promise.all(tables.map((table, index) => play(table, index).catch((error) => faults.push(String(error)))))
  return { latencies, faults }
}

async function measureHeap(server: MeasuredProcess, tables: readonly OwnTable[], people: readonly Person[]) {
  const { token } = people[0]!
  // A round with a few, so that what is allocated once is not counted for each.
  await tables[0]!.connect()
  const empty = await server.usage('memory')
  const { call } = clientOf(() => server.address, token)
  await inParallel(tables, ({ id }) => call('table', { id }))
  const opened = await server.usage('memory')
  await inParallel(tables.slice(1), (table) => table.connect())
  const connected = await server.usage('memory')
  return {
    heapPerTableBytes: (opened.heapBytes - empty.heapBytes) / tables.length,
    heapPerStreamBytes: (connected.heapBytes - opened.heapBytes) / (SEATS * (tables.length - 1)),
  }
}

async function setUp(address: string, count: number): Promise<{ people: Person[]; tables: OwnTable[] }> {
  const people = await newPeople(address, FOURS * SEATS)
  const numbers = Array.from({ length: count }, (_, number) => number)
  const tables = await inParallel(numbers, (number) => {
    const four = (number % FOURS) * SEATS
    return OwnTable.start(address, people.slice(four, four + SEATS), number)
  })
  return { people, tables }
}

export async function measureLiveTables(count: number): Promise<LiveTables> {
  const { folder, remove } = newFolder()
  const first = await startOwnServer(folder)
  const { people, tables } = await setUp(first.address, count).finally(() => first.stop())
  // Started again, it has no table in memory.
  const server = await startOwnServer(folder, { TABLES_IN_MEMORY: String(count) })
  try {
    for (const table of tables) table.moveTo(server.address)
    const heap = await measureHeap(server, tables, people)
    const before = await server.usage('cpu')
    const start = performance.now()
    const { latencies, faults } = await playSteadily(tables)
    const seconds = (performance.now() - start) / 1_000
    const after = await server.usage('cpu')
    if (faults.length > 0) throw new Error(`${faults.length} tables failed: ${faults[0]}`)
    return {
      tables: count,
      actions: latencies.length,
      actionsPerSecond: latencies.length / seconds,
      serverP99Milliseconds: await serverP99(server.address),
      clientP99Milliseconds: percentile(latencies, 0.99),
      medianMessageBytes: percentile(
        tables.flatMap(({ sizes }) => sizes),
        0.5,
      ),
      ...heap,
      cpuShare: (after.cpuMilliseconds - before.cpuMilliseconds) / 1_000 / seconds,
    }
  } finally {
    for (const table of tables) table.close()
    await server.stop()
    remove()
  }
}
