import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, Asker, Stream, startTestServer, type TestServer } from './test-server.ts'

const HOUR_MS = 3_600_000
const running: TestServer[] = []

/** Behind a proxy, so that visitors may come from anywhere. */
async function start(settings: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer('SQLite', { LIMITS: 'on', TRUSTED_PROXIES: '1', ...settings })
  running.push(server)
  return server
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

const from = (address: string) => ({ 'x-forwarded-for': address })

interface Refusal {
  readonly code: string
  readonly detail: string
  readonly params: { readonly seconds: number; readonly until: string }
}

function arrive(server: TestServer, address: string): Promise<Answer<Refusal & { token: string; id: string }>> {
  return server.nobody.ask('POST', '/api/guests', { body: { bearer: true }, headers: from(address) })
}

async function guest(server: TestServer, address: string): Promise<Asker> {
  const { body } = await arrive(server, address)
  return new Asker(server.address, body.token, body.id, from(address))
}

const NEW_TABLE = { game: 'high-card', options: { players: 2 } }

describe('new identities', () => {
  test('are counted by address, IPv6 by its network, and there is room again after a day', async () => {
    const server = await start({ IDENTITIES_PER_DAY_PER_ADDRESS: '2' })
    const codes = async (address: string) => (await arrive(server, address)).status
    expect([await codes('192.0.2.1'), await codes('::ffff:192.0.2.1'), await codes('192.0.2.1')]).toEqual([
      200, 200, 429,
    ])
    expect(await codes('192.0.2.2')).toBe(200)
    expect([await codes('2001:db8::1'), await codes('2001:db8::2:1'), await codes('2001:db8:0:0:ff::')]).toEqual([
      200, 200, 429,
    ])
    expect(await codes('2001:db8:0:1::1')).toBe(200)
    server.clock.now += 23 * HOUR_MS
    expect(await codes('192.0.2.1')).toBe(429)
    server.clock.now += 2 * HOUR_MS
    expect(await codes('192.0.2.1')).toBe(200)
  })

  test('a refusal says when to come again, in three languages', async () => {
    const server = await start({ IDENTITIES_PER_DAY_PER_ADDRESS: '1' })
    await arrive(server, '192.0.2.1')
    const said = new Set<string>()
    for (const language of ['en', 'de', 'pl']) {
      const { status, headers, body } = await server.nobody.ask('POST', '/api/guests', {
        body: {},
        headers: { ...from('192.0.2.1'), 'accept-language': language },
      })
      const { code, params, detail } = body as Refusal
      expect({ status, code }).toEqual({ status: 429, code: 'too-many-identities' })
      expect(headers.get('retry-after')).toBe(String(params.seconds))
      const until = Date.parse(params.until.replace(' UTC', 'Z').replace(' ', 'T'))
      expect(Math.abs(server.clock.now + params.seconds * 1_000 - until)).toBeLessThanOrEqual(60_000)
      expect(detail).toContain(params.until)
      said.add(detail)
    }
    expect(said.size).toBe(3)
  })

  test('whoever is somebody already may ask as often as they like', async () => {
    const server = await start({ IDENTITIES_PER_DAY_PER_ADDRESS: '1' })
    const anna = await guest(server, '192.0.2.1')
    for (let i = 0; i < 3; i++) expect(await anna.code('POST', '/api/guests', { body: {} })).toBe('ok')
  })
})

describe('tables', () => {
  test('of one person and of one address in a day', async () => {
    const server = await start({ TABLES_PER_DAY: '2', TABLES_PER_DAY_PER_ADDRESS: '3' })
    const anna = await guest(server, '192.0.2.1')
    const ben = await guest(server, '192.0.2.1')
    const create = (who: Asker) => who.code('POST', '/api/tables', { body: NEW_TABLE })
    expect([await create(anna), await create(anna), await create(anna)]).toEqual(['ok', 'ok', 'too-many-tables'])
    expect([await create(ben), await create(ben)]).toEqual(['ok', 'too-many-tables'])
    expect(await create(await guest(server, '192.0.2.2'))).toBe('ok')
  })

  test('what was refused for another reason costs nothing', async () => {
    const server = await start({ TABLES_PER_DAY: '1' })
    const anna = await guest(server, '192.0.2.1')
    const wrong = { game: 'chess', options: { players: 2 } }
    expect(await anna.code('POST', '/api/tables', { body: wrong })).toBe('game-unknown')
    expect(await anna.code('POST', '/api/tables', { body: NEW_TABLE })).toBe('ok')
  })

  test('whose game is not over; one that was left makes room again', async () => {
    const server = await start({ OPEN_TABLES: '2' })
    const [anna, ben] = [await guest(server, '192.0.2.1'), await guest(server, '192.0.2.2')]
    const { table: first } = await anna.send('POST', '/api/tables', NEW_TABLE)
    await anna.send('POST', '/api/tables', NEW_TABLE)
    const { table: other } = await ben.send('POST', '/api/tables', NEW_TABLE)
    expect(await anna.code('POST', '/api/tables', { body: NEW_TABLE })).toBe('too-many-open-tables')
    expect(await anna.code('POST', `/api/tables/${other}/seats`, { body: {} })).toBe('too-many-open-tables')
    await anna.send('POST', `/api/tables/${first}/close`)
    expect(await anna.code('POST', `/api/tables/${other}/seats`, { body: {} })).toBe('ok')
    await anna.send('POST', `/api/tables/${other}/leave`)
    expect(await anna.code('POST', '/api/tables', { body: NEW_TABLE })).toBe('ok')
  })

  test('in the public list: a few of one host, and so many of one address in a day', async () => {
    const server = await start({ LISTED_TABLES_PER_DAY_PER_ADDRESS: '6' })
    const body = { ...NEW_TABLE, visibility: 'listed' }
    const [anna, ben] = [await guest(server, '192.0.2.1'), await guest(server, '192.0.2.2')]
    const codes: string[] = []
    for (let i = 0; i < 7; i++) codes.push(await anna.code('POST', '/api/tables', { body }))
    expect(codes).toEqual([...Array(6).fill('ok'), 'too-many-listed'])
    expect(await anna.code('POST', '/api/tables', { body: NEW_TABLE })).toBe('ok')
    await ben.send('POST', '/api/tables', body)
    const { tables } = await server.nobody.get('/api/tables')
    expect(tables.length).toBe(4)
    const one = await server.nobody.get('/api/tables?limit=2')
    const two = await server.nobody.get(`/api/tables?limit=10&after=${encodeURIComponent(one.next)}`)
    expect([...one.tables, ...two.tables]).toEqual(tables)
  })
})

describe('chat', () => {
  test('has its rest, and the game goes on meanwhile', async () => {
    const server = await start({ CHAT_LINES_PER_MINUTE: '3', CHAT_LINES_PER_DAY_PER_ADDRESS: '5' })
    const [anna, ben] = [await guest(server, '192.0.2.1'), await guest(server, '192.0.2.1')]
    const table = await server.running([anna, ben])
    const say = (who: Asker) => who.code('POST', `/api/tables/${table}/chat`, { body: { text: 'Ahoy' } })
    expect([await say(anna), await say(anna), await say(anna), await say(anna)]).toEqual([
      'ok',
      'ok',
      'ok',
      'too-much-chat',
    ])
    const { actions } = await anna.get(`/api/tables/${table}/legal`)
    expect((await anna.act(table, actions[0])).status).toBe(200)
    server.clock.now += 63_000
    expect([await say(anna), await say(ben), await say(ben)]).toEqual(['ok', 'ok', 'too-much-chat'])
  })
})

describe('what is stored', () => {
  test('a game under way goes on when the day’s share is used up, and people can still leave', async () => {
    const server = await start({ BYTES_PER_DAY_PER_ADDRESS: '392625' })
    const [anna, ben] = [await guest(server, '192.0.2.1'), await guest(server, '192.0.2.1')]
    const table = await server.running([anna, ben])
    expect(await anna.code('POST', '/api/tables', { body: NEW_TABLE })).toBe('ok')
    expect(await anna.code('POST', '/api/tables', { body: NEW_TABLE })).toBe('too-much-stored')
    expect(await ben.code('POST', `/api/tables/${table}/chat`, { body: { text: 'x'.repeat(300) } })).toBe(
      'too-much-stored',
    )
    const { actions } = await anna.get(`/api/tables/${table}/legal`)
    expect((await anna.act(table, actions[0])).status).toBe(200)
    expect(await ben.code('POST', `/api/tables/${table}/leave`)).toBe('ok')
    expect(await ben.code('DELETE', '/api/me')).toBe('ok')
    expect((await arrive(server, '192.0.2.2')).status).toBe(200)
  })
})

describe('what lets go has a share of its own, and an end too', () => {
  const BYTES = 420_000
  /** Again and again, until the server has had enough or more went through than it may. */
  async function untilRefused(...steps: readonly (() => Promise<string>)[]): Promise<string> {
    for (let turn = 0; turn < BYTES / 800; turn++) {
      for (const step of steps) {
        const code = await step()
        if (code !== 'ok') return code
      }
    }
    return 'never'
  }

  /** Anna, for whom nothing new is stored any more, and Ben at another address, who has paid for their game. */
  async function atTable(): Promise<{ anna: Asker; ben: Asker; at: string }> {
    const server = await start({ BYTES_PER_DAY_PER_ADDRESS: String(BYTES), REQUESTS_PER_MINUTE: '0' })
    const [anna, ben] = [await guest(server, '192.0.2.1'), await guest(server, '192.0.2.2')]
    const table = await server.running([ben, anna], { game: 'packet-row', standIns: 'never' })
    // A new name is the dearest: it is told at all tables.
    let names = 0
    const rename = () => anna.code('PATCH', '/api/me', { body: { name: `Anna ${names++}` } })
    expect(await untilRefused(rename)).toBe('too-much-stored')
    expect(await untilRefused(() => anna.code('POST', '/api/me/tokens'))).toBe('too-much-stored')
    return { anna, ben, at: `/api/tables/${table}` }
  }

  test('leaving and coming back', async () => {
    const { anna, ben, at } = await atTable()
    const leave = () => anna.code('POST', `${at}/leave`)
    const comeBack = () => anna.code('POST', `${at}/back`)
    expect([await leave(), await comeBack(), await leave(), await comeBack()]).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await untilRefused(leave, comeBack)).toBe('too-much-stored')
    // Another address is not touched by it, and nobody is kept from being deleted.
    expect(await ben.code('POST', `${at}/leave`)).toBe('ok')
    const { devices } = await anna.get('/api/me/devices')
    const program = devices.find(({ current }: { current?: true }) => !current)
    expect(await anna.code('DELETE', `/api/me/devices/${program.id}`)).toBe('ok')
    expect(await anna.code('DELETE', '/api/me')).toBe('ok')
  })

  test('withdrawing orders', async () => {
    const { anna, at } = await atTable()
    expect(await anna.code('DELETE', `${at}/order`)).toBe('ok')
    expect(await untilRefused(() => anna.code('DELETE', `${at}/order`))).toBe('too-much-stored')
  })

  test('hearing somebody again', async () => {
    const { anna, ben } = await atTable()
    expect(await anna.code('DELETE', `/api/me/mutes/${ben.id}`)).toBe('ok')
    expect(await untilRefused(() => anna.code('DELETE', `/api/me/mutes/${ben.id}`))).toBe('too-much-stored')
  })
})

