import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asker, BACKENDS, startTestServer, type TestServer } from './test-server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAILY = { pace: { kind: 'correspondence', hours: 24, holidayDays: 2 } } as const

/** Everything that can be asked of a table besides reading it. */
const ATTACKS: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['POST', '/seats', {}],
  ['POST', '/seats', { seat: 0 }],
  ['PUT', '/seats/0/bot', { level: 'random' }],
  ['DELETE', '/seats/0'],
  ['POST', '/start', { first: 1 }],
  ['PUT', '/house', { house: 0 }],
  ['POST', '/take-back'],
  ['PUT', '/take-back', { agree: true }],
  ['POST', '/seats/0/stand-in'],
  ['POST', '/seats/0/handover'],
  ['POST', '/seats/0/offer'],
  ['POST', '/claim', { claim: 'x'.repeat(43) }],
  ['POST', '/reclaim'],
  ['POST', '/abandon'],
  ['POST', '/abandon'],
  ['POST', '/close'],
  ['POST', '/rematch'],
]

describe.each(BACKENDS)('fair between people, on %s', (backend) => {
  let server: TestServer
  let people: Asker[]
  beforeAll(async () => {
    server = await startTestServer(backend)
  })
  afterAll(() => server.stop())
  const gather = async () => {
    people = await Promise.all(['Anna', 'Ben', 'Cedric', 'Dora', 'Emil'].map((name) => server.guest(name)))
    return people as [Asker, Asker, Asker, Asker, Asker]
  }
  /** The house does what is due: the clock of whoever owes the decision has run out. */
  const timeOut = async (table: string) => {
    const work = await server.house.chores.dueWork(table)
    expect(work).toMatchObject({ kind: 'clock', at: server.clock.now })
    await server.house.chores.runOut(table, work as never)
  }

  test.each([2, 3])('24 hours a decision, %i seats: who is absent for an hour has lost nothing', async (players) => {
    const [anna, ben, cedric, dora, emil] = await gather()
    const seats = players === 2 ? [ben, anna] : [ben, anna, cedric]
    const table = await server.running(seats, DAILY)
    const path = (rest: string) => `/api/tables/${table}${rest}`.replace('/seats/0', '/seats/1')
    const move = async (who: Asker) => {
      const { actions } = await who.get(`/api/tables/${table}/legal`)
      return who.act(table, actions[0])
    }
    await move(ben)
    const before = await anna.view(table)
    expect(before.play!.actor).toBe(1)
    server.clock.now += HOUR
    for (const attacker of [...seats.filter((who) => who !== anna), dora, emil]) {
      for (const [method, rest, body] of ATTACKS) {
        await attacker.ask(method, path(rest), { body })
        for (const eyes of [ben, cedric, dora, emil, server.nobody]) {
          const seen = await eyes.view(table)
          expect(seen.you).not.toBe(1)
          expect(Object.keys(seen.play!.seal)).toEqual(['sha256'])
          expect((seen.play!.position as { hands: number[][] }).hands[1]!.every((card) => card < 0)).toBe(true)
        }
      }
    }
    const after = await anna.view(table)
    expect(after).toMatchObject({ status: 'running', you: 1 })
    expect(after.seats[1]).toEqual(before.seats[1])
    expect(after.play).toEqual(before.play)
    expect((await move(anna)).status).toBe(200)
  })

  test('a seat is handed on by votes and a wait, its owner finds the table and takes the seat back', async () => {
    const [anna, ben, cedric, dora] = await gather()
    const table = await server.running([anna, ben, cedric], { ...DAILY, spectators: false })
    const at = (rest: string) => `/api/tables/${table}${rest}`
    server.clock.now += DAY
    await timeOut(table)
    for (const who of [ben, cedric]) expect(await who.code('POST', at('/seats/0/handover'))).toBe('ok')
    const { body } = await ben.ask('POST', at('/seats/0/offer'))
    expect(body).toMatchObject({ of: 'table', code: 'owner-may-come-back', params: { hours: 72 } })
    expect(body.detail).toContain('72 h')
    server.clock.now += 3 * DAY
    const { claim } = await ben.send('POST', at('/seats/0/offer'))
    await dora.send('POST', at('/claim'), { claim })
    expect((await dora.view(table)).you).toBe(0)
    const { tables } = await anna.get('/api/me/tables')
    expect(tables.map(({ id }: { id: string }) => id)).toContain(table)
    const { you, seats } = await anna.view(table)
    expect(you).toBeNull()
    expect(seats[0]).toMatchObject({ name: 'Dora', owner: { name: 'Anna' } })
    expect(await anna.code('POST', at('/reclaim'))).toBe('ok')
    expect((await anna.view(table)).you).toBe(0)
    expect(await dora.code('GET', at(''))).toBe('no-spectators')
  })

  test('houses, the first to act, holidays and banks, over the network', async () => {
    const [anna, ben] = await gather()
    const open = await server.table([anna, ben], { ...DAILY, standIns: 'never' })
    const at = (rest: string) => `/api/tables/${open}${rest}`
    expect(await ben.code('PUT', at('/house'), { body: { house: 0 } })).toBe('house-taken')
    expect(await ben.code('PUT', at('/house'), { body: { house: 4 } })).toBe('ok')
    expect(await anna.code('POST', at('/start'), { body: { first: 7 } })).toBe('no-such-seat')
    expect(await anna.code('POST', at('/start'), { body: { first: 1 } })).toBe('ok')
    const view = await anna.view(open)
    expect(view.seats.map(({ house }) => house)).toEqual([0, 4])
    expect(view.play).toMatchObject({ actor: 1, deadline: server.clock.now + DAY })
    expect(await ben.code('POST', at('/holiday'), { body: { days: 3 } })).toBe('holiday-too-long')
    expect(await ben.code('POST', at('/holiday'), { body: { days: 2 } })).toBe('ok')
    expect((await anna.view(open)).play!.deadline).toBe(server.clock.now + 3 * DAY)
    expect(await ben.code('DELETE', at('/holiday'))).toBe('ok')

    const quick = await server.running([anna, ben], { pace: { kind: 'bank', seconds: 60, increment: 5 } })
    server.clock.now += 60_000
    await timeOut(quick)
    expect((await ben.view(quick)).play!.banks).toEqual([0, 60_000])
  })

  test.each([
    { kind: 'live', seconds: 4 },
    { kind: 'bank', seconds: 59, increment: 0 },
    { kind: 'bank', seconds: 60, increment: 301 },
    { kind: 'correspondence', hours: 11 },
    { kind: 'correspondence', hours: 169 },
    { kind: 'correspondence', hours: 24, holidayDays: 31 },
  ])('no table plays at the pace of %o', async (pace) => {
    const [anna] = await gather()
    const body = { game: 'high-card', options: { players: 2 }, pace }
    expect(await anna.code('POST', '/api/tables', { body })).toBe('body-malformed')
  })
})
