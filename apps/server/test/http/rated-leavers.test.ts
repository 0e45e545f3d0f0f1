import type { NewTable } from '@south-street/protocol'
import { NEWCOMER, rateAgreed } from '@south-street/rating'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newErasure } from '../../src/house/erasure.ts'
import { openBeside } from '../../src/store/open.ts'
import { dump } from '../store/dump.ts'
import { playToTheEnd } from './play-out.ts'
import { Asker, BACKENDS, startTestServer, type TestServer } from './test-server.ts'

const MINUTE = 60_000
const RATED: Partial<NewTable> = { rated: true, standIns: 'at-once', pace: { kind: 'live', seconds: 60 } }

/** Nobody escapes a defeat by going, in whichever way, and nobody loses by what the operator does. */
describe.each(BACKENDS)('rated games that somebody leaves, on %s', (backend) => {
  let server: TestServer
  let houses = 0
  beforeAll(async () => {
    server = await startTestServer(backend, { RATINGS: 'on', TRUSTED_PROXIES: '1' })
  })
  afterAll(() => server.stop())

  const guest = async (name: string, home = `10.0.${++houses}.1`) => {
    const { token, id } = await server.guest(name)
    return new Asker(server.address, token, id, { 'x-forwarded-for': home })
  }
  const guests = async (...names: string[]) => Promise.all(names.map((name) => guest(name)))
  const erase = (who: Asker) =>
    newErasure({ store: server.store, house: server.house, now: () => server.clock.now })(who.id)
  const rateAll = async () => {
    while (await server.store.ratings.rateNext());
  }
  /** People who are there play on, and bots for whoever has left. */
  const playOut = async (table: string, people: readonly Asker[]) => {
    for (;;) {
      const live = (await server.house.open(table))!
      if (live.table.status !== 'running') return
      const work = await server.house.chores.dueWork(table)
      if (work?.kind === 'bot') {
        await server.house.chores.playBot(table, work, (await server.house.chores.think(table, work))!)
        continue
      }
      const who = people[live.game.actor(live.table.play!.state)!]!
      const { actions } = await who.call('legal', { id: table })
      expect((await who.act(table, actions[0]!)).status).toBe(200)
    }
  }
  const moved = async (table: string) => {
    const rated = (await server.store.ratings.ofTable(table))!
    return { status: rated.status, by: rated.seats.map((seat) => (seat === null ? null : seat.mu - seat.muBefore)) }
  }
  const comesOutTheSame = async () => expect(await server.store.ratings.recompute()).toMatchObject({ changed: 0 })

  test('are lost by whoever leaves, however early, whatever the bot makes of it', async () => {
    const people = await guests('Anna', 'Ben', 'Carl')
    const table = await server.running(people, RATED)
    await people[1]!.send('POST', `/api/tables/${table}/leave`)
    await playOut(table, people)
    await rateAll()
    const { status, by } = await moved(table)
    expect(status).toBe('rated')
    expect(by[1]!).toBeLessThan(0)
    expect(by[0]! + by[2]!).toBeCloseTo(-by[1]!, 6)
    expect(Math.max(by[0]!, by[2]!)).toBeGreaterThan(0)
    await comesOutTheSame()
  })

  test('are lost by whoever lets the clock run out, and won by whoever stays', async () => {
    const people = await guests('Anna', 'Ben')
    const table = await server.running(people, RATED)
    const late = (await people[0]!.view(table)).play!.actor!
    server.clock.now += 2 * MINUTE
    const work = (await server.house.chores.dueWork(table))!
    await server.house.chores.runOut(table, work as never)
    await playOut(table, people)
    await rateAll()
    const { by } = await moved(table)
    expect([by[late]! < 0, by[1 - late]! > 0]).toEqual([true, true])
  })

  test('are won by whoever ends them after the other is gone', async () => {
    const people = await guests('Anna', 'Ben')
    const table = await server.running(people, { ...RATED, standIns: 'never' })
    await people[1]!.send('POST', `/api/tables/${table}/leave`)
    expect(await people[0]!.code('POST', `/api/tables/${table}/abandon`)).toBe('owner-may-come-back')
    server.clock.now += 31 * MINUTE
    await people[0]!.send('POST', `/api/tables/${table}/abandon`)
    expect((await people[0]!.get(`/api/tables/${table}/rating`)).status).toBe('agreed')
    await rateAll()
    const shown = await people[0]!.get(`/api/tables/${table}/rating`)
    expect(shown.status).toBe('rated')
    const hoped = rateAgreed(
      [1, 2].map((place) => ({ rating: NEWCOMER, place })),
      1,
    )
    expect(shown.seats.map((seat: { after: { mu: number } }) => seat.after.mu)).toEqual(
      hoped.map(({ mu }) => Math.round(mu)),
    )
    // It is no game that was played to its end, for anybody's figures.
    const { db, close } = await openBeside(server.place.place)
    expect(await db.selectFrom('results').selectAll().where('table_id', '=', table).execute()).toEqual([])
    await close()
    await comesOutTheSame()
  })

  test('count for nobody if all agree to end them, or if the operator does', async () => {
    const people = await guests('Anna', 'Ben')
    const agreed = await server.running(people, RATED)
    for (const who of people) await who.send('POST', `/api/tables/${agreed}/abandon`)
    const closed = await server.running(people, RATED)
    await people[1]!.send('POST', `/api/tables/${closed}/leave`)
    await server.operator.send('POST', `/api/admin/tables/${closed}/close`)
    const deleted = await server.running(people, RATED)
    await people[1]!.send('POST', `/api/tables/${deleted}/leave`)
    await server.operator.send('DELETE', `/api/admin/tables/${deleted}`)
    await rateAll()
    expect((await moved(agreed)).status).toBe('all-agreed')
    expect((await moved(closed)).status).toBe('closed')
    expect(await server.store.ratings.ofTable(deleted)).toBeNull()
    expect(await server.store.ratings.ratingsOf(people.map(({ id }) => id))).toEqual([])
  })

  test('are lost by whoever hands the seat on, and nothing to whoever takes it', async () => {
    const people = await guests('Anna', 'Ben', 'Carl')
    const friend = await guest('Dora')
    const table = await server.running(people, RATED)
    await people[1]!.send('POST', `/api/tables/${table}/handover`)
    const { claim } = await people[0]!.send('POST', `/api/tables/${table}/seats/1/offer`)
    await friend.send('POST', `/api/tables/${table}/claim`, { claim })
    await playToTheEnd(table, [people[0]!, friend, people[2]!])
    await rateAll()
    expect((await moved(table)).by[1]!).toBeLessThan(0)
    expect(await server.store.ratings.ratingsOf([friend.id])).toEqual([])
    expect((await server.store.ratings.ratingsOf([people[1]!.id]))[0]).toMatchObject({ games: 1 })
    expect((await friend.get(`/api/tables/${table}/rating`)).seats[1]).toBeNull()
    await comesOutTheSame()
  })

  test('are lost by whoever erases themselves, with the rating of that day and without a name', async () => {
    const people = await guests('Anna', 'Ben')
    const table = await server.running(people, RATED)
    const { db, close } = await openBeside(server.place.place)
    const figures = { mu: 1800, sigma: 90, least: 1620, games: 20 }
    await db
      .insertInto('ratings')
      .values({ person: people[1]!.id, game: 'high-card', size: '2', ...figures })
      .execute()
    await close()
    await erase(people[1]!)
    expect(await dump(server.place.place)).not.toContain(people[1]!.id)
    await playOut(table, people)
    await rateAll()
    const [winner] = rateAgreed(
      [
        { rating: NEWCOMER, place: 1 },
        { rating: { mu: 1800, sigma: 90 }, place: 2 },
      ],
      1,
    )
    const [anna] = await server.store.ratings.ratingsOf([people[0]!.id])
    expect([anna!.mu, anna!.sigma]).toEqual([winner!.mu, winner!.sigma])
    await comesOutTheSame()
    expect(await dump(server.place.place)).not.toContain(people[1]!.id)
  })

  test('count for the others if somebody erases themselves before they are rated', async () => {
    const people = await guests('Anna', 'Ben')
    const table = await server.running(people, RATED)
    await people[1]!.send('POST', `/api/tables/${table}/leave`)
    await playOut(table, people)
    await erase(people[1]!)
    expect(await dump(server.place.place)).not.toContain(people[1]!.id)
    await rateAll()
    const { status, by } = await moved(table)
    expect([status, by[0]! > 0, by[1]]).toEqual(['rated', true, null])
    await comesOutTheSame()
  })

  test('gain nobody anything who plays against themselves and erases one of the two', async () => {
    const [own, other] = [await guest('Own', '10.9.9.9'), await guest('Other', '10.9.9.9')]
    const table = await server.running([own, other], RATED)
    const people = [own, other]
    for (let n = 0; n < 2; n++) {
      const who = people[(await own.view(table)).play!.actor!]!
      const { actions } = await who.call('legal', { id: table })
      await who.act(table, actions[0]!)
    }
    await other.ask('POST', `/api/tables/${table}/chat`, { body: { text: 'bye' } })
    await own.ask('POST', `/api/tables/${table}/chat`, { body: { text: 'bye' } })
    await erase(other)
    await playOut(table, people)
    await rateAll()
    expect((await moved(table)).status).toBe('same-address')
    expect(await dump(server.place.place)).not.toContain(other.id)
  })
})
