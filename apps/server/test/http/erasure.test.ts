import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newErasure } from '../../src/house/erasure.ts'
import { newMerging } from '../../src/house/merging.ts'
import { createLog } from '../../src/operations/log.ts'
import { sweepOld } from '../../src/operations/retention-job.ts'
import { dump } from '../store/dump.ts'
import { type FreshPlace, PREPARED_PLACES } from '../store/places.ts'
import { Asker, type Backend, newKey, startTestServer, type TestServer } from './test-server.ts'

const HOLIDAYS = { pace: { kind: 'correspondence', hours: 24, holidayDays: 9 } } as const
const NAME = 'Zebedee'
const WORDS = 'quagga'
const KEYS = 'zebedee-key'
let count = 0

/** What nothing may hold any more. */
function tracesOf({ id }: Asker): RegExp {
  return new RegExp(`${NAME}|${WORDS}|${KEYS}|${id}`)
}

interface Scene {
  readonly leaver: Asker
  readonly friend: Asker
  readonly running: string
  readonly ordered: string
  readonly hosted: string
  /** The friend's, with a free seat. */
  readonly open: string
  readonly slow: string
  readonly ended: string
  readonly endedToo: string
}

/** Somebody who has done nearly all that one can do here. */
async function setScene(server: TestServer): Promise<Scene> {
  const [leaver, friend] = await Promise.all([server.guest(`${NAME}-${count++}`), server.guest('Friend')])
  const two = { options: { players: 2 } }
  const ended = async () => {
    const table = await server.running([friend, leaver])
    for (const one of [friend, leaver]) await one.send('POST', `/api/tables/${table}/abandon`)
    return table
  }
  const [running, ordered, hosted, open, slow, ...over] = await Promise.all([
    server.running([friend, leaver], { visibility: 'listed' }),
    server.running([friend, leaver]),
    server.table([leaver], two),
    server.table([friend], two),
    server.running([leaver, friend], HOLIDAYS),
    ended(),
    ended(),
  ])
  await Promise.all([
    ...[running, hosted, slow].map((table) => say(leaver, table)),
    ask(leaver, 'POST', `/api/tables/${slow}/holiday`, { days: 2 }),
    ask(leaver, 'PUT', `/api/tables/${ordered}/order`, { until: 'round' }),
    ask(leaver, 'PUT', `/api/tables/${hosted}/house`, { house: 2 }),
    ask(leaver, 'PATCH', '/api/me', { name: `${NAME} the Second ${count}` }),
    ask(leaver, 'POST', '/api/me/tokens'),
    ask(leaver, 'POST', '/api/me/recovery'),
    ask(leaver, 'PUT', `/api/me/mutes/${friend.id}`),
    friend.send('PUT', `/api/me/mutes/${leaver.id}`),
  ])
  return { leaver, friend, running, ordered, hosted, open, slow, ended: over[0]!, endedToo: over[1]! }
}

function ask(who: Asker, method: string, path: string, body?: unknown) {
  return who.ask(method, path, { body, key: `${KEYS}-${count++}-${newKey()}` })
}

const say = (who: Asker, table: string) =>
  ask(who, 'POST', `/api/tables/${table}/chat`, { text: `I love my ${WORDS} ${count}` })

/** Everything that leaves a trace of whoever asks for it. */
const LASTING: Readonly<Record<string, (scene: Scene, leaver: Asker) => Promise<{ status: number }>>> = {
  'a line at a running table': ({ running }, leaver) => say(leaver, running),
  'a seat': ({ open }, leaver) => ask(leaver, 'POST', `/api/tables/${open}/seats`, {}),
  'a new table': (_scene, leaver) =>
    ask(leaver, 'POST', '/api/tables', { game: 'high-card', options: { players: 2 }, visibility: 'listed' }),
  'a rematch': ({ ended }, leaver) => ask(leaver, 'POST', `/api/tables/${ended}/rematch`),
  'a new name': (_scene, leaver) => ask(leaver, 'PATCH', '/api/me', { name: `${NAME} the Last` }),
  'a token': (_scene, leaver) => ask(leaver, 'POST', '/api/me/tokens'),
  'a link for another device': (_scene, leaver) => ask(leaver, 'POST', '/api/me/recovery'),
  'somebody muted': ({ friend }, leaver) => ask(leaver, 'PUT', `/api/me/mutes/${friend.id}`),
  'a standing order': ({ ordered }, leaver) => ask(leaver, 'PUT', `/api/tables/${ordered}/order`, { until: 'area' }),
  'a holiday’s end': ({ slow }, leaver) => ask(leaver, 'DELETE', `/api/tables/${slow}/holiday`),
  'a house': ({ hosted }, leaver) => ask(leaver, 'PUT', `/api/tables/${hosted}/house`, { house: 1 }),
}

