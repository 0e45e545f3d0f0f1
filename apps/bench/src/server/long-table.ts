import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, pathOf } from '@south-street/protocol/client'
import { clientOf, timed } from './http-client.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { newFolder, startOwnServer } from './own-server.ts'
import { newPeople, OwnTable, SEATS } from './own-table.ts'
import { percentile } from './player.ts'
import { ENTRIES, TAKE_BACKS, WornTable } from './worn-table.ts'

/** What a table with a long log costs the main thread, on which everybody waits. */
export interface LongTable {
  readonly entries: number
  readonly takeBacks: number
  readonly asked: readonly Asked[]
  /** Removing a person from the whole log lets others run in between: CPU milliseconds of the longest turn. */
  readonly deletionTurn: number
  /** While they read digests, streams and exports as fast as they get them. */
  readonly readers: number
  readonly answers: number
  readonly healthP99Milliseconds: number
  readonly healthMaxMilliseconds: number
}

/** CPU milliseconds of the main thread for one request, the longest of many. */
interface Asked {
  readonly what: string
  readonly inMemory: number
  /** The table had to be opened first. */
  readonly cold: number
}

const TIMES = 30
/** The game must not be over before. */
const TAKEN_BACK = 10
const READERS = 20
const READ_MS = 10_000
const ASK_HEALTH_EACH_MS = 10
/** Whoever has missed fewer entries is told all of them when a stream starts. */
const PAGE = 250

interface Question {
  readonly what: string
  ask(): Promise<unknown>
}

/** All that can be asked of a table without changing it. */
function questionsTo(table: WornTable, talk: string, anybody: Client, revision: number): Question[] {
  const { id, clients } = table
  const [host] = clients as [Client]
  return [
    { what: 'a digest', ask: () => anybody.call('digest', { id, since: 0 }) },
    { what: 'a digest, by a player', ask: () => host.call('digest', { id, since: revision - PAGE }) },
    { what: `a digest of ${PAGE} lines in wide characters`, ask: () => anybody.call('digest', { id: talk, since: 0 }) },
    { what: 'a stream starts', ask: () => table.stream(revision - PAGE) },
    { what: 'a stream starts, too much missed', ask: () => table.stream(0) },
    { what: 'the view', ask: () => host.call('table', { id }) },
    { what: 'the legal actions', ask: () => host.call('legal', { id }) },
    { what: 'the chat', ask: () => anybody.call('chat', { id }) },
    { what: 'the export', ask: () => anybody.call('exportTable', { id }) },
  ]
}

/** Asks again and again, each time after what makes ready for it, and takes the longest. */
async function longest(server: MeasuredProcess, ask: Question['ask'], prepare: () => Promise<unknown>, times = TIMES) {
  const used: number[] = []
  for (let time = 0; time < times; time++) {
    await prepare()
    const before = await server.usage('cpu')
    await ask()
    const after = await server.usage('cpu')
    used.push(after.mainThreadMilliseconds - before.mainThreadMilliseconds)
  }
  return Math.max(...used)
}

/** Fetches without looking at what comes: this process has to keep up with the server. */
function read(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, (answer) => answer.resume().on('end', resolve).on('error', reject)).on('error', reject)
  })
}

async function askTogether(server: MeasuredProcess, table: WornTable, revision: number) {
  const { id } = table
  const endAt = performance.now() + READ_MS
  let answers = 0
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; performance.now() < endAt; turn++) {
      if (turn % 2 === 0) await table.stream(revision - PAGE)
      else if (turn % 5 === 0) await read(`${server.address}${pathOf('exportTable', { id })}`)
      else await read(`${server.address}${pathOf('digest', { id, since: (turn % 6) * PAGE })}`)
      answers++
    }
  })
  const health: number[] = []
  while (performance.now() < endAt) {
    health.push(await timed(() => read(`${server.address}/healthz`)))
    await pause(ASK_HEALTH_EACH_MS)
  }
  await Promise.all(readers)
  return {
    readers: READERS,
    answers,
    healthP99Milliseconds: percentile(health, 0.99),
    healthMaxMilliseconds: Math.max(...health),
  }
}

/** A table whose chat fills a page, with lines as long and as wide as they can be. Returns its id. */
async function talkWidely({ clients: [host] }: WornTable): Promise<string> {
  const { table: id } = await host!.call('createTable', {}, { game: 'packet-row', options: { players: 2 } })
  for (let line = 0; line < PAGE; line++) await host!.call('say', { id }, { text: WIDEST_LINE })
  return id
}

/** A line has room for 500 units of UTF-16, and each ship is two. */
const WIDEST_LINE = '🚢'.repeat(250)

async function askEach(server: MeasuredProcess, table: WornTable, other: string) {
  const anybody = clientOf(() => server.address, null)
  const nothing = async () => {}
  // Two tables, and room in memory for one.
  const forget = () => anybody.call('table', { id: other })
  const asked: Asked[] = []
  const note = async ({ what, ask }: Question) => {
    await ask()
    asked.push({ what, inMemory: await longest(server, ask, nothing), cold: await longest(server, ask, forget) })
  }
  const { revision } = await anybody.call('table', { id: table.id })
  const talk = await talkWidely(table)
  for (const question of questionsTo(table, talk, anybody, revision)) await note(question)
  const act = () => table.act()
  const takeBack = () => table.takeBack()
  asked.push({
    what: 'a move is taken back, and who may was looked up',
    inMemory: await longest(server, takeBack, act, TAKEN_BACK),
    cold: await longest(server, takeBack, () => act().then(forget), TAKEN_BACK),
  })
  await table.playToTheEnd()
  await note({ what: 'the record, when it is over', ask: () => anybody.call('exportTable', { id: table.id }) })
  const [, guest] = table.clients
  const deletionTurn = await server.longestTurn(() => guest!.call('deleteMe'))
  await note({ what: 'the view, when a player was deleted', ask: () => anybody.call('table', { id: table.id }) })
  return { asked, deletionTurn }
}

export async function measureLongTable(): Promise<LongTable> {
  const { folder, remove } = newFolder()
  const first = await startOwnServer(folder)
  let { address } = first
  const table = await WornTable.start(() => address)
  await table.grow().finally(() => first.stop())
  const server = await startOwnServer(folder, { TABLES_IN_MEMORY: '1' })
  address = server.address
  try {
    const other = await OwnTable.start(address, await newPeople(address, SEATS), 0)
    const { revision } = await clientOf(() => address, null).call('table', { id: table.id })
    const together = await askTogether(server, table, revision)
    return {
      entries: ENTRIES,
      takeBacks: TAKE_BACKS,
      ...together,
      ...(await askEach(server, table, other.id)),
    }
  } finally {
    await server.stop()
    remove()
  }
}
