import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { afterEach, expect, test } from 'vitest'
import { bytesOf } from '../../src/limits/stored-bytes.ts'
import { Asker, newKey, startTestServer, type TestServer } from '../http/test-server.ts'
import { FRESH_PLACES, type FreshPlace } from '../store/places.ts'

const HOUR_MS = 3_600_000
/** The default limits by this: a day's worth of hostility in half a minute. */
const SCALE = 20
const BYTES_A_DAY = 50_000_000 / SCALE

let place: FreshPlace
let server: TestServer
afterEach(async () => {
  await server.stop()
  await place.remove()
})

async function start(settings: Record<string, string>): Promise<void> {
  place = await FRESH_PLACES.SQLite()
  server = await startTestServer('SQLite', { LIMITS: 'on', REQUESTS_PER_MINUTE: '0', ...settings }, place)
}

/** What the database takes on disk. */
function sizeOnDisk(): number {
  const path = `${'folder' in place.place ? place.place.folder : ''}/south-street.sqlite`
  const file = new Sqlite(path)
  file.pragma('wal_checkpoint(TRUNCATE)')
  file.close()
  return statSync(path).size
}

/** Lets the bots of a table play, without a pause, to the end. */
async function playOn(table: string): Promise<void> {
  for (;;) {
    const work = await server.house.chores.dueWork(table)
    if (work?.kind !== 'bot') return
    const thought = await server.house.chores.think(table, work)
    if (thought !== null) await server.house.chores.playBot(table, work, thought)
  }
}

/** A table of bots alone, or null if the server has had enough. */
async function playGame(host: Asker, game: string, players: number): Promise<string | null> {
  const body = { game, options: { players }, sit: false }
  const created = await host.ask('POST', '/api/tables', { body })
  if (created.status !== 200) return null
  const path = `/api/tables/${created.body.table}`
  for (let seat = 0; seat < players; seat++) {
    const seated = await host.ask('PUT', `${path}/seats/${seat}/bot`, { body: { level: 'deckhand' } })
    if (seated.status !== 200) return null
  }
  if ((await host.ask('POST', `${path}/start`)).status !== 200) return null
  await playOn(created.body.table)
  return created.body.table
}

const WIDE = '\u{1F6A2}'.repeat(250)

/** Everything that somebody could think of to fill a disk, each until it is refused. Returns whether anything went through. */
async function fill(): Promise<boolean> {
  let done = 0
  const ok = async (answer: Promise<{ status: number }>) => {
    const isOk = (await answer).status === 200
    if (isOk) done++
    return isOk
  }
  const arrived = await server.nobody.ask('POST', '/api/guests', { body: { name: 'W'.repeat(40), bearer: true } })
  if (arrived.status !== 200) return false
  const host = new Asker(server.address, arrived.body.token, arrived.body.id)
  const other = await server.nobody.ask('POST', '/api/guests', { body: { bearer: true } })
  const path = (table: string) => `/api/tables/${table}`
  const game = await playGame(host, done % 2 === 0 ? 'transatlantic' : 'packet-row', 4)
  if (game !== null) done++
  const own = await host.ask('POST', '/api/tables', { body: { game: 'packet-row', options: { players: 2 } } })
  if (own.status === 200) {
    const at = path(own.body.table)
    for (let i = 0; i < 20; i++) if (!(await ok(host.ask('POST', `${at}/chat`, { body: { text: WIDE } })))) break
    for (let i = 0; i < 10; i++) {
      if (!(await ok(host.ask('PUT', `${at}/seats/1/bot`, { body: { level: 'clerk' } })))) break
      await host.ask('DELETE', `${at}/seats/1`)
    }
    await host.ask('PUT', `${at}/seats/1/bot`, { body: { level: 'clerk' } })
    if (await ok(host.ask('POST', `${at}/start`))) {
      for (let i = 0; i < 10; i++) {
        await playOn(own.body.table)
        const { actions, decision } = await host.get(`${at}/legal`)
        if (actions.length === 0) break
        await host.ask('POST', `${at}/actions`, { body: { decision, action: actions.at(-1) } })
        await playOn(own.body.table)
        if (!(await ok(host.ask('POST', `${at}/take-back`)))) break
      }
      for (let i = 0; i < 10; i++) {
        if (!(await ok(host.ask('POST', `${at}/away`)))) break
        await host.ask('POST', `${at}/back`)
      }
    }
  }
  for (let i = 0; i < 10; i++) {
    if (!(await ok(host.ask('POST', '/api/me/tokens')))) break
    if (!(await ok(host.ask('POST', '/api/me/recovery')))) break
    if (!(await ok(host.ask('PATCH', '/api/me', { body: { name: `${i}`.repeat(40) } })))) break
    if (other.status === 200) await host.ask('PUT', `/api/me/mutes/${other.body.id}`)
  }
  return done > 0
}

