import { isSpoken, needsKey, PROBLEMS, ROUTES, type Route, type RouteName } from '@south-street/protocol'
import { SCHEMAS } from '@south-street/protocol/schemas'
import { ORDER_REFUSALS, TABLE_REFUSALS } from '@south-street/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asker, BACKENDS, Stream, startTestServer, type TestServer } from './test-server.ts'

const KINDS = ['nobody', 'spectator', 'other table', 'seat', 'host', 'operator'] as const
type Kind = (typeof KINDS)[number]

/** Answers to each kind of asker, in this order; one word stands for all. */
type Expected = string | readonly [string, string, string, string, string, string]

const PUBLIC: Expected = ['ok', 'ok', 'ok', 'ok', 'ok', 'not-signed-in']
const SIGNED_IN: Expected = ['not-signed-in', 'ok', 'ok', 'ok', 'ok', 'not-signed-in']
/** For whoever sits there. */
const SEATED: Expected = ['not-signed-in', 'not-seated', 'not-seated', 'ok', 'ok', 'not-signed-in']
const OPERATOR: Expected = ['not-operator', 'not-operator', 'not-operator', 'not-operator', 'not-operator', 'ok']

function seated(seat: string, host: string): Expected {
  return ['not-signed-in', 'not-seated', 'not-seated', seat, host, 'not-signed-in']
}
function hosted(host: string): Expected {
  return ['not-signed-in', 'not-host', 'not-host', 'not-host', host, 'not-signed-in']
}

interface Scene {
  /** Running, of Anna (seat 0, host) and Ben. */
  readonly running: string
  /** Waiting for players, hosted by Anna. */
  readonly open: string
  readonly askers: Readonly<Record<Kind, Asker>>
}

interface Case {
  readonly expected: Expected
  path?(scene: Scene): string
  readonly body?: unknown
}

const at =
  (rest: string, which: 'running' | 'open' = 'running') =>
  (scene: Scene): string =>
    `/api/tables/${scene[which]}${rest}`

const CASES: Record<RouteName, Case> = {
  version: { expected: PUBLIC },
  seen: { expected: PUBLIC },
  games: { expected: PUBLIC },
  createGuest: { expected: PUBLIC, body: { name: 'New' } },
  redeem: {
    expected: ['link-used-up', 'link-used-up', 'link-used-up', 'link-used-up', 'link-used-up', 'not-signed-in'],
    body: { token: 'x'.repeat(43) },
  },
  me: { expected: SIGNED_IN },
  rename: { expected: SIGNED_IN, body: { name: 'Other' } },
  deleteMe: { expected: PUBLIC },
  signOut: { expected: SIGNED_IN },
  createToken: { expected: SIGNED_IN },
  createRecovery: { expected: SIGNED_IN },
  devices: { expected: SIGNED_IN },
  removeDevice: {
    expected: [
      'not-signed-in',
      'no-such-device',
      'no-such-device',
      'no-such-device',
      'no-such-device',
      'not-signed-in',
    ],
    path: () => `/api/me/devices/${'x'.repeat(22)}`,
  },
  mutes: { expected: SIGNED_IN },
  mute: { expected: SIGNED_IN, path: ({ askers }) => `/api/me/mutes/${askers.host.id}` },
  unmute: { expected: SIGNED_IN, path: ({ askers }) => `/api/me/mutes/${askers.host.id}` },
  myTables: { expected: PUBLIC },
  nextTable: { expected: SIGNED_IN },
  createTable: { expected: SIGNED_IN, body: { game: 'high-card', options: { players: 2 } } },
  listTables: { expected: PUBLIC },
  table: { expected: PUBLIC, path: at('') },
  live: {
    expected: [
      'upgrade-needed',
      'upgrade-needed',
      'upgrade-needed',
      'upgrade-needed',
      'upgrade-needed',
      'not-signed-in',
    ],
    path: at('/live'),
  },
  legal: { expected: SEATED, path: at('/legal') },
  digest: { expected: PUBLIC, path: at('/digest') },
  chat: { expected: PUBLIC, path: at('/chat') },
  exportTable: { expected: PUBLIC, path: at('/export') },
  takeSeat: {
    expected: ['not-signed-in', 'ok', 'ok', 'ok', 'ok', 'not-signed-in'],
    path: at('/seats', 'open'),
    body: {},
  },
  leaveSeat: { expected: SEATED, path: at('/leave') },
  seatBot: { expected: hosted('ok'), path: at('/seats/1/bot', 'open'), body: { level: 'random' } },
  emptySeat: { expected: hosted('ok'), path: at('/seats/0', 'open') },
  chooseHouse: { expected: seated('not-seated', 'ok'), path: at('/house', 'open'), body: { house: 3 } },
  start: { expected: hosted('seats-open'), path: at('/start', 'open') },
  act: { expected: SEATED, path: at('/actions'), body: { decision: 0, action: 'wave' } },
  takeBack: { expected: seated('nothing-to-take-back', 'nothing-to-take-back'), path: at('/take-back') },
  answerTakeBack: {
    expected: seated('no-take-back-asked', 'no-take-back-asked'),
    path: at('/take-back'),
    body: { agree: true },
  },
  order: { expected: SEATED, path: at('/order') },
  giveOrder: { expected: SEATED, path: at('/order'), body: { until: 'round' } },
  withdrawOrder: { expected: SEATED, path: at('/order') },
  say: { expected: SEATED, path: at('/chat'), body: { text: 'Ahoy' } },
  goAway: { expected: SEATED, path: at('/away') },
  comeBack: { expected: SEATED, path: at('/back') },
  voteStandIn: { expected: seated('vote-for-others', 'not-away'), path: at('/seats/1/stand-in') },
  startHoliday: {
    expected: seated('no-holidays-here', 'no-holidays-here'),
    path: at('/holiday'),
    body: { days: 1 },
  },
  endHoliday: { expected: SEATED, path: at('/holiday') },
  agreeHandover: { expected: SEATED, path: at('/handover') },
  voteHandover: { expected: seated('vote-for-others', 'not-absent'), path: at('/seats/1/handover') },
  offerSeat: { expected: hosted('owner-has-not-agreed'), path: at('/seats/1/offer') },
  claimSeat: {
    expected: ['not-signed-in', 'claim-invalid', 'claim-invalid', 'already-seated', 'already-seated', 'not-signed-in'],
    path: at('/claim'),
    body: { claim: 'x'.repeat(43) },
  },
  reclaimSeat: {
    expected: [
      'not-signed-in',
      'nothing-to-reclaim',
      'nothing-to-reclaim',
      'already-seated',
      'already-seated',
      'not-signed-in',
    ],
    path: at('/reclaim'),
  },
  abandon: { expected: SEATED, path: at('/abandon') },
  rematch: { expected: seated('not-finished', 'not-finished'), path: at('/rematch') },
  close: { expected: hosted('ok'), path: at('/close', 'open') },
  closeByOperator: { expected: OPERATOR, path: ({ running }) => `/api/admin/tables/${running}/close` },
  deleteTable: { expected: OPERATOR, path: ({ running }) => `/api/admin/tables/${running}` },
  deletePerson: { expected: OPERATOR, path: ({ askers }) => `/api/admin/people/${askers.seat.id}` },
}

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

  test.each(NAMES)('%s', async (name) => {
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
