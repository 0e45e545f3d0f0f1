import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { verifyRecord } from '@south-street/engine'
import { expect, test } from 'vitest'
import { CHANCE } from '../../src/house/open-house.ts'
import { startTestServer, testShelf } from './test-server.ts'

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/random-bot.mjs', import.meta.url))
const BOT_API = fileURLToPath(new URL('../../../../docs/bot-api.md', import.meta.url))
const SMOKE = fileURLToPath(new URL('../../../../scripts/smoke.mjs', import.meta.url))
const run = promisify(execFile)

/** A new game for two, and whoever is asked first. */
async function aGame(server: Awaited<ReturnType<typeof startTestServer>>) {
  const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
  const { table } = await anna.send('POST', '/api/tables', { game: 'packet-row', options: { players: 2 } })
  await ben.send('POST', `/api/tables/${table}/seats`)
  await anna.send('POST', `/api/tables/${table}/start`)
  const { actor } = (await anna.view(table)).play!
  return { table, player: actor === 0 ? anna : ben }
}

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

test('the program in TypeScript of docs/bot-api.md answers a decision', async () => {
  const server = await startTestServer('SQLite')
  const { table, player } = await aGame(server)
  const before = (await player.view(table)).play!.decision
  // Beside this file, where the workspace's packages are found by their names.
  const file = fileURLToPath(new URL('bot-api-program.ts', import.meta.url))
  writeFileSync(file, /```ts\n(.*?)```/s.exec(readFileSync(BOT_API, 'utf8'))![1]!)
  await run(process.execPath, [file, server.address, table, player.token!]).finally(() => rmSync(file))
  expect((await player.view(table)).play!.decision).toBe(before + 1)
  await server.stop()
})

test('what tries a new image finds a page, a version and a game that can be played', async () => {
  const server = await startTestServer('SQLite')
  const { stdout } = await run(process.execPath, [SMOKE, server.address])
  expect(stdout).toMatch(/^South Street \d+\.\d+\.\d+: a whole game of \d+ actions was played\n$/)
  await server.stop()
  await expect(run(process.execPath, [SMOKE, `${server.address}/nowhere`], { timeout: 3_000 })).rejects.toThrow()
})
