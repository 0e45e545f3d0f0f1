// One process on a shared PostgreSQL: appends to its own tables as fast as it is answered, and hears what others append.

import process from 'node:process'
import { openStore } from '../../src/store/open.ts'

/** As many appends wait for their commit at once as on a busy server. */
const TABLES = 100
/** As long as the entry of a move is. */
const MOVE = { kind: 'acted', seat: 1, action: 'x'.repeat(220) }

export interface Work {
  readonly url: string
  readonly name: string
  readonly milliseconds: number
}
export interface Done {
  readonly appends: number
  readonly heard: number
  readonly cpuMs: number
}

async function work({ url, name, milliseconds }: Work): Promise<Done> {
  const store = await openStore({ url })
  const listing = {
    status: 'running',
    isListed: false,
    pace: 'none',
    freeSeats: 0,
    host: name,
    members: [name],
    summary: {},
  } as const
  const at = Date.now()
  const tables = Array.from({ length: TABLES }, (_, index) => `${name}-${index}`)
  for (const table of tables) {
    const first = { table, revision: 1, entries: [{ kind: 'created' }], at, listing }
    await store.tables.create({ id: table, game: 'packet-row', rules: '1', first })
  }
  process.send?.('ready')
  await new Promise((resolve) => process.once('message', resolve))
  let [appends, heard] = [0, 0]
  const stop = store.subscribe((news) => {
    if (news.kind === 'appended' && !news.own) heard++
  })
  const before = process.cpuUsage()
  const end = performance.now() + milliseconds
  const play = async (table: string) => {
    for (let revision = 2; performance.now() < end; revision++) {
      await store.tables.append({ table, revision, entries: [MOVE], at: Date.now(), waitingFor: name, dueAt: null })
      appends++
    }
  }
  await Promise.all(tables.map(play))
  const { user, system } = process.cpuUsage(before)
  stop()
  await store.close()
  return { appends, heard, cpuMs: (user + system) / 1000 }
}

process.once('message', async (order: Work) => {
  const done = await work(order)
  process.send?.(done, () => process.disconnect())
})