describe('streams', () => {
  test('one address at the default limits opens no more than 200, however many people it is', async () => {
    const server = await start({})
    const people: Asker[] = []
    for (let i = 0; i < 12; i++) people.push(await guest(server, '192.0.2.1'))
    const table = await server.running(people.slice(0, 2))
    const open = await Promise.all(
      Array.from({ length: 230 }, async (_, i) => {
        const stream = new Stream(people[i % people.length]!, table)
        const isOpen = await Promise.race([stream.next().then(() => true), stream.closed.then(() => false)]).catch(
          () => false,
        )
        return isOpen ? [stream] : []
      }),
    )
    const streams = open.flat()
    expect(streams.length).toBe(200)
    const { status, headers, body } = await people[0]!.ask('GET', `/api/tables/${table}/live`)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-streams' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // Whoever waits for news holds a connection too.
    const waits = await people[0]!.ask('GET', `/api/tables/${table}?since=99&wait=5`)
    expect(waits.body.code).toBe('too-many-streams')
    const elsewhere = await guest(server, '192.0.2.9')
    const other = elsewhere.stream(table)
    await other.next()
    await Promise.all([...streams, other].map((stream) => stream.close()))
    // All rooms are free again, also those of requests that were no streams.
    await expect.poll(() => people[0]!.code('GET', `/api/tables/${table}/live`)).toBe('upgrade-needed')
  })

  test('what only asks for a stream and opens none takes no room', async () => {
    const server = await start({ STREAMS_PER_ADDRESS: '2', STREAMS_PER_PERSON: '2' })
    const anna = await guest(server, '192.0.2.1')
    const { table } = await anna.send('POST', '/api/tables', NEW_TABLE)
    for (let i = 0; i < 5; i++) expect(await anna.code('GET', `/api/tables/${table}/live`)).toBe('upgrade-needed')
    for (let i = 0; i < 5; i++)
      expect(await anna.code('GET', `/api/tables/${'x'.repeat(22)}/live`)).toBe('no-such-table')
    const stream = anna.stream(table)
    await stream.next()
    await stream.close()
  })
})
