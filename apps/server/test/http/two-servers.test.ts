import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREPARED_PLACES } from '../store/places.ts'
import { Asker, startTestServer, type TestServer } from './test-server.ts'

/** Without an end in a test that fails: the test itself has one. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}

describe('two servers on one PostgreSQL', () => {
  let one: TestServer
  let two: TestServer
  let remove: () => Promise<void>
  let people: Asker[]
  const elsewhere = ({ token, id }: Asker) => new Asker(two.address, token, id)
  beforeAll(async () => {
    const place = await PREPARED_PLACES.PostgreSQL()
    remove = place.remove
    one = await startTestServer('PostgreSQL', {}, place)
    two = await startTestServer('PostgreSQL', {}, place)
    people = await Promise.all(['Anna', 'Ben', 'Cedric'].map((name) => one.guest(name)))
  })
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()])
    await remove()
  })

  test('a stream here hears what was done there', async () => {
    const table = await one.running(people.slice(0, 2))
    const stream = elsewhere(people[1]!).stream(table)
    await stream.next()
    const { actions } = await people[0]!.get(`/api/tables/${table}/legal`)
    const { body } = await people[0]!.act(table, actions[0])
    const { revision, events } = await stream.until(body.revision)
    expect(revision).toBe(4)
    expect(events!.map(({ what }) => what.kind)).toEqual(['action'])
    await stream.close()
  })

  test('of two who answer at once, one does, and the other is told so', async () => {
    const table = await one.running(people.slice(0, 2))
    await elsewhere(people[0]!).view(table)
    const { actions } = await people[0]!.get(`/api/tables/${table}/legal`)
    const path = `/api/tables/${table}/actions`
    const asked = actions.slice(0, 2).map((action: string) => ({ body: { decision: 0, action } }))
    const codes = await Promise.all([
      people[0]!.code('POST', path, asked[0]),
      elsewhere(people[0]!).code('POST', path, asked[1]),
    ])
    expect(codes.sort()).toEqual(['decision-past', 'ok'])
  })

  test('the same request at both is done once', async () => {
    const table = await one.running(people.slice(0, 2))
    await elsewhere(people[0]!).view(table)
    const asked = { body: { text: 'Ahoy' }, key: 'the-same-key' }
    const path = `/api/tables/${table}/chat`
    const answers = await Promise.all(
      [people[0]!, elsewhere(people[0]!), people[0]!, elsewhere(people[0]!)].map((who) => who.ask('POST', path, asked)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await people[0]!.get(`/api/tables/${table}/chat`)).lines.length).toBe(1)
  })

  test('everybody talking at once loses nobody’s word', async () => {
    const table = await one.running(people)
    const said = Array.from({ length: 40 }, (_, i) => `line ${i}`)
    const path = `/api/tables/${table}/chat`
    await Promise.all(
      said.map((text, i) => {
        const who = people[i % 3]!
        return (i % 2 === 0 ? who : elsewhere(who)).send('POST', path, { text })
      }),
    )
    for (const who of [people[0]!, elsewhere(people[0]!)]) {
      await eventually(async () => (await who.get(path)).lines.length === said.length)
      const lines = (await who.get(path)).lines.map(({ text }: { text: string }) => text)
      expect(lines.sort()).toEqual([...said].sort())
    }
  })

  test('an order that was given there is carried out here', async () => {
    const table = await one.running(people, { game: 'packet-row' })
    const master = (await people[0]!.view(table)).play!.actor!
    await elsewhere(people[0]!).view(table)
    await people[master]!.act(table, 'choose market')
    const asked = people[(master + 1) % 3]!
    await asked.send('PUT', `/api/tables/${table}/order`, { until: 'area' })
    await eventually(async () => (await two.house.chores.dueWork(table))?.kind === 'order')
    await two.house.chores.carryOutOrder(table)
    await eventually(async () => (await asked.view(table)).play!.moves === 2)
    expect((await one.store.tables.find(table))!.dueAt).toBeNull()
  })

  test('a name, a sign-out and a deletion hold everywhere', async () => {
    const dora = await one.guest('Dora')
    const there = elsewhere(dora)
    expect((await there.get('/api/me')).name).toBe('Dora')
    await dora.send('PATCH', '/api/me', { name: 'Dorothea' })
    await eventually(async () => (await there.get('/api/me')).name === 'Dorothea')
    await dora.send('DELETE', '/api/me')
    await eventually(async () => (await there.code('GET', '/api/me')) === 'not-signed-in')
  })
})
