import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { clientOf, timed } from './http-client.ts'
import { newFolder, startOwnServer } from './own-server.ts'
import { newPeople, OwnTable, SEATS } from './own-table.ts'
import { percentile } from './player.ts'

export interface StoredTables {
  readonly tables: number
  readonly residentMegabytes: number
  readonly coldOpenP99Milliseconds: number
  readonly coldOpenMaxMilliseconds: number
}

const TABLES = 100_000
const ACTIONS = 30
const OPENED = 5_000

const idOf = (number: number) => `b${String(number).padStart(21, '0')}`

/** Copies one played table so often, straight in the file: playing them all would take hours. */
function multiply(folder: string, original: string): void {
  const file = new Sqlite(join(folder, 'south-street.sqlite'))
  file.pragma('synchronous = OFF')
  const copy = (table: string, id: string, replaced: Record<string, string>) => {
    const columns = file.pragma(`table_info(${table})`) as { name: string }[]
    const values = columns.map(({ name }) => (name === id ? 'number.id' : (replaced[name] ?? `one.${name}`)))
    file.exec(`
      with recursive count(n) as (select 1 union all select n + 1 from count where n < ${TABLES}),
        number(id) as materialized (select 'b' || printf('%021d', n) from count)
      insert into ${table} select ${values.join(', ')} from number, ${table} as one where one.${id} = '${original}'`)
  }
  const renamed = (column: string) => ({ [column]: `replace(one.${column}, '${original}', number.id)` })
  file.exec('begin')
  copy('tables', 'id', {})
  copy('members', 'table_id', {})
  copy('entries', 'table_id', renamed('entries'))
  copy('snapshots', 'table_id', renamed('state'))
  file.exec('commit')
  file.pragma('wal_checkpoint(TRUNCATE)')
  file.close()
}

async function playOne(folder: string): Promise<string> {
  const server = await startOwnServer(folder)
  try {
    const table = await OwnTable.start(server.address, await newPeople(server.address, SEATS), 0)
    await table.connect()
    for (let action = 0; action < ACTIONS; action++) await table.act()
    table.close()
    return table.id
  } finally {
    await server.stop()
  }
}

export async function measureStoredTables(): Promise<StoredTables> {
  const { folder, remove } = newFolder()
  try {
    multiply(folder, await playOne(folder))
    const server = await startOwnServer(folder)
    try {
      const { call } = clientOf(() => server.address, null)
      const { tables } = await call('listTables')
      if (tables.length === 0) throw new Error('no table is listed')
      const times: number[] = []
      for (let opened = 0; opened < OPENED; opened++) {
        const id = idOf(1 + ((opened * 7_919) % TABLES))
        times.push(await timed(() => call('table', { id })))
      }
      const { residentBytes } = await server.usage('cpu')
      return {
        tables: TABLES,
        residentMegabytes: residentBytes / 1e6,
        coldOpenP99Milliseconds: percentile(times, 0.99),
        coldOpenMaxMilliseconds: Math.max(...times),
      }
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}
