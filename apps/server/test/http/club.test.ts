import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newErasure } from '../../src/house/erasure.ts'
import { newMerging } from '../../src/house/merging.ts'
import { dump } from '../store/dump.ts'
import { playToTheEnd, playWithBots } from './play-out.ts'
import { type Asker, BACKENDS, startTestServer, type TestServer } from './test-server.ts'

const HOUR = 3_600_000
const PIER = { name: 'Pier 17', line: 'The Thursday table of the harbour library.', visibility: 'listed' }

describe.each(BACKENDS)('a club on %s', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(backend)
  })
  afterAll(() => server.stop())

  const setClub = (more: object = {}) => server.operator.send('PUT', '/api/admin/club', { ...PIER, ...more })
  const member = async (name: string) => {
    const who = await server.guest(name)
    await who.send('POST', '/api/me/club', {})
    return who
  }
  const play = async (people: readonly Asker[]) => {
    const table = await server.running(people)
    await playToTheEnd(table, people)
    server.clock.now += HOUR
    return table
  }
  const rowOf = async ({ id }: Asker, path = '/api/club') => {
    const { members } = await server.nobody.get(path)
    return members.find((row: { person: string }) => row.person === id)
  }

  test('is none until the operator makes one, and then everybody may look and join', async () => {
    const guest = await server.guest('Guest')
    expect((await server.nobody.get('/api/club')).club).toBeNull()
    expect(await guest.code('POST', '/api/me/club', { body: {} })).toBe('no-club-here')
    await setClub()
    expect((await server.nobody.get('/api/club')).club).toMatchObject({ ...PIER, members: 0, isMember: false })
    await guest.send('POST', '/api/me/club', {})
    await guest.send('POST', '/api/me/club', {})
    expect((await guest.get('/api/club')).club).toMatchObject({ members: 1, isMember: true })
    await guest.send('DELETE', '/api/me/club')
    expect((await guest.get('/api/club')).club).toMatchObject({ members: 0, isMember: false })
  })

  test('counts games with people, also those of before somebody joined, and names only members', async () => {
    await setClub()
    const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')]
    const stranger = await server.guest('Stranger')
    const table = await play([anna, ben])
    await play([anna, stranger])
    const alone = await server.table([anna], { options: { players: 2 } })
    await anna.send('PUT', `/api/tables/${alone}/seats/1/bot`, { level: 'random' })
    await anna.send('POST', `/api/tables/${alone}/start`, {})
    await playWithBots(server, anna, alone)
    for (const one of [anna, ben]) await one.send('POST', '/api/me/club', {})
    const own = await rowOf(anna)
    expect(own).toMatchObject({ name: 'Anna', games: 2, met: 2, evenings: 1 })
    const { results, games, standing, members } = await server.nobody.get('/api/club')
    expect(games).toBe(1)
    expect(results).toMatchObject([{ table: null, seats: [{ place: 1 }, {}] }])
    expect((await ben.get('/api/club')).results).toMatchObject([{ table }])
    // A game may be a tie, in which nobody beats anybody.
    const beat = (rows: { person: string; beaten: number }[]) =>
      rows.filter(({ beaten }) => beaten > 0).map(({ person }) => person)
    expect(standing.map(({ person }: { person: string }) => person).sort()).toEqual(beat(members).sort())
    await play([ben, anna])
    expect((await rowOf(anna)).games).toBe(3)
    expect((await rowOf(ben)).wins + (await rowOf(anna)).wins).toBeGreaterThanOrEqual(2)
    expect((await rowOf(anna, '/api/club?period=month&game=high-card')).games).toBe(3)
    expect((await rowOf(anna, '/api/club?game=packet-row')).games).toBe(0)
    expect(JSON.stringify(await server.nobody.get('/api/club'))).not.toContain('Stranger')
    expect((await server.nobody.get('/api/club/games')).games).toHaveLength(2)
    // Deleted by the operator, it counts nowhere any more.
    await server.operator.send('DELETE', `/api/admin/tables/${table}`)
    expect((await rowOf(anna)).games).toBe(2)
    expect((await server.nobody.get('/api/club')).games).toBe(1)
  })

  test('an evening ends at five in the morning', async () => {
    await setClub()
    const people = [await member('Anna'), await member('Ben')]
    const DAY = 24 * HOUR
    server.clock.now = (Math.floor(server.clock.now / DAY) + 1) * DAY + 23.5 * HOUR
    await play(people)
    await play(people)
    expect(await rowOf(people[0]!)).toMatchObject({ games: 2, evenings: 1 })
    server.clock.now += 5 * HOUR
    await play(people)
    expect(await rowOf(people[0]!)).toMatchObject({ games: 3, evenings: 2 })
  })

  test('leads to tables of members only, and to what was played by link only those who are members', async () => {
    await setClub()
    const [anna, ben, stranger] = [await member('Anna'), await member('Ben'), await server.guest('Unnamed')]
    const [reader, outside] = [await member('Reader'), await server.guest('Outside')]
    const listed = await server.table([anna, ben], { visibility: 'listed' })
    await anna.send('POST', `/api/tables/${listed}/start`, {})
    await playToTheEnd(listed, [anna, ben])
    server.clock.now += HOUR
    const closed = await play([anna, ben])
    const mixed = await play([anna, ben, stranger])
    const seen = async (who: Asker) => {
      const { results } = await who.get('/api/club')
      return results.slice(0, 3).map(({ table }: { table: string | null }) => table)
    }
    expect(await seen(anna)).toEqual([mixed, closed, listed])
    expect(await seen(stranger)).toEqual([mixed, null, listed])
    expect(await seen(reader)).toEqual([null, closed, listed])
    for (const who of [outside, server.nobody]) expect(await seen(who)).toEqual([null, null, listed])
    // Page by page they are all told, each once, and no page names a table that its reader may not look at.
    const all = (await server.nobody.get('/api/club/games?limit=100')).games
    const paged: unknown[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { games, next } = await server.nobody.get(`/api/club/games?limit=1${after && `&after=${after}`}`)
      paged.push(...games)
      after = next
      expect(JSON.stringify(next)).not.toMatch(new RegExp(`${closed}|${mixed}`))
    }
    expect(paged).toEqual(all)
  })

  test('tells games that ended in the same moment each once, page by page', async () => {
    await setClub()
    const people = [await member('Anna'), await member('Ben')]
    for (let n = 0; n < 3; n++) {
      const table = await server.running(people)
      await playToTheEnd(table, people)
    }
    const all = (await people[0]!.get('/api/club/games?limit=3')).games
    const paged: unknown[] = []
    for (let after = ''; paged.length < 3; ) {
      const { games, next } = await people[0]!.get(`/api/club/games?limit=1${after && `&after=${after}`}`)
      paged.push(...games)
      after = next
    }
    expect(paged).toEqual(all)
    expect(new Set(paged.map((game) => (game as { table: string }).table)).size).toBe(3)
    server.clock.now += HOUR
  })

  test('by link only is shown to members, and a code makes one', async () => {
    await setClub({ visibility: 'link' })
    const [inside, outside] = [await server.guest('Inside'), await server.guest('Outside')]
    const { code } = await server.operator.send('POST', '/api/admin/codes', { label: 'PIER', most: 1 })
    expect(await inside.code('POST', '/api/me/club', { body: {} })).toBe('not-a-member')
    await inside.send('POST', '/api/me/club', { code })
    expect(await outside.code('POST', '/api/me/club', { body: { code } })).toBe('code-refused')
    expect((await inside.get('/api/club')).members.length).toBeGreaterThan(0)
    const seen = await outside.get('/api/club')
    expect(seen).toMatchObject({ club: { name: 'Pier 17', isClosed: true, members: 0 }, members: [], results: [] })
    expect(await outside.code('GET', '/api/club/games')).toBe('not-a-member')
    await setClub()
  })

  test('has evenings to which members say yes or no', async () => {
    await setClub()
    const [anna, ben, guest] = [await member('Anna'), await member('Ben'), await server.guest('Guest')]
    const at = server.clock.now + 5 * HOUR
    const wish = { at, title: 'Evening of three games', line: 'Packet Row' }
    const { id } = await server.operator.send('POST', '/api/admin/club/evenings', wish)
    const answer = (who: Asker, coming: boolean) =>
      who.code('PUT', `/api/club/evenings/${id}/answer`, { body: { coming } })
    expect(await answer(guest, true)).toBe('not-a-member')
    expect([await answer(anna, true), await answer(ben, true), await answer(ben, false)]).toEqual(['ok', 'ok', 'ok'])
    const { evening } = await anna.get('/api/club')
    expect(evening).toMatchObject({ ...wish, yes: 1, mine: true, coming: [{ name: 'Anna' }] })
    expect((await ben.get('/api/club')).evening.mine).toBe(false)
    expect((await server.operator.get('/api/admin/club')).evenings).toMatchObject([{ id, yes: 1 }])
    await server.operator.send('DELETE', `/api/admin/club/evenings/${id}`)
    expect((await anna.get('/api/club')).evening).toBeNull()
  })

  test('forgets whoever is erased, and knows an heir as the member', async () => {
    await setClub()
    const [anna, ben, heir] = [await member('Annabella'), await member('Ben'), await server.guest('Heir')]
    const table = await play([anna, ben])
    const parts = { store: server.store, house: server.house, now: () => server.clock.now }
    await newMerging(parts)(ben.id, { person: heir.id, name: 'Heir' })
    expect(await rowOf(heir)).toMatchObject({ games: 1 })
    expect(await rowOf(ben)).toBeUndefined()
    await newErasure(parts)(anna.id)
    expect(await rowOf(heir)).toMatchObject({ games: 1, met: 1 })
    const { games } = await server.nobody.get('/api/club/games')
    expect(games.map((game: { table: string }) => game.table)).not.toContain(table)
    expect(await dump(server.place.place)).not.toMatch(new RegExp(`${anna.id}|${ben.id}|Annabella`))
  })
})