test('one address at the default limits, scaled down, stores no more in a day than it may', async () => {
  const share = (most: number) => String(most / SCALE)
  await start({
    REQUESTS_PER_MINUTE_PER_ADDRESS: '0',
    IDENTITIES_PER_DAY_PER_ADDRESS: share(200),
    TABLES_PER_DAY_PER_ADDRESS: share(300),
    CHAT_LINES_PER_DAY_PER_ADDRESS: share(3_000),
    BYTES_PER_DAY_PER_ADDRESS: String(BYTES_A_DAY),
  })
  const empty = sizeOnDisk()
  let hours = 0
  for (; hours < 24; hours++) {
    for (let again = await fill(); again; ) again = await fill()
    server.clock.now += HOUR_MS
  }
  const written = sizeOnDisk() - empty
  // Enough to be a trial, and not more than allowed.
  expect(written).toBeGreaterThan(BYTES_A_DAY / 10)
  expect(written).toBeLessThan(BYTES_A_DAY)
})

test.each([
  ['packet-row', 5],
  ['transatlantic', 4],
])('a whole game of %s for %i is paid for when it starts', async (game, players) => {
  await start({ BYTES_PER_DAY_PER_ADDRESS: '0', TABLES_PER_DAY: '0' })
  const host = await server.guest('Host')
  await playGame(host, game, players)
  const before = sizeOnDisk()
  const games = 4
  for (let i = 0; i < games; i++) expect(await playGame(host, game, players)).not.toBeNull()
  expect((sizeOnDisk() - before) / games).toBeLessThan(300_000)
})

/** The first answer of the host, and then whatever the bots answer. */
async function answer(host: Asker, path: string, table: string): Promise<boolean> {
  const { actions, decision } = await host.get(`${path}/legal`)
  if (actions.length === 0) return false
  await host.ask('POST', `${path}/actions`, { body: { decision, action: actions[0] } })
  await playOn(table)
  return true
}

test.each([
  ['packet-row', 5],
  ['transatlantic', 4],
])('a move of %s for %i that is taken back is paid for, with all that bots play again', async (game, players) => {
  await start({ BYTES_PER_DAY_PER_ADDRESS: '0', REQUESTS_PER_MINUTE_PER_ADDRESS: '0' })
  const host = await server.guest('Host')
  const { table } = await host.send('POST', '/api/tables', { game, options: { players } })
  const path = `/api/tables/${table}`
  for (let seat = 1; seat < players; seat++) await host.send('PUT', `${path}/seats/${seat}/bot`, { level: 'deckhand' })
  await host.send('POST', `${path}/start`)
  await playOn(table)
  for (let i = 0; i < 10; i++) await answer(host, path, table)
  const before = sizeOnDisk()
  let takenBack = 0
  for (; takenBack < 40; takenBack++) {
    expect(await host.code('POST', `${path}/take-back`, { key: newKey().padEnd(128, '0') })).toBe('ok')
    await playOn(table)
    expect(await answer(host, path, table)).toBe(true)
  }
  expect((sizeOnDisk() - before) / takenBack).toBeLessThan(bytesOf('takeBack', {}))
})
