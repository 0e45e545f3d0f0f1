import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { verifyRecord } from '@south-street/engine'
import { expect, test } from 'vitest'
import { CHANCE } from '../../src/house/open-house.ts'
import { startTestServer, testShelf } from './test-server.ts'

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/random-bot.mjs', import.meta.url))
const run = promisify(execFile)

test('the example bot of docs/bot-api.md plays a whole game against itself', async () => {
  const server = await startTestServer('SQLite')
  const host = await server.guest('Anna')
  const options = { players: 2 }
  const { table } = await host.send('POST', '/api/tables', { game: 'packet-row', options, sit: false })
  const bots = [0, 1].map(() => run(process.execPath, [EXAMPLE, server.address, table]))
  let view = await host.view(table)
  while (view.seats.some(({ kind }) => kind === 'open')) {
    view = await host.get(`/api/tables/${table}?since=${view.revision}&wait=25`)
  }
  await host.send('POST', `/api/tables/${table}/start`)
  const said = (await Promise.all(bots)).map(({ stdout }) => JSON.parse(stdout))
  expect(said.map(({ seat }) => seat).sort()).toEqual([0, 1])
  const record = await server.nobody.get(`/api/tables/${table}/export`)
  for (const { scores, winners } of said) expect({ scores, winners }).toEqual(record.result)
  expect(() => verifyRecord(record, testShelf.games, CHANCE.hash)).not.toThrow()
  await server.stop()
})
