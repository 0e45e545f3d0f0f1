import { isSpoken, needsKey, PROBLEMS, ROUTES, type Route, type RouteName } from '@south-street/protocol'
import { SCHEMAS } from '@south-street/protocol/schemas'
import { ORDER_REFUSALS, TABLE_REFUSALS } from '@south-street/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CASES, type Case, KINDS, type Kind, type Scene } from './access-cases.ts'
import { BACKENDS, Stream, startTestServer, type TestServer } from './test-server.ts'

const NAMES = Object.keys(ROUTES) as RouteName[]

function expectedFor({ expected }: Case, kind: Kind): string {
  return typeof expected === 'string' ? expected : expected[KINDS.indexOf(kind)]!
}

async function setScene(server: TestServer): Promise<Scene> {
  const [host, seat, spectator, other] = await Promise.all(
    ['Anna', 'Ben', 'Cedric', 'Dora'].map((name) => server.guest(name)),
  )
  const running = await server.running([host!, seat!])
  await server.running([other!, await server.guest('Emil')])
  const { table: open } = await host!.send('POST', '/api/tables', { game: 'high-card', options: { players: 2 } })
  const { nobody, operator } = server
  return {
    running,
    open,
    askers: { nobody, spectator: spectator!, 'other table': other!, seat: seat!, host: host!, operator },
  }
}

async function revisionsOf(server: TestServer, { running, open }: Scene): Promise<unknown> {
  return Promise.all([running, open].map(async (id) => (await server.store.tables.find(id))!.revision))
}

describe.each(BACKENDS)('who may do what, on %s', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(backend)
  })
  afterAll(() => server.stop())

  // The way to the handlers is the same on every database; what changes something may be kept by each in its own way.
  const routes = backend === 'SQLite' ? NAMES : NAMES.filter((name) => ROUTES[name].method !== 'GET')
  test.each(routes)('%s', async (name) => {
    const route: Route = ROUTES[name]
    const one = CASES[name]
    let scene = await setScene(server)
    for (const kind of KINDS) {
      const asker = scene.askers[kind]
      const path = one.path?.(scene) ?? route.path
      const before = await revisionsOf(server, scene)
      const wanted = expectedFor(one, kind)
      // Without a key, nothing that changes something is even looked at.
      if (needsKey(route) && asker.token !== null && kind !== 'operator') {
        expect(await asker.code(route.method, path, { body: one.body, key: null }), `${kind}, no key`).toBe(
          'key-missing',
        )
      }
      const { status, body } = await asker.ask(route.method, path, { body: one.body })
      expect(status === 200 ? 'ok' : body.code, kind).toBe(wanted)
      if (wanted !== 'ok') {
        expect(await revisionsOf(server, scene), kind).toEqual(before)
        expect(body).toMatchObject({ status, params: expect.any(Object), detail: expect.stringMatching(/\S/) })
        continue
      }
      expect(SCHEMAS[name].answer.safeParse(body).error, kind).toBeUndefined()
      // What was done is undone by setting up everything anew.
      if (route.method !== 'GET') scene = await setScene(server)
    }
  })

  test('nobody reads or acts for another seat, whatever the body claims', async () => {
    const { running, askers } = await setScene(server)
    const own = await askers.seat.get(`/api/tables/${running}`)
    expect(own.you).toBe(1)
    expect(own.play.position.hands[0]).toEqual([-1, -1])
    const forged = await askers.seat.ask('POST', `/api/tables/${running}/actions`, {
      body: { action: 'wave', seat: 0 },
    })
    expect(forged.body.code).toBe('body-malformed')
    const foreign = (await askers.host.get(`/api/tables/${running}/legal`)).actions[0]
    expect((await askers.seat.act(running, foreign)).body.code).toBe('not-asked')
  })

  test('a table without spectators is for those who sit there', async () => {
    const [anna, ben, cedric] = await Promise.all(['Anna', 'Ben', 'Cedric'].map((name) => server.guest(name)))
    const table = await server.running([anna!, ben!], { spectators: false })
    for (const rest of ['', '/chat', '/digest', '/export', '/live']) {
      expect(await cedric!.code('GET', `/api/tables/${table}${rest}`), rest).toBe('no-spectators')
      expect(await server.nobody.code('GET', `/api/tables/${table}${rest}`), rest).toBe('no-spectators')
    }
    expect(await ben!.code('GET', `/api/tables/${table}`)).toBe('ok')
    expect(await new Stream(cedric!, table).closed).toBe(1006)
  })
})

// The way to the handlers is the same on every database.
describe('who may do what on a stream', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('SQLite')
  })
  afterAll(() => server.stop())

  test.each(NAMES.filter(isSpoken))('%s', async (name) => {
    const one = CASES[name]
    let scene = await setScene(server)
    for (const kind of KINDS.filter((kind) => kind !== 'operator')) {
      const path = one.path!(scene)
      const before = await revisionsOf(server, scene)
      const wanted = expectedFor(one, kind)
      const seat = /seats\/(\d+)/.exec(path)?.[1]
      const stream = scene.askers[kind].stream(path.includes(scene.open) ? scene.open : scene.running)
      await stream.next()
      const { status, body } = await stream.command(name, {
        ...(seat !== undefined && { where: { seat } }),
        body: one.body,
      })
      await stream.close()
      expect(status === 200 ? 'ok' : body.code, kind).toBe(wanted)
      if (wanted !== 'ok') expect(await revisionsOf(server, scene), kind).toEqual(before)
      else {
        expect(SCHEMAS[name].answer.safeParse(body).error, kind).toBeUndefined()
        scene = await setScene(server)
      }
    }
  })
})

test('every refusal of a table is a problem that the API knows', () => {
  for (const code of [...TABLE_REFUSALS, ...ORDER_REFUSALS]) expect(Object.keys(PROBLEMS)).toContain(code)
})
