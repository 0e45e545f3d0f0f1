import { PROBLEMS } from '@south-street/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdToItsWord } from './held-to-its-word.ts'
import { type Asker, BACKENDS, newKey, type Stream, startTestServer, type TestServer } from './test-server.ts'

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => (status === 200 ? 'ok' : body.code)

describe.each(BACKENDS)('commands on the live stream, on %s', (backend) => {
  let server: TestServer
  let anna: Asker
  let ben: Asker
  beforeAll(async () => {
    server = await startTestServer(backend, { BODY_LIMIT_BYTES: '2048' })
    ;[anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => server.guest(name)))) as [Asker, Asker]
  })
  afterAll(() => server.stop())

  /** Streams of all who are named, past the greeting. */
  async function streamsAt(table: string, people: readonly Asker[]): Promise<Stream[]> {
    const streams = people.map((person) => person.stream(table))
    for (const stream of streams) await stream.next()
    return streams
  }

  test('a move is made, told to everybody, and answered after it was told', async () => {
    const table = await server.running([anna, ben])
    const [mine, theirs] = (await streamsAt(table, [anna, ben])) as [Stream, Stream]
    const { actions, decision } = await anna.get(`/api/tables/${table}/legal`)
    const answer = await mine.command('act', { body: { decision, action: actions[0] } })
    expect(answer).toEqual({ ask: 1, status: 200, body: { revision: 4 } })
    expect(mine.texts.map((text) => JSON.parse(text).revision)).toEqual([3, 4, undefined])
    holdToItsWord('POST', `/api/tables/${table}/actions`, answer.status, answer.body)
    expect((await theirs.next()).revision).toBe(4)
    expect((await ben.view(table)).revision).toBe(4)
    await Promise.all([mine.close(), theirs.close()])
  })

  test('whatever is done at a table can be asked for there', async () => {
    const table = await server.table([anna], { options: { players: 3 } })
    const [host, guest] = (await streamsAt(table, [anna, ben])) as [Stream, Stream]
    expect(codeOf(await guest.command('takeSeat', { body: { seat: 2 } }))).toBe('ok')
    expect(codeOf(await host.command('seatBot', { where: { seat: 1 }, body: { level: 'random' } }))).toBe('ok')
    expect(codeOf(await host.command('start', { body: {} }))).toBe('ok')
    expect(codeOf(await guest.command('say', { body: { text: 'Ahoy' } }))).toBe('ok')
    expect((await server.nobody.get(`/api/tables/${table}/chat`)).lines.length).toBe(1)
    await Promise.all([host.close(), guest.close()])
  })

  test('the same key does it once, on the stream, after it and by HTTP', async () => {
    const table = await server.running([anna, ben])
    const [stream] = (await streamsAt(table, [anna])) as [Stream]
    const key = newKey()
    const body = { text: 'once' }
    const first = await stream.command('say', { key, body })
    expect(await stream.command('say', { key, body })).toMatchObject({ status: 200, body: first.body })
    expect(codeOf(await stream.command('say', { key, body: { text: 'twice' } }))).toBe('key-used-otherwise')
    await stream.close()
    const again = await anna.ask('POST', `/api/tables/${table}/chat`, { key, body })
    expect(again.body).toEqual(first.body)
    const [later] = (await streamsAt(table, [anna])) as [Stream]
    expect((await later.command('say', { key, body })).body).toEqual(first.body)
    expect((await anna.get(`/api/tables/${table}/chat`)).lines.length).toBe(1)
    await later.close()
  })

  test('a refusal is the one that HTTP gives, in the language that is asked for', async () => {
    const table = await server.running([anna, ben])
    const [stream] = (await streamsAt(table, [ben])) as [Stream]
    const cases: [string, object, string][] = [
      ['act', { body: { decision: 1, action: 'play 1' } }, `/api/tables/${table}/actions`],
      ['act', { body: { action: 7 } }, `/api/tables/${table}/actions`],
      ['say', { body: { text: '' } }, `/api/tables/${table}/chat`],
      ['say', { key: 'short', body: { text: 'Ahoy' } }, `/api/tables/${table}/chat`],
      ['say', { key: undefined, body: { text: 'Ahoy' } }, `/api/tables/${table}/chat`],
      ['start', { body: {} }, `/api/tables/${table}/start`],
      ['voteStandIn', { where: { seat: 99 } }, `/api/tables/${table}/seats/99/stand-in`],
      ['voteStandIn', { where: { seat: '__proto__' } }, `/api/tables/${table}/seats/__proto__/stand-in`],
    ]
    for (const [route, more, path] of cases) {
      const { key = null, body } = { key: newKey(), ...more } as { key?: string | null; body?: unknown }
      for (const language of ['en', 'de', 'pl']) {
        const spoken = await stream.command(route, { ...more, language })
        const sent = await ben.ask('POST', path, { key, body, headers: { 'accept-language': language } })
        expect([spoken.status, spoken.body], `${route} ${language}`).toEqual([sent.status, sent.body])
        expect(spoken.status).not.toBe(200)
      }
    }
    await stream.close()
  })

  test('the table is the stream’s, whatever else is named', async () => {
    const table = await server.running([anna, ben])
    const other = await server.running([anna, ben])
    const [stream] = (await streamsAt(table, [anna])) as [Stream]
    expect(codeOf(await stream.command('say', { where: { id: other }, body: { text: 'here' } }))).toBe('ok')
    expect((await anna.get(`/api/tables/${other}/chat`)).lines).toEqual([])
    expect((await anna.get(`/api/tables/${table}/chat`)).lines.length).toBe(1)
    await stream.close()
  })

  test('whoever has no identity, or none any more, asks in vain', async () => {
    const dora = await server.guest('Dora')
    const table = await server.running([anna, dora])
    const [nobody, stranger] = (await streamsAt(table, [server.nobody, ben])) as [Stream, Stream]
    expect(codeOf(await nobody.command('say', { body: { text: 'Ahoy' } }))).toBe('not-signed-in')
    expect(codeOf(await stranger.command('act', { body: { action: 'play 1' } }))).toBe('not-seated')
    const [hers] = (await streamsAt(table, [dora])) as [Stream]
    await dora.send('DELETE', '/api/me')
    const late = hers.command('say', { body: { text: 'still here' } }).then(codeOf, () => 'the stream is over')
    expect(['not-signed-in', 'the stream is over']).toContain(await late)
    expect((await anna.get(`/api/tables/${table}/chat`)).lines).toEqual([])
    await Promise.all([nobody.close(), stranger.close()])
  })

  test('a token that has ended meanwhile is good for nothing on an open stream', async () => {
    const emil = await server.guest('Emil')
    const table = await server.running([anna, emil])
    const [stream] = (await streamsAt(table, [emil])) as [Stream]
    expect(codeOf(await stream.command('say', { body: { text: 'Ahoy' } }))).toBe('ok')
    server.clock.now += 401 * 86_400_000
    expect(codeOf(await stream.command('say', { body: { text: 'Ahoy' } }))).toBe('not-signed-in')
    server.clock.now -= 401 * 86_400_000
    await stream.close()
  })

  test.each([
    ['no JSON', 'hello'],
    ['nothing', 'null'],
    ['no number', JSON.stringify({ route: 'act' })],
    ['no such route', JSON.stringify({ ask: 1, route: 'toString' })],
    ['a route that is not for streams', JSON.stringify({ ask: 1, route: 'deleteMe' })],
    ['a look', JSON.stringify({ ask: 1, route: 'order' })],
    ['the operator’s', JSON.stringify({ ask: 1, route: 'closeByOperator' })],
    ['something beside it', JSON.stringify({ ask: 1, route: 'say', person: 'anna' })],
    ['half a character', '{"ask":1,"route":"say","where":{"seat":"\\ud800"}}'],
  ])('what is no command ends the stream: %s', async (_, text) => {
    const table = await server.running([anna, ben])
    const [stream] = (await streamsAt(table, [ben])) as [Stream]
    stream.speak(text)
    expect(await stream.closed).toBe(1008)
    expect((await ben.view(table)).revision).toBe(3)
  })

  test('nobody says more at once than a body may have, nor more than anybody could mean', async () => {
    const table = await server.running([anna, ben])
    const [long, many] = (await streamsAt(table, [ben, ben])) as [Stream, Stream]
    long.speak(JSON.stringify({ ask: 1, route: 'say', key: newKey(), body: { text: 'x'.repeat(4096) } }))
    expect(await long.closed).toBe(1009)
    for (let ask = 0; ask < 200; ask++)
      many.speak(JSON.stringify({ ask, route: 'say', key: newKey(), body: { text: 'x' } }))
    expect(await many.closed).toBe(1008)
  })

  test('limits count what comes on streams together with what comes by HTTP', async () => {
    const strict = await startTestServer(backend, {
      LIMITS: 'on',
      REQUESTS_PER_MINUTE: '12',
      CHAT_LINES_PER_MINUTE: '3',
    })
    const [one, other] = (await Promise.all(['Anna', 'Ben'].map((name) => strict.guest(name)))) as [Asker, Asker]
    const table = await strict.running([one, other])
    const [stream] = (await streamsAt(table, [other])) as [Stream]
    const codes: string[] = []
    for (let line = 0; line < 2; line++) {
      codes.push(codeOf(await stream.command('say', { body: { text: `line ${line}` } })))
      codes.push(await other.code('POST', `/api/tables/${table}/chat`, { body: { text: `by HTTP ${line}` } }))
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', 'too-much-chat'])
    let last = await stream.command('say', { body: { text: 'more' } })
    expect(codeOf(last)).toBe('too-much-chat')
    for (let tries = 0; tries < 12 && codeOf(last) !== 'too-many-requests'; tries++) {
      last = await stream.command('leaveSeat')
    }
    expect(last).toMatchObject({ status: PROBLEMS['too-many-requests'], retryAfter: expect.any(Number) })
    expect(await other.code('GET', '/api/me')).toBe('too-many-requests')
    await strict.stop()
  })
})
