import { expect, test } from 'vitest'
import { startTestServer } from './test-server.ts'

test('of tables that nobody watches only so many stay in memory; watched ones do not count', async () => {
  const server = await startTestServer('SQLite', { TABLES_IN_MEMORY: '2' })
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
  const tables: string[] = []
  for (let i = 0; i < 6; i++) tables.push(await server.running([anna!, ben!]))
  const inMemory = async () => {
    const text = await (await fetch(`${server.address}/metrics`)).text()
    return Number(/^south_street_live_tables (\d+)$/m.exec(text)![1])
  }
  expect(await inMemory()).toBe(2)
  const streams = tables.slice(0, 3).map((table) => anna!.stream(table))
  for (const stream of streams) await stream.next()
  for (const table of tables) expect((await ben!.view(table)).status).toBe('running')
  expect(await inMemory()).toBe(3 + 2)
  await Promise.all(streams.map((stream) => stream.close()))
  await server.stop()
})
