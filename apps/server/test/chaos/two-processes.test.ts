import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Asker } from '../http/test-server.ts'
import { ServerProcess } from '../network/server-process.ts'
import { FRESH_PLACES } from '../store/places.ts'
import { runRematches } from './rematches.ts'
import { CHAOS_SETTINGS } from './settings.ts'

describe('two processes on one PostgreSQL', () => {
  let servers: readonly [ServerProcess, ServerProcess]
  let remove: () => Promise<void>
  beforeAll(async () => {
    const { place, remove: drop } = await FRESH_PLACES.PostgreSQL()
    remove = drop
    const settings = { ...CHAOS_SETTINGS, DATABASE_URL: 'url' in place ? place.url : '' }
    servers = [new ServerProcess(settings), new ServerProcess(settings)]
    for (const server of servers) await server.start()
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await remove()
  })

  // The short form; `npm run chaos -- --only rematches` is the long one.
  test('everybody asks for a rematch at once: one table each, with the same people', async () => {
    const report = await runRematches([servers[0].address, servers[1].address], 20)
    expect(report).toMatchObject({ faults: [], tables: 20, presses: 60 })
  })

  test('the same key thirty times at once: one token', async () => {
    const nobody = new Asker(servers[0].address)
    const { id, token } = await nobody.call('createGuest', {}, { name: 'Anna', bearer: true })
    const key = randomUUID()
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        const anna = new Asker(servers[i % 2]!.address, token!, id)
        return anna.code('POST', '/api/me/tokens', { key })
      }),
    )
    expect(codes.sort()).toEqual(['ok', ...Array(29).fill('secret-shown-once')])
    const { devices } = await new Asker(servers[1].address, token!, id).call('devices')
    expect(devices).toHaveLength(2)
  })
})
