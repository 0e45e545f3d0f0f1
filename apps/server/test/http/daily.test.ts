import { verifyRecord } from '@south-street/engine'
import { ROUTES } from '@south-street/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newErasure } from '../../src/house/erasure.ts'
import { newMerging } from '../../src/house/merging.ts'
import { CHANCE } from '../../src/house/open-house.ts'
import { openBeside } from '../../src/store/open.ts'
import { playWithBots } from './play-out.ts'
import { type Asker, BACKENDS, startTestServer, type TestServer, testShelf } from './test-server.ts'

const GAME = 'high-card'
const DAY_MS = 86_400_000

const dealOf = async (asker: Asker) => (await asker.call('daily')).deals.find(({ game }) => game === GAME)!
const begin = async (asker: Asker) => (await asker.call('beginDaily', { game: GAME })).table

/** Every road by which somebody else might look at a table, or at what became of it. */
const roads = (table: string) => [
  ...Object.values(ROUTES).flatMap(({ method, path }) =>
    method === 'GET' && path.startsWith('/api/tables/{id}') && !/\{(?!id)/.test(path)
      ? path.replace('{id}', table)
      : [],
  ),
  `/api/tables/${table}/digest?since=1`,
  ...['/api/tables', '/api/tables?status=ended', '/api/me/tables', '/api/daily', '/api/me/house', '/api/me/ratings'],
  ...['/api/club', '/api/club/games', '/api/ratings?game=high-card', '/api/me/notices', '/api/me/next'],
  `/api/daily/${GAME}/results`,
]

async function overhear(asker: Asker, table: string): Promise<string[]> {
  return Promise.all(
    roads(table).map(async (path) => {
      const { status, text } = await asker.ask('GET', path)
      return `${path} ${status} ${text}`
    }),
  )
}

describe.each(BACKENDS)('the deal of the day on %s', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(backend)
  })
  afterAll(() => server.stop())

  test('is the same for everybody, sealed before, and the same moves meet the same answers', async () => {
    const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')])
    const before = await dealOf(anna)
    expect(before).toMatchObject({ game: GAME, players: 3, level: 'random', yours: null })
    // However many requests come at once, there is one table.
    const tables = await Promise.all([begin(anna), begin(anna), begin(anna)])
    expect(new Set(tables).size).toBe(1)
    expect((await anna.call('myTables', {})).tables).toHaveLength(1)
    const table = tables[0]!
    const view = await anna.view(table)
    expect(view.play!.seal).toEqual({ sha256: before.sha256 })
    expect(view.settings).toMatchObject({ spectators: false, standIns: 'never', daily: (await anna.call('daily')).day })
    const other = await begin(ben)
    await playWithBots(server, anna, table)
    await playWithBots(server, ben, other)
    const [one, two] = await Promise.all(
      [anna, ben].map((who, i) => who.get(`/api/tables/${[table, other][i]}/export`)),
    )
    expect(one.actions).toEqual(two.actions)
    expect(one.seal).toEqual(two.seal)
    expect(one.seal.sha256).toBe(before.sha256)
    verifyRecord(one, testShelf.games, CHANCE.hash)
    expect(await begin(anna)).toBe(table)
    expect((await dealOf(anna)).yours).toEqual({ table, status: 'finished' })
    const { results, played } = await ben.call('dailyResults', { game: GAME })
    expect(played).toBe(2)
    expect(results!.map(({ isYou }) => isYou).sort()).toEqual([false, true])
    expect(new Set(results!.map(({ points, margin, place }) => `${points} ${margin} ${place}`)).size).toBe(1)
    const house = await anna.call('myHouse')
    expect(house.games).toMatchObject([{ table, game: GAME, yourSeat: 0, isKept: true }])
    const { points } = house.games[0]!.seats[0]!
    expect(house.games[0]!.sources.reduce((sum, source) => sum + source.points, 0)).toBe(points)
  })

  test('takes nothing back, and hands nothing on', async () => {
    const cleo = await server.guest('Cleo')
    const table = await begin(cleo)
    const { play, you } = await cleo.view(table)
    if (play!.actor === you) await cleo.act(table, (await cleo.call('legal', { id: table })).actions[0]!)
    expect((await cleo.view(table)).play!.mayTakeBack).toBeUndefined()
    for (const rest of ['take-back', 'abandon', 'rematch', 'seats/0/offer', 'handover'].map((one) => `/${one}`)) {
      const code = await cleo.code('POST', `/api/tables/${table}${rest}`)
      expect([rest, code]).toEqual([rest, rest === '/handover' ? code : 'not-at-todays-deal'])
      expect(code).not.toBe('ok')
    }
    await cleo.send('POST', `/api/tables/${table}/close`)
    // Whoever gives up has had their attempt.
    expect((await dealOf(cleo)).yours).toEqual({ table, status: 'given-up' })
    expect(await begin(cleo)).toBe(table)
    expect((await cleo.call('dailyResults', { game: GAME })).results).toBeNull()
    expect(JSON.stringify(await cleo.view(table))).not.toContain('"salt"')
  })

  test('tells nobody who has not played it what became of it, to the byte', async () => {
    const [dora, eve] = await Promise.all([server.guest('Dora'), server.guest('Eve')])
    const table = await begin(dora)
    await playWithBots(server, dora, table)
    const lookers = [eve, server.nobody]
    const seen = await Promise.all(lookers.map((asker) => overhear(asker, table)))
    for (const lines of seen) {
      const atTable = lines.filter((line) => line.startsWith('/api/tables/'))
      expect(atTable.every((line) => / 40[13] /.test(line))).toBe(true)
      expect(lines.at(-1)).toContain('"results":null')
    }
    // In another world she has played another way: it looks the same from outside.
    const { db, close } = await openBeside(server.place.place)
    await db
      .updateTable('results')
      .set({ outcome: '{"points":[99,1,0],"places":[1,2,3],"levels":[null,"random","random"]}' })
      .where('table_id', '=', table)
      .execute()
    await db.updateTable('result_seats').set({ points: 99, place: 1 }).where('table_id', '=', table).execute()
    await close()
    expect(await Promise.all(lookers.map((asker) => overhear(asker, table)))).toEqual(seen)
    const own = await begin(eve)
    const running = await overhear(eve, table)
    expect(running.at(-1)).toContain('"results":null')
    // What she has begun changes nothing of what the other's table tells her.
    const before = seen[0]!.filter((line) => line.startsWith(`/api/tables/${table}`))
    expect(running.filter((line) => line.startsWith(`/api/tables/${table}`))).toEqual(before)
    await playWithBots(server, eve, own, -1)
    expect((await eve.call('dailyResults', { game: GAME })).results!.some(({ points }) => points === 99)).toBe(true)
  })

  test('opens others’ finished tables to whoever has played it to the end, to be looked at and nothing else', async () => {
    const [ida, jan, kim, leo] = await Promise.all(['Ida', 'Jan', 'Kim', 'Leo'].map((name) => server.guest(name)))
    const tables = { ida: await begin(ida!), jan: await begin(jan!), kim: await begin(kim!) }
    const look = (asker: Asker, table: string) =>
      Promise.all(['', '/digest', '/export'].map((rest) => asker.code('GET', `/api/tables/${table}${rest}`)))
    const closed = ['no-spectators', 'no-spectators', 'no-spectators']
    await playWithBots(server, ida!, tables.ida)
    // He is in the middle of it, and she has given up: neither has played it to the end.
    await kim!.send('POST', `/api/tables/${tables.kim}/close`)
    for (const asker of [jan!, kim!, leo!, server.nobody]) expect(await look(asker, tables.ida)).toEqual(closed)
    // A game that runs, and one that was given up, are nobody else's.
    for (const table of [tables.jan, tables.kim]) expect(await look(ida!, table)).toEqual(closed)
    await playWithBots(server, jan!, tables.jan)
    expect(await look(jan!, tables.ida)).toEqual(['ok', 'ok', 'ok'])
    expect(await look(ida!, tables.jan)).toEqual(['ok', 'ok', 'ok'])
    expect(await look(jan!, tables.kim)).toEqual(closed)
    const { results } = await jan!.call('dailyResults', { game: GAME })
    expect(results!.map(({ table }) => table)).toEqual(expect.arrayContaining([tables.ida, tables.jan]))
    const record = await jan!.get(`/api/tables/${tables.ida}/export`)
    verifyRecord(record, testShelf.games, CHANCE.hash)
    expect((await jan!.view(tables.ida)).you).toBeNull()
    // Looking is all.
    expect(await jan!.code('POST', `/api/tables/${tables.ida}/chat`, { body: { text: 'hm' } })).toBe('no-spectators')
    expect(await jan!.code('POST', `/api/tables/${tables.ida}/rematch`)).not.toBe('ok')
    // Of another game's deal nobody learns anything by it.
    const [other] = (await leo!.call('daily')).deals.filter(({ game }) => game !== GAME)
    expect((await jan!.call('dailyResults', { game: other!.game })).results).toBeNull()
    // When the day is over, so is the secret.
    server.clock.now = (await leo!.call('daily')).endsAt
    for (const asker of [kim!, leo!, server.nobody]) expect(await look(asker, tables.ida)).toEqual(['ok', 'ok', 'ok'])
  })

  test('goes on past midnight and counts for its own day; then everybody may see what became of it', async () => {
    const [fay, gus] = await Promise.all([server.guest('Fay'), server.guest('Gus')])
    const { day, endsAt } = await fay.call('daily')
    expect(endsAt - server.clock.now).toBeLessThanOrEqual(DAY_MS)
    const table = await begin(fay)
    const before = await dealOf(fay)
    server.clock.now = endsAt
    expect((await fay.call('daily')).day > day).toBe(true)
    expect(await dealOf(fay)).toMatchObject({ yours: null, played: 0 })
    expect((await dealOf(fay)).sha256).not.toBe(before.sha256)
    const then = async (asker: Asker) => asker.call('dailyResults', { game: GAME, day })
    const { played } = await then(gus)
    expect((await then(gus)).results).not.toBeNull()
    // Whoever still plays it does not, nor does anybody look at a game that still runs.
    expect((await then(fay)).results).toBeNull()
    expect(await gus.code('GET', `/api/tables/${table}`)).toBe('no-spectators')
    await playWithBots(server, fay, table)
    expect((await then(gus)).played).toBe(played + 1)
    expect((await then(server.nobody)).results!.map(({ name }) => name)).toContain('Fay')
    expect(await begin(fay)).not.toBe(table)
    expect(await fay.code('GET', `/api/tables/${table}/export`)).toBe('ok')
    expect(await gus.code('GET', `/api/tables/${table}/export`)).toBe('ok')
  })

  test('names nobody at a closed server to those who have not been let in', async () => {
    const inside = await server.guest('Inside')
    const { day, endsAt } = await inside.call('daily')
    await playWithBots(server, inside, await begin(inside))
    server.clock.now = endsAt
    await server.operator.send('PUT', '/api/admin/entry', { entry: 'code' })
    server.clock.now += 1
    const then = async (asker: Asker) => (await asker.call('dailyResults', { game: GAME, day })).results
    for (const asker of [server.nobody, await server.guest('Outside')]) expect(await then(asker)).toBeNull()
    expect((await then(inside))!.map(({ name }) => name)).toContain('Inside')
    await server.operator.send('PUT', '/api/admin/entry', { entry: 'everybody' })
    expect((await then(server.nobody))!.map(({ name }) => name)).toContain('Inside')
  })

  test('is another at another server: nobody has it from the date alone', async () => {
    const other = await startTestServer(backend)
    other.clock.now = server.clock.now
    const dealt = async (at: TestServer) => {
      const asker = await at.guest('Ivy')
      const table = await begin(asker)
      await playWithBots(at, asker, table)
      return JSON.stringify((await asker.get(`/api/tables/${table}/export`)).deal)
    }
    expect(await dealt(other)).not.toBe(await dealt(server))
    await other.stop()
  })

  test('is inherited and forgotten with its person', async () => {
    const [guest, owner] = await Promise.all([server.guest('Guest'), server.guest('Owner')])
    const table = await begin(guest)
    await playWithBots(server, guest, table)
    const parts = { store: server.store, house: server.house, now: () => server.clock.now }
    await newMerging(parts)(guest.id, { person: owner.id, name: 'Owner' })
    expect((await dealOf(owner)).yours).toEqual({ table, status: 'finished' })
    const { played } = await dealOf(owner)
    await newErasure(parts)(owner.id)
    expect((await dealOf(server.nobody)).played).toBe(played - 1)
    const { db, close } = await openBeside(server.place.place)
    const left = await db.selectFrom('daily_attempts').selectAll().where('person', 'in', [guest.id, owner.id]).execute()
    await close()
    expect(left).toEqual([])
  })

  test('is refused where there is no such game, and nobody learns the secret', async () => {
    const hal = await server.guest('Hal')
    expect(await hal.code('POST', '/api/daily/whist')).toBe('game-unknown')
    expect(await hal.code('GET', '/api/daily/whist/results')).toBe('game-unknown')
    expect(await hal.code('GET', `/api/daily/${GAME}/results?day=today`)).toBe('body-malformed')
    expect(await server.nobody.code('POST', `/api/daily/${GAME}`)).toBe('not-signed-in')
    const secret = String(await server.store.notices.serverKey('daily-deal', 'none', 0))
    expect(secret).toHaveLength(43)
    const said = await Promise.all(
      ['/api/daily', '/api/games', '/version'].map(async (path) => (await hal.ask('GET', path)).text),
    )
    expect(said.join()).not.toContain(secret)
  })
})
