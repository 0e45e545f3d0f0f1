import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asker, BACKENDS, startTestServer, type TestServer } from './test-server.ts'

describe.each(BACKENDS)('standing orders, on %s', (backend) => {
  let server: TestServer
  let people: Asker[]
  beforeAll(async () => {
    server = await startTestServer(backend)
    people = await Promise.all(['Anna', 'Ben', 'Cedric'].map((name) => server.guest(name)))
  })
  afterAll(() => server.stop())

  /** A game of three in which an area was chosen, and the seat after the harbour master is asked. */
  async function asked(): Promise<{ table: string; seat: number; who: Asker }> {
    const table = await server.running(people, { game: 'packet-row' })
    const { play } = await people[0]!.view(table)
    expect((await people[play!.actor!]!.act(table, 'choose market')).status).toBe(200)
    const seat = (await people[0]!.view(table)).play!.actor!
    return { table, seat, who: people[seat]! }
  }

  test('an order is carried out when its seat is asked, after the same time as a bot’s answer', async () => {
    const { table, seat, who } = await asked()
    server.clock.now += 100
    const { order } = await who.send('PUT', `/api/tables/${table}/order`, { until: 'area' })
    expect(order).toEqual({ until: 'area' })
    expect(await server.house.chores.dueWork(table)).toEqual({ kind: 'order', at: server.clock.now + 500 })
    expect((await server.store.tables.find(table))!.dueAt).toBe(server.clock.now + 500)
    await Promise.all([server.house.chores.carryOutOrder(table), server.house.chores.carryOutOrder(table)])
    const { play } = await who.view(table)
    expect(play!.moves).toBe(2)
    expect(play!.actor).not.toBe(seat)
    const { events } = await who.get(`/api/tables/${table}/digest?since=5`)
    expect(events).toMatchObject([{ by: who.id, what: { kind: 'action', seat, action: 'pass' } }])
  })

  test('an order given beforehand waits for its turn, and ends with what it waited for', async () => {
    const { table, seat, who } = await asked()
    const next = people[(seat + 1) % 3]!
    await next.send('PUT', `/api/tables/${table}/order`, { until: 'round' })
    expect(await server.house.chores.dueWork(table)).toBeNull()
    await who.act(table, 'pass')
    expect(await server.house.chores.dueWork(table)).toMatchObject({ kind: 'order' })
    await server.house.chores.carryOutOrder(table)
    const { play } = await who.view(table)
    const master = people[play!.actor!]!
    // The harbour master goes through the areas until the round is over.
    for (let round = 0; round === 0; ) {
      const { actions } = await master.get(`/api/tables/${table}/legal`)
      const { actor, position } = (await master.view(table)).play!
      if ((position as { round: number }).round > 0) break
      if (actor !== people.indexOf(master)) {
        await people[actor!]!.act(table, 'pass')
        continue
      }
      const take = actions.find((action: string) => action.startsWith('take'))
      await master.act(table, take ?? actions[0])
      round = ((await master.view(table)).play!.position as { round: number }).round
    }
    while ((await who.view(table)).play!.actor !== people.indexOf(next)) {
      const actor = people[(await who.view(table)).play!.actor!]!
      const { actions } = await actor.get(`/api/tables/${table}/legal`)
      await actor.act(table, actions.includes('pass') ? 'pass' : actions[0])
    }
    expect(await server.house.chores.dueWork(table)).toMatchObject({ kind: 'order' })
    const before = (await next.view(table)).revision
    await server.house.chores.carryOutOrder(table)
    expect((await next.get(`/api/tables/${table}/order`)).order).toBeNull()
    expect((await next.view(table)).revision).toBe(before)
    expect(await server.house.chores.dueWork(table)).toBeNull()
  })

  test('nobody else can tell that there is one', async () => {
    const { table, seat, who } = await asked()
    const other = people[(seat + 1) % 3]!
    const stream = other.stream(table)
    await stream.next()
    const paths = ['', '/legal', '/digest', '/chat', '/export', '/order'].map((rest) => `/api/tables/${table}${rest}`)
    const look = () =>
      Promise.all([...paths, '/api/tables', '/api/me/tables'].map(async (path) => (await other.ask('GET', path)).text))
    const before = await look()
    const { talons } = (await server.house.open(table))!.table.play!.deal as { talons: { bank: string[] } }
    await who.send('PUT', `/api/tables/${table}/order`, { until: 'card', card: talons.bank.at(-1) })
    expect(await look()).toEqual(before)
    await who.send('DELETE', `/api/tables/${table}/order`)
    expect(await look()).toEqual(before)
    expect((await who.get(`/api/tables/${table}/order`)).order).toBeNull()
    await stream.close()
    expect(stream.texts.length).toBe(1)
  })

  test('what cannot be ordered is refused with its own word', async () => {
    const { table, who } = await asked()
    const path = `/api/tables/${table}/order`
    const offered = (await who.get(`/api/tables/${table}/legal`)).actions[0].split(' ')[1]
    expect(await who.code('PUT', path, { body: { until: 'card', card: offered } })).toBe('card-offered-already')
    expect(await who.code('PUT', path, { body: { until: 'card', card: 'no/such' } })).toBe('card-unknown')
    expect(await who.code('PUT', path, { body: { until: 'dawn' } })).toBe('stretch-unknown')
    expect(await who.code('PUT', path, { body: { until: 'card' } })).toBe('member-missing')
  })
})
