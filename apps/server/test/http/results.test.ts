import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newErasure } from '../../src/house/erasure.ts'
import { fillResults } from '../../src/house/fill-results.ts'
import { newMerging } from '../../src/house/merging.ts'
import { createLog } from '../../src/operations/log.ts'
import { openBeside } from '../../src/store/open.ts'
import { playToTheEnd } from './play-out.ts'
import { type Asker, BACKENDS, startTestServer, type TestServer } from './test-server.ts'

describe.each(BACKENDS)('results of games on %s', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(backend)
  })
  afterAll(() => server.stop())
  const gamesOf = async ({ id }: Asker) => (await server.store.results.gamesOf(id, { limit: 9 })).items

  test('are kept once, as the table shows them, and not while it runs', async () => {
    const people = await Promise.all([server.guest('Anna'), server.guest('Ben')])
    const table = await server.running(people)
    expect(await gamesOf(people[0])).toEqual([])
    await playToTheEnd(table, people)
    const { play, settings } = await people[0].view(table)
    const result = play!.result as { scores: { total: number }[]; winners: number[] }
    const [game] = await gamesOf(people[1])
    expect(game).toMatchObject({ table, game: 'high-card', options: settings.options, isKept: true })
    expect(game!.seats.map(({ points }) => points)).toEqual(result.scores.map(({ total }) => total))
    expect(game!.seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []))).toEqual(result.winners)
    // Neither what comes after the end nor playing again counts anything twice.
    await people[0].send('POST', `/api/tables/${table}/chat`, { text: 'well played' })
    await people[0].send('POST', `/api/tables/${table}/rematch`)
    expect(await gamesOf(people[0])).toHaveLength(1)
  })

  test('of somebody who leaves in the middle, or becomes another, go the right way', async () => {
    const [leaver, guest, owner] = await Promise.all(['Zoe', 'Guest', 'Owner'].map((name) => server.guest(name)))
    const table = await server.running([owner!, leaver!], { standIns: 'at-once' })
    await playToTheEnd(table, [owner!, leaver!])
    const other = await server.running([leaver!, guest!])
    await playToTheEnd(other, [leaver!, guest!])
    const parts = { store: server.store, house: server.house, now: () => server.clock.now }
    await newMerging(parts)(guest!.id, { person: owner!.id, name: 'Owner' })
    expect((await gamesOf(owner!)).map((game) => game.table).sort()).toEqual([table, other].sort())
    const met = async () =>
      (await gamesOf(owner!)).map(({ seats }) => seats.some(({ person }) => person === leaver!.id))
    expect(await met()).toEqual([true, true])
    await newErasure(parts)(leaver!.id)
    expect(await gamesOf(leaver!)).toEqual([])
    expect(await met()).toEqual([false, false])
  })

  test('of games that ended before are filled in, by a pass that may be ended and begun again', async () => {
    const people = await Promise.all([server.guest('Anna'), server.guest('Ben')])
    const tables: string[] = []
    for (let n = 0; n < 3; n++) {
      tables.push(await server.running(people))
      await playToTheEnd(tables[n]!, people)
    }
    const abandoned = await server.running(people)
    for (const one of people) await one.send('POST', `/api/tables/${abandoned}/abandon`)
    const before = await gamesOf(people[0])
    // As a server of before would have left it.
    const { db, close } = await openBeside(server.place.place)
    await db.deleteFrom('results').execute()
    await db.deleteFrom('result_seats').execute()
    await close()
    const parts = { store: server.store, shelf: server.house.shelf, log: createLog('silent') }
    let looks = 0
    await fillResults(parts, () => ++looks > 2)
    // Which of the two finds something to do is chance.
    const filled = await Promise.all([fillResults(parts), fillResults(parts)])
    expect(Math.max(...filled)).toBeGreaterThan(0)
    expect(await gamesOf(people[0])).toEqual(before)
    expect(await server.store.results.find([abandoned])).toEqual([])
  })
})
