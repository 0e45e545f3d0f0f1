import { measureBoardgameIo } from './boardgame-io-load.ts'
import { cpuPerAction, type Load } from './cpu-per-action.ts'
import { withOwnServer } from './own-server.ts'
import { newPeople, OwnTable, SEATS } from './own-table.ts'

export interface Comparison {
  readonly tables: number
  /** CPU milliseconds of the server per action: ours on disk, boardgame.io's in memory. */
  readonly ownMilliseconds: number
  readonly boardgameIoMilliseconds: number
  readonly ratio: number
}

const TABLES = 200
/** Only a server that has run for some seconds counts: before that, the compiler is busy with both. */
const LOAD: Load = { warmUpEach: 50, actionsEach: 50 }
/** In turns, so that whatever else the machine does hits both alike; the median counts. */
const TURNS = 3

async function measureOwn(tables: number, load: Load): Promise<number> {
  return withOwnServer(async (server) => {
    const people = await newPeople(server.address, tables * SEATS)
    const live: OwnTable[] = []
    for (let table = 0; table < tables; table++) {
      const seated = people.slice(table * SEATS, (table + 1) * SEATS)
      live.push(await OwnTable.start(server.address, seated, table))
    }
    for (const table of live) await table.connect()
    const acting = live.map((table) => ({ act: async () => (await table.act()) !== null }))
    const milliseconds = await cpuPerAction(server, acting, load)
    for (const table of live) table.close()
    return milliseconds
  })
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

export async function compareServers(): Promise<Comparison> {
  const own: number[] = []
  const other: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    own.push(await measureOwn(TABLES, LOAD))
    other.push(await measureBoardgameIo(TABLES, LOAD))
  }
  const [ownMilliseconds, boardgameIoMilliseconds] = [median(own), median(other)]
  return { tables: TABLES, ownMilliseconds, boardgameIoMilliseconds, ratio: ownMilliseconds / boardgameIoMilliseconds }
}
