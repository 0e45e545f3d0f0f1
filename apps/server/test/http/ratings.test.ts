import type { AnyGame } from '@south-street/engine'
import type { GameShelf } from '@south-street/house'
import type { Leaders, NewTable } from '@south-street/protocol'
import { edgesOf, MODEL, NEWCOMER, rateAgreed } from '@south-street/rating'
import { botRatingsOf } from '@south-street/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newErasure } from '../../src/house/erasure.ts'
import { openBeside } from '../../src/store/open.ts'
import { dump } from '../store/dump.ts'
import { playToTheEnd } from './play-out.ts'
import { Asker, BACKENDS, startTestServer, type TestServer, testShelf } from './test-server.ts'

const DAY = 86_400_000
const RATED: Partial<NewTable> = { rated: true }

describe.each(BACKENDS)('ratings on %s', (backend) => {
  let server: TestServer
  let houses = 0
  beforeAll(async () => {
    server = await startTestServer(backend, { RATINGS: 'on', TRUSTED_PROXIES: '1' })
  })
  afterAll(() => server.stop())

  /** Everybody at home, unless they are told whose home it is. */
  const guest = async (name: string, home = `10.0.0.${++houses}`) => {
    const { token, id } = await server.guest(name)
    return new Asker(server.address, token, id, { 'x-forwarded-for': home })
  }
  const rateAll = async () => {
    while (await server.store.ratings.rateNext());
  }
  const play = async (people: readonly Asker[], more: Partial<NewTable> = RATED) => {
    const table = await server.running(people, more)
    await playToTheEnd(table, people)
    await rateAll()
    server.clock.now += 60_000
    return table
  }
  const ratingOf = async (who: Asker) => (await who.get('/api/me/ratings')).ratings[0]

  test('are agreed on before the deal, and everybody at the table sees it', async () => {
    const people = [await guest('Anna'), await guest('Ben')]
    const table = await server.table(people)
    await people[0]!.send('PUT', `/api/tables/${table}/terms`, { rated: true })
    expect((await people[1]!.view(table)).settings.rated).toBe(true)
    // Whoever sat there before it was rated has not agreed to that.
    expect(await people[0]!.code('POST', `/api/tables/${table}/start`, { body: {} })).toBe('seats-open')
    await people[1]!.call('takeSeat', { id: table }, {})
    await people[0]!.send('POST', `/api/tables/${table}/start`, {})
    expect(await people[0]!.code('PUT', `/api/tables/${table}/terms`, { body: { rated: false } })).toBe(
      'already-started',
    )
    expect(await people[0]!.get(`/api/tables/${table}/rating`)).toEqual({ status: null, seats: [] })
    expect(await ratingOf(people[0]!)).toBeUndefined()
    await playToTheEnd(table, people)
    await rateAll()
    const { status, seats } = await people[0]!.get(`/api/tables/${table}/rating`)
    expect(status).toBe('rated')
    const { play: played } = await people[0]!.view(table)
    const { winners } = played!.result as unknown as { winners: number[] }
    for (const [seat, rating] of seats.entries()) {
      expect(rating.before).toEqual({ mu: 1500, sigma: 350 })
      if (winners.length === 1) expect(rating.after.mu > 1500).toBe(winners.includes(seat))
    }
    expect(await ratingOf(people[0]!)).toMatchObject({ game: 'high-card', size: '2', games: 1, provisional: true })
  })

  test('are moved by no other game', async () => {
    const people = [await guest('Anna'), await guest('Ben')]
    const table = await play(people, {})
    expect(await people[0]!.get(`/api/tables/${table}/rating`)).toEqual({ status: null, seats: [] })
    expect(await ratingOf(people[0]!)).toBeUndefined()
  })

  test('gain nothing from two accounts of one address, and that is said', async () => {
    const [own, other] = [await guest('Own', '10.9.9.9'), await guest('Other', '10.9.9.9')]
    for (let n = 0; n < 3; n++) {
      const table = await play([own, other])
      expect((await own.get(`/api/tables/${table}/rating`)).status).toBe('same-address')
    }
    expect(await ratingOf(own)).toBeUndefined()
    // Nor does going out of the door in between help.
    const table = await server.running([own, other], RATED)
    const away = new Asker(server.address, other.token, other.id, { 'x-forwarded-for': '10.8.8.8' })
    const { play: begun } = await own.view(table)
    const first = begun!.actor === 0 ? own : other
    const { actions } = await first.call('legal', { id: table })
    await first.act(table, actions[0]!)
    const second = (await own.view(table)).play!.actor === 1 ? other : own
    if (second === other) await other.act(table, (await other.call('legal', { id: table })).actions[0]!)
    else await other.ask('POST', `/api/tables/${table}/chat`, { body: { text: 'hm' } })
    await playToTheEnd(table, [own, away])
    await rateAll()
    expect((await own.get(`/api/tables/${table}/rating`)).status).toBe('same-address')
    expect(await dump(server.place.place)).not.toContain('10.9.9.9')
  })

  test('of the same people count less and less within a week', async () => {
    const people = [await guest('Anna'), await guest('Ben')]
    const moved: number[] = []
    while (moved.length < 2) {
      const [first] = (await server.store.ratings.ofTable(await play(people)))!.seats
      // Between equals, a tie moves nobody.
      if (first!.mu !== first!.muBefore) moved.push(Math.abs(first!.mu - first!.muBefore))
    }
    expect(moved[1]!).toBeLessThan(moved[0]! * 0.75)
    server.clock.now += 8 * DAY
    await play(people)
    expect(await server.store.ratings.recompute()).toMatchObject({ changed: 0 })
  })

  test('come out the same when they are made anew, also without somebody who is erased', async () => {
    const people = [await guest('Anna'), await guest('Ben'), await guest('Carl')]
    for (const some of [people, [people[0]!, people[2]!], people, [people[2]!, people[1]!]]) await play(some)
    await newErasure({ store: server.store, house: server.house, now: () => server.clock.now })(people[1]!.id)
    const before = await server.store.ratings.ratingsOf(people.map(({ id }) => id))
    expect(new Set(before.map(({ person }) => person))).toEqual(new Set([people[0]!.id, people[2]!.id]))
    expect(await server.store.ratings.recompute()).toMatchObject({ changed: 0 })
    expect(await server.store.ratings.ratingsOf(people.map(({ id }) => id))).toEqual(before)
    expect(await dump(server.place.place)).not.toContain(people[1]!.id)
  })

  test('gain nothing by a hint, and nobody makes a lost game count for nothing by one', async () => {
    const people = [await guest('Anna'), await guest('Ben')]
    const table = await server.running(people, RATED)
    const actor = (await people[0]!.view(table)).play!.actor!
    const { actions } = await people[actor]!.call('legal', { id: table })
    const { decision } = (await people[0]!.view(table)).play!
    await people[actor]!.send('POST', `/api/tables/${table}/actions`, { decision, action: actions[0], hint: true })
    await playToTheEnd(table, people)
    await rateAll()
    const { status, seats } = (await server.store.ratings.ofTable(table))!
    expect(status).toBe('rated')
    expect(seats[actor]!.mu).toBeLessThanOrEqual(1500)
    expect(seats[1 - actor]!.mu).toBeGreaterThanOrEqual(1500)
  })

  test('that are settled stand on the leader board, those of bots beside them, and a club names its members only', async () => {
    const [sure, surer, newcomer] = [await guest('Sure'), await guest('Surer'), await guest('New')]
    const { db, close } = await openBeside(server.place.place)
    const rating = (person: string, mu: number, sigma: number) => ({
      ...{ person, game: 'packet-row', size: '2', mu, sigma, least: mu - 2 * sigma, games: 30 },
    })
    await db
      .insertInto('ratings')
      .values([rating(sure.id, 1600.4, 100), rating(surer.id, 1550, 40), rating(newcomer.id, 1900, 111)])
      .execute()
    await close()
    const board = async (query: string) => (await server.nobody.get(`/api/ratings?${query}`)) as unknown as Leaders
    const { leaders, bots } = await board('game=packet-row&size=2')
    expect(leaders.map(({ name, mu, sigma }) => [name, mu, sigma])).toEqual([
      ['Surer', 1550, 40],
      ['Sure', 1600, 100],
    ])
    const fixed = botRatingsOf('packet-row')['2']!
    expect(bots.map(({ level, mu }) => [level, mu])).toEqual(
      Object.entries(fixed).map(([level, { mu }]) => [level, mu]),
    )
    expect((await board('game=high-card&size=2')).bots).toEqual([])
    await server.operator.send('PUT', '/api/admin/club', { name: 'Pier', line: '', visibility: 'listed' })
    expect((await board('game=packet-row&size=2')).leaders).toEqual([])
    await sure.send('POST', '/api/me/club', {})
    const names = async (who: Asker) =>
      (await who.get('/api/ratings?game=packet-row&size=2')).leaders.map(({ name }: { name: string }) => name)
    expect(await names(server.nobody)).toEqual(['Sure'])
    // A club that only its members may look at names them to nobody else.
    await server.operator.send('PUT', '/api/admin/club', { name: 'Pier', line: '', visibility: 'link' })
    expect([await names(server.nobody), await names(surer), await names(sure)]).toEqual([[], [], ['Sure']])
    await server.operator.send('DELETE', '/api/admin/club')
    server.clock.now += 1
    await server.operator.send('PUT', '/api/admin/entry', { entry: 'code' })
    server.clock.now += 1
    expect([await names(server.nobody), await names(await guest('Late'))]).toEqual([[], []])
    expect(await names(newcomer)).toEqual(['Surer', 'Sure'])
    await server.operator.send('PUT', '/api/admin/entry', { entry: 'everybody' })
  })

  test('take into account what the seat is worth, and come out the same when they are made anew', async () => {
    const edged = (game: AnyGame): AnyGame =>
      game.id === 'high-card' ? { ...game, seatShares: () => [0.7, 0.3] } : game
    const shelf: GameShelf = {
      ...testShelf,
      games: testShelf.games.map(edged),
      find: (id, rules) => {
        const game = testShelf.find(id, rules)
        return game && edged(game)
      },
    }
    const uneven = await startTestServer(backend, { RATINGS: 'on', TRUSTED_PROXIES: '1' }, undefined, shelf)
    const people: Asker[] = []
    for (const [n, name] of ['Anna', 'Ben'].entries()) {
      const { token, id } = await uneven.guest(name)
      people.push(new Asker(uneven.address, token, id, { 'x-forwarded-for': `10.3.3.${n}` }))
    }
    const table = await uneven.running(people, RATED)
    await playToTheEnd(table, people)
    while (await uneven.store.ratings.rateNext());
    const { seats } = (await uneven.store.ratings.ofTable(table))!
    const { scores } = (await people[0]!.view(table)).play!.result as unknown as { scores: { total: number }[] }
    const edges = edgesOf([0.7, 0.3], MODEL)
    const places = scores.map(({ total }) => 1 + scores.filter((other) => other.total > total).length)
    const hoped = rateAgreed(
      places.map((place, seat) => ({ rating: NEWCOMER, place, edge: edges[seat]! })),
      1,
    )
    expect(seats.map((seat) => seat!.mu)).toEqual(hoped.map(({ mu }) => mu))
    expect(seats[0]!.mu).not.toBe(
      rateAgreed(
        places.map((place) => ({ rating: NEWCOMER, place })),
        1,
      )[0]!.mu,
    )
    expect(await uneven.store.ratings.recompute()).toMatchObject({ games: 1, changed: 0 })
    await uneven.stop()
  })

  test('are no choice where the server has none', async () => {
    const plain = await startTestServer(backend)
    const host = await plain.guest('Host')
    const wish = { game: 'high-card', options: { players: 2 }, rated: true }
    expect(await host.code('POST', '/api/tables', { body: wish })).toBe('ratings-off')
    expect(await host.get('/api/me/ratings')).toEqual({ isOn: false, ratings: [] })
    await plain.stop()
  })
})
