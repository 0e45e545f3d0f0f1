import { once } from 'node:events'
import { connect } from 'node:net'
import { pathOf } from '@south-street/protocol/client'
import { SCHEMAS } from '@south-street/protocol/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Asker, BACKENDS, startTestServer, type TestServer } from './test-server.ts'

describe.each(BACKENDS)('the live stream, on %s', (backend) => {
  let server: TestServer
  let anna: Asker
  let ben: Asker
  beforeAll(async () => {
    server = await startTestServer(backend, {
      STREAM_BUFFER_BYTES: '16384',
      LIMITS: 'on',
      STREAMS_PER_PERSON: '3',
      CHAT_LINES_PER_MINUTE: '0',
      REQUESTS_PER_MINUTE: '0',
      HEARTBEAT_SECONDS: '1',
    })
    ;[anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => server.guest(name)))) as [Asker, Asker]
  })
  afterAll(() => server.stop())

  async function say(table: string, text: string): Promise<number> {
    return (await anna.send('POST', `/api/tables/${table}/chat`, { text })).revision
  }

  test('begins with the view, and tells everybody only what they may know', async () => {
    const table = await server.running([anna, ben])
    const streams = [anna, ben, server.nobody].map((who) => who.stream(table))
    const begun = await Promise.all(streams.map((stream) => stream.next()))
    expect(begun.map(({ view }) => view.you)).toEqual([0, 1, null])
    expect(begun.every(({ events }) => events === undefined)).toBe(true)
    const { actions } = await anna.get(`/api/tables/${table}/legal`)
    await anna.act(table, actions[0])
    const told = await Promise.all(streams.map((stream) => stream.next()))
    const drawn = told.map(({ events }) => events![0]!.told!.filter((event) => event.only !== undefined).length)
    expect(drawn).toEqual([1, 0, 0])
    expect(told.map(({ revision }) => revision)).toEqual([4, 4, 4])
    const seen = await Promise.all([anna, ben, server.nobody].map((who) => who.get(`/api/tables/${table}`)))
    expect(told.map(({ view }) => view)).toEqual(seen)
    for (const said of [...begun, ...told]) expect(SCHEMAS.live.answer.safeParse(said).error).toBeUndefined()
    await Promise.all(streams.map((stream) => stream.close()))
  })

  test('goes on from the revision that the reader has, however long ago that was', async () => {
    const table = await server.running([anna, ben])
    const all = anna.stream(table, 0)
    const whole = (await all.next()).events!
    expect(whole.map(({ revision }) => revision)).toEqual([1, 2, 3])
    expect(whole[2]!.what).toEqual({ kind: 'started', sha256: expect.any(String) })
    for (let i = 0; i < 30; i++) await say(table, `line ${i}`)
    let last = 33
    for (const since of [3, 10, 30, 32, 33]) {
      const stream = ben.stream(table, since)
      const { events, revision } = await stream.next()
      expect(revision).toBe(last)
      expect(events!.map((event) => event.revision)).toEqual(
        Array.from({ length: last - since }, (_, i) => since + 1 + i),
      )
      last = await say(table, 'more')
      expect((await stream.next()).events!.map((event) => event.revision)).toEqual([last])
      await stream.close()
    }
    const future = ben.stream(table, 1000)
    expect((await future.next()).events).toBeUndefined()
    await future.close()
    await all.close()
  })

  test('leaves out the chat of people whom the reader mutes, at once', async () => {
    const table = await server.running([anna, ben])
    const stream = ben.stream(table)
    await stream.next()
    await ben.send('PUT', `/api/me/mutes/${anna.id}`)
    const heard = async () => (await stream.next()).events!.length
    let revision = await say(table, 'can you hear me?')
    let events = await heard()
    // The news of the mute may come a moment after its answer.
    while (events > 0) {
      revision = await say(table, 'and now?')
      events = await heard()
    }
    expect(revision).toBeGreaterThan(3)
    expect((await ben.get(`/api/tables/${table}/chat`)).lines).toEqual([])
    await ben.send('DELETE', `/api/me/mutes/${anna.id}`)
    await stream.close()
  })

  test('is refused in words beyond the number that one person may have', async () => {
    const table = await server.running([anna, ben])
    const streams = [0, 1, 2].map(() => ben.stream(table))
    for (const stream of streams) await stream.next()
    const { status, body } = await ben.ask('GET', `/api/tables/${table}/live`)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-streams' })
    expect(await ben.stream(table).closed).toBe(1006)
    await Promise.all(streams.map((stream) => stream.close()))
  })

  test('is refused to another site’s page', async () => {
    const table = await server.running([anna, ben])
    const { port } = new URL(server.address)
    const answer = await upgrade(Number(port), liveAt(table), ['Origin: https://evil.example'])
    expect(answer.head).toContain('HTTP/1.1 403')
    answer.socket.destroy()
  })

  test.each(['/api/games', '/api/me', '/healthz', '/', '/nothing'])(
    'begins nowhere else, where nobody would count it: %s',
    async (path) => {
      const { head, socket } = await upgrade(Number(new URL(server.address).port), path, [])
      expect(head).toContain('HTTP/1.1 404')
      socket.destroy()
    },
  )

  test('cuts off a reader that does not keep up', async () => {
    // Nobody is missed here for not answering a ping.
    const patient = await startTestServer(backend, { STREAM_BUFFER_BYTES: '16384', HEARTBEAT_SECONDS: '600' })
    const [one, other] = await Promise.all(['Anna', 'Ben'].map((name) => patient.guest(name)))
    const table = await patient.running([one!, other!])
    const { head, socket } = await upgrade(Number(new URL(patient.address).port), liveAt(table), [])
    expect(head).toContain('HTTP/1.1 101')
    socket.pause()
    const live = (await patient.house.open(table))!
    expect(live.listeners.size).toBe(1)
    // The kernel takes some megabytes before anything has to wait here.
    const by = { person: one!.id, name: 'Anna' }
    const command = { kind: 'chat', text: 'x'.repeat(20_000) } as const
    let lines = 0
    for (; lines < 2000 && live.listeners.size > 0; lines++) await patient.house.perform(table, { by, command })
    expect(live.listeners.size).toBe(0)
    expect(lines).toBeLessThan(2000)
    socket.destroy()
    await patient.stop()
  })

  test('notices a reader that is gone', async () => {
    const table = await server.running([anna, ben])
    const { socket } = await upgrade(Number(new URL(server.address).port), table, [])
    socket.pause()
    const live = (await server.house.open(table))!
    while (live.listeners.size > 0) await new Promise((resolve) => setImmediate(resolve))
    socket.destroy()
  })

  test('ends when the person is deleted', async () => {
    const dora = await server.guest('Dora')
    const table = await server.running([anna, dora])
    const stream = dora.stream(table)
    await stream.next()
    await dora.send('DELETE', '/api/me')
    expect([1008, 1012]).toContain(await stream.closed)
  })

  test('ends when the token ends by which it came, and goes on by any other', async () => {
    const emil = await server.guest('Emil')
    const { token } = await emil.call('createToken')
    const other = new Asker(server.address, token, emil.id)
    const table = await server.running([anna, emil])
    const streams = [emil, other].map((who) => who.stream(table))
    for (const stream of streams) await stream.next()
    await emil.call('signOut')
    expect(await streams[0]!.closed).toBe(1008)
    const revision = await say(table, 'still there?')
    expect((await streams[1]!.until(revision)).revision).toBe(revision)
    await streams[1]!.close()
  })

  test('a long poll answers with the first change', async () => {
    const table = await server.running([anna, ben])
    const waiting = ben.get(`/api/tables/${table}?since=3&wait=25`)
    const live = (await server.house.open(table))!
    while (live.listeners.size === 0) await new Promise((resolve) => setImmediate(resolve))
    await say(table, 'Ahoy')
    expect((await waiting).revision).toBe(4)
    expect((await ben.get(`/api/tables/${table}?since=3&wait=25`)).revision).toBe(4)
  })
})

/** A WebSocket handshake by hand, for readers who behave as no browser would. */
const liveAt = (table: string) => pathOf('live', { id: table })

async function upgrade(port: number, path: string, headers: string[]) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  return { socket, head: chunk.toString('latin1') }
}
