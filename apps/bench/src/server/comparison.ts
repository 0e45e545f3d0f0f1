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
/**
 * Only a server that has run for a while counts: in the first 20,000 actions V8 still compiles, and takes a twelfth of
 * the time for it. So both play games to their end at other tables first.
 */
const LOAD: Load = { earlierEach: 110, warmUpEach: 50, actionsEach: 50 }
/** In turns, so that whatever else the machine does hits both alike; the median counts. */
const TURNS = 3

async function measureOwn(tables: number, load: Load): Promise<number> {
  return withOwnServer((server) => {
    const open = async (first: number) => {
      const people = await newPeople(server.address, tables * SEATS)
      const live: OwnTable[] = []
      for (let table = 0; table < tables; table++) {
        const seated = people.slice(table * SEATS, (table + 1) * SEATS)
        live.push(await OwnTable.start(server.address, seated, first + table))
      }
      for (const table of live) await table.connect()
      return live.map((table) => ({ act: async () => (await table.act()) !== null, close: () => table.close() }))
    }
    return cpuPerAction(server, open, load)
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