describe.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)('whoever is erased, on %s with servers: %i', (backend: Backend, servers) => {
  let place: FreshPlace
  let one: TestServer
  let two: TestServer
  const elsewhere = ({ token, id }: Asker) => new Asker(two.address, token, id)
  beforeAll(async () => {
    place = await PREPARED_PLACES[backend]()
    one = await startTestServer(backend, {}, place)
    two = servers === 1 ? one : await startTestServer(backend, {}, place)
  })
  afterAll(async () => {
    await one.stop()
    if (two !== one) await two.stop()
    await place.remove()
  })
  const everything = () => dump(place.place)

  test('is in no row of the database any more', async () => {
    const scene = await setScene(one)
    const { leaver, friend } = scene
    expect(await everything()).toMatch(tracesOf(leaver))
    const stream = elsewhere(leaver).stream(scene.running)
    await stream.next()
    await leaver.send('DELETE', '/api/me')
    const left = await everything()
    expect(left).not.toMatch(tracesOf(leaver))
    // Nothing of others is lost.
    expect(left).toContain(friend.id)
    expect(await stream.closed).toBeGreaterThanOrEqual(1008)
    expect((await friend.view(scene.running)).seats[1]).toMatchObject({ kind: 'person', name: '' })
    expect((await elsewhere(friend).get('/api/me/tables')).tables).not.toHaveLength(0)
    expect(await friend.code('POST', `/api/tables/${scene.slow}/chat`, { body: { text: 'Gone?' } })).toBe('ok')
  })

  test('may ask for it again, by the same cookie, at the same time and later', async () => {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"name":"${NAME}"}` }
    const given = await fetch(`${one.address}/api/guests`, asked)
    const cookie = given.headers.get('set-cookie')!.split(';')[0]!.replace(/-\d+=/, '=')
    const leave = ({ address }: TestServer) =>
      fetch(`${address}/api/me`, { method: 'DELETE', headers: { cookie, 'idempotency-key': newKey() } })
    const answers = await Promise.all([leave(one), leave(two), leave(one)])
    answers.push(await leave(two))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.at(-1)!.headers.getSetCookie().join()).toContain('Max-Age=0')
    expect(await everything()).not.toContain(NAME)
  })

  test('comes too late with whatever was under way', async () => {
    const scene = await setScene(one)
    const { leaver } = scene
    const gate = holdBack(two, leaver.id)
    const late = Object.entries(LASTING).map(async ([what, send]) => [
      what,
      (await send(scene, elsewhere(leaver))).status,
    ])
    await expect.poll(gate.held).toBe(late.length)
    const gone = leaver.send('DELETE', '/api/me')
    await isUnderWay(one, leaver, gone)
    gate.open()
    expect(await Promise.all(late)).toEqual(Object.keys(LASTING).map((what) => [what, 401]))
    await gone
    expect(await everything()).not.toMatch(tracesOf(leaver))
  })

  test('is kept no seat by those who play again meanwhile, before and after', async () => {
    const { leaver, friend, ended, endedToo } = await setScene(one)
    const gate = holdBack(two, friend.id)
    const late = elsewhere(friend).send('POST', `/api/tables/${ended}/rematch`)
    await expect.poll(gate.held).toBe(1)
    gate.letOthersPass()
    const { listOf } = one.store.tables
    // A rematch is made when the erasure has already looked which tables there are.
    one.store.tables.listOf = async (...asked) => {
      const found = await listOf(...asked)
      one.store.tables.listOf = listOf
      await elsewhere(friend).send('POST', `/api/tables/${endedToo}/rematch`)
      return found
    }
    const gone = leaver.send('DELETE', '/api/me')
    await isUnderWay(one, leaver, gone)
    gate.open()
    const { table } = await late
    await gone
    expect(await everything()).not.toMatch(tracesOf(leaver))
    expect((await friend.view(table)).seats).toMatchObject([{ kind: 'person' }, { kind: 'open' }])
  })

  test('leaves nothing whatever is asked at the same time, many times over', async () => {
    for (let round = 0; round < 4; round++) {
      const scene = await setScene(one)
      const { leaver, friend } = scene
      const somewhere = (who: Asker) => (randomInt(2) === 0 ? who : elsewhere(who))
      const soon = () => pause(randomInt(12))
      const racing = [
        ...Object.values(LASTING),
        ...[0, 1, 2, 3, 4, 5].flatMap(() => Object.values(LASTING).slice(0, 1)),
      ].map(async (send) => {
        await soon()
        return (await send(scene, somewhere(leaver))).status
      })
      const friendly = [scene.ended, scene.endedToo].map(async (table) => {
        await soon()
        await somewhere(friend).send('POST', `/api/tables/${table}/rematch`)
      })
      await soon()
      await Promise.all([leaver, elsewhere(leaver)].map((who) => who.ask('DELETE', '/api/me'))).then((answers) => {
        for (const { status } of answers) expect([200, 401]).toContain(status)
        expect(answers.some(({ status }) => status === 200)).toBe(true)
      })
      await Promise.all(friendly)
      for (const status of await Promise.all(racing)) expect(status).toBeLessThan(500)
      expect(await everything()).not.toMatch(tracesOf(leaver))
    }
  })

  test('is erased to the end after a crash, and is nobody meanwhile', async () => {
    const { leaver, running } = await setScene(one)
    await one.store.people.leave(leaver.id, one.clock.now)
    expect(await leaver.code('GET', '/api/me')).toBe('not-signed-in')
    expect(await leaver.code('POST', `/api/tables/${running}/chat`, { body: { text: 'still here' } })).toBe(
      'not-signed-in',
    )
    const retention = { endedMs: null, idleMs: null, peopleMs: null, guestsMs: null }
    const now = () => two.clock.now
    const erase = newErasure({ ...two, now })
    const merge = newMerging({ ...two, now })
    await sweepOld({ store: two.store, erase, merge, retention, log: createLog('silent'), now })
    expect(await everything()).not.toMatch(tracesOf(leaver))
  })

  test('is finished with by asking again, where it was not done', async () => {
    const { leaver } = await setScene(one)
    await one.store.people.leave(leaver.id, one.clock.now)
    await elsewhere(leaver).send('DELETE', '/api/me')
    expect(await everything()).not.toMatch(tracesOf(leaver))
  })

  test('is erased by the operator too, also what an older version has left', async () => {
    const { leaver, running } = await setScene(one)
    await say(leaver, running)
    await one.store.people.delete(leaver.id)
    expect(await everything()).toMatch(tracesOf(leaver))
    await two.operator.send('DELETE', `/api/admin/people/${leaver.id}`)
    expect(await everything()).not.toMatch(tracesOf(leaver))
    expect(await one.operator.code('DELETE', `/api/admin/people/${leaver.id}`)).toBe('no-such-person')
    const second = (await setScene(one)).leaver
    await two.operator.send('DELETE', `/api/admin/people/${second.id}`)
    expect(await everything()).not.toMatch(tracesOf(second))
  })
})

/** The erasure is over, or waits for its turn at a table where something else is held back in the same process. */
async function isUnderWay({ store }: TestServer, { id }: Asker, gone: Promise<unknown>): Promise<void> {
  const isOver = gone.then(() => true)
  for (;;) {
    if (await Promise.race([isOver, pause(50)])) return
    if ((await store.people.leaving()).some(({ person }) => person === id)) return
  }
}

interface Gate {
  /** How many wait at it. */
  held(): number
  letOthersPass(): void
  open(): void
}

/** Stops whatever is to be stored at a server in somebody's name, on its last step, until the gate is opened. */
function holdBack({ store }: TestServer, person: string): Gate {
  const opened = Promise.withResolvers<void>()
  const undo: (() => void)[] = []
  let held = 0
  const gate = <Part extends object>(part: Part, name: keyof Part, isTheirs: (...args: never[]) => boolean) => {
    const through = part[name] as (...args: unknown[]) => Promise<unknown>
    const stop = async (...args: unknown[]) => {
      if (isTheirs(...(args as never[]))) {
        held++
        await opened.promise
      }
      return through(...args)
    }
    part[name] = stop as Part[typeof name]
    undo.push(() => {
      part[name] = through as Part[typeof name]
    })
  }
  const letOthersPass = () => {
    for (const free of undo.splice(0)) free()
  }
  gate(store.tables, 'append', ({ author }: { author?: string }) => author === person)
  gate(store.tables, 'create', ({ first }: { first: { author?: string } }) => first.author === person)
  gate(store.identities, 'rename', (id: string) => id === person)
  gate(store.identities, 'addToken', (token: { person: string }) => token.person === person)
  gate(store.people, 'mute', (id: string) => id === person)
  gate(store.orders, 'give', (_order: unknown, by: string) => by === person)
  return {
    held: () => held,
    letOthersPass,
    open: () => {
      letOthersPass()
      opened.resolve()
    },
  }
}
