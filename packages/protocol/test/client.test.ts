import type { Problem } from '@south-street/protocol'
import {
  type Failure,
  NoAnswer,
  newClient,
  pathOf,
  politely,
  Refused,
  type Reply,
  StreamLine,
  type Transport,
} from '@south-street/protocol/client'
import { expect, test } from 'vitest'

interface Asked {
  readonly url: string
  readonly method: string
  readonly key: string | undefined
  readonly body: string | undefined
}

const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { get: (name) => headers[name] ?? null },
  text: async () => JSON.stringify(body),
})
const lost = new Error('the connection is lost')

/** A client of a server that answers with these, one after another. */
function clientOf(
  answers: readonly (Reply | Error)[],
  again: Transport['again'] = politely,
  line: NonNullable<Transport['line']> = () => undefined,
) {
  const asked: Asked[] = []
  const pauses: number[] = []
  let keys = 0
  const client = newClient({
    fetch: async (url, { method, headers, body }) => {
      asked.push({ url, method, key: headers['idempotency-key'], body })
      const answer = answers[asked.length - 1]!
      if (answer instanceof Error) throw answer
      return answer
    },
    line,
    base: () => 'http://table',
    headers: () => ({}),
    newKey: () => `key-${++keys}`,
    pause: async (milliseconds) => pauses.push(milliseconds),
    again,
  })
  return { ...client, asked, pauses }
}

const BUSY = { of: 'request', code: 'busy', status: 503, type: '', title: '', detail: 'Later.', params: {} }
const say = (client: Pick<ReturnType<typeof clientOf>, 'attempt'>) =>
  client.attempt('say', { id: 'ID' }, { text: 'Ahoy' })

test('gaps are filled, what fills none is the query, and nothing breaks out', () => {
  expect(pathOf('seatBot', { id: 'a/b', seat: 2 })).toBe('/api/tables/a%2Fb/seats/2/bot')
  expect(pathOf('table', { id: 'ID', since: 3, wait: 25 })).toBe('/api/tables/ID?since=3&wait=25')
  expect(pathOf('listTables', { free: true, after: 'x&y=z' })).toBe('/api/tables?free=true&after=x%26y%3Dz')
  expect(pathOf('live', { id: 'ID' })).toBe('/api/tables/ID/live')
})

test('a change is said again with the same key while the connection is lost', async () => {
  const client = clientOf([lost, lost, reply(200, { revision: 7 })])
  expect(await say(client)).toEqual({ answer: { revision: 7 }, problem: null })
  expect(client.asked).toEqual(
    Array(3).fill({ url: 'http://table/api/tables/ID/chat', method: 'POST', key: 'key-1', body: '{"text":"Ahoy"}' }),
  )
  expect(client.pauses).toEqual([300, 1000])
})

test('also when the answer breaks off in the middle', async () => {
  const broken: Reply = { ...reply(200, {}), text: () => Promise.reject(lost) }
  const client = clientOf([broken, reply(200, { revision: 7 })])
  expect((await say(client)).answer).toEqual({ revision: 7 })
  expect(client.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test('a busy server is asked again when it says, for looks as well as for changes', async () => {
  const client = clientOf([reply(503, BUSY, { 'retry-after': '2' }), reply(200, { revision: 7 })])
  expect((await say(client)).problem).toBeNull()
  expect(client.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  expect(client.pauses).toEqual([2000])
  const looking = clientOf([reply(503, BUSY), reply(200, { lines: [] })])
  expect(await looking.call('chat', { id: 'ID' })).toEqual({ lines: [] })
  expect(looking.asked[0]!.key).toBeUndefined()
})

test('who would have to wait for long is told so, and so is whoever asks too often', async () => {
  const client = clientOf([reply(503, BUSY, { 'retry-after': '60' })])
  expect((await say(client)).problem).toEqual(BUSY)
  const often = { ...BUSY, code: 'too-many-requests', status: 429 }
  expect((await say(clientOf([reply(429, often, { 'retry-after': '1' })]))).problem).toEqual(often)
  const tried = clientOf(Array(9).fill(reply(503, BUSY)))
  expect((await say(tried)).problem).toEqual(BUSY)
  expect(tried.asked.length).toBe(4)
})

test('a refusal is what `call` rejects with, and what `attempt` resolves with', async () => {
  const refused: Problem = { ...BUSY, of: 'game', code: 'must-choose', status: 422, clause: 'PR-3.8' }
  expect(await say(clientOf([reply(422, refused)]))).toEqual({ answer: null, problem: refused })
  await expect(clientOf([reply(422, refused)]).call('start', { id: 'ID' }, {})).rejects.toThrow(new Refused(refused))
})

test('nobody answers, or somebody who is no server of ours', async () => {
  const looks = clientOf([lost])
  await expect(looks.call('games')).rejects.toThrow(NoAnswer)
  expect(looks.asked.length).toBe(1)
  await expect(say(clientOf(Array(9).fill(lost)))).rejects.toThrow(NoAnswer)
  const page: Reply = { ...reply(200, {}), text: async () => '<!doctype html>' }
  await expect(clientOf([page]).call('games')).rejects.toThrow(NoAnswer)
  await expect(clientOf([{ ...page, status: 502 }]).call('games')).rejects.toThrow(NoAnswer)
})

test('whoever hands in more patience has it', async () => {
  const failures: Failure[] = []
  const client = clientOf([lost, reply(429, BUSY, { 'retry-after': '3' }), reply(200, { games: [] })], (failure) => {
    failures.push(failure)
    return 1
  })
  await client.call('games')
  expect(failures).toEqual([
    { status: null, retryAfter: null, tries: 1, isChange: false },
    { status: 429, retryAfter: 3000, tries: 2, isChange: false },
  ])
})

/** A client that speaks on a stream, with what was said there. */
function speaking(answers: readonly (Reply | Error)[] = []) {
  const said: Record<string, unknown>[] = []
  const pauses: (() => void)[] = []
  const stream = { isOpen: true, hungUp: 0 }
  const line = new StreamLine({
    isOpen: () => stream.isOpen,
    send: (text) => said.push(JSON.parse(text)),
    hangUp: () => stream.hungUp++,
    pause: () => new Promise((resolve) => pauses.push(() => resolve(null))),
  })
  const client = clientOf(answers, politely, (table) => (table === 'ID' ? line : undefined))
  return { ...client, line, said, stream, patience: pauses }
}

test('what one does at a table is said on its stream, and nothing else', async () => {
  const client = speaking([reply(200, { lines: [] }), reply(200, { revision: 2 }), reply(200, { order: null })])
  const acted = client.attempt('seatBot', { id: 'ID', seat: 2 }, { level: 'clerk' })
  expect(client.said).toEqual([
    { ask: 1, route: 'seatBot', where: { seat: 2 }, key: 'key-1', body: { level: 'clerk' } },
  ])
  client.line.hear({ ask: 7, status: 200, body: { revision: 1 } })
  client.line.hear({ ask: 1, status: 200, body: { revision: 9 } })
  expect(await acted).toEqual({ answer: { revision: 9 }, problem: null })
  expect(client.asked).toEqual([])
  await client.call('chat', { id: 'ID' })
  await client.call('say', { id: 'elsewhere' }, { text: 'Ahoy' })
  await client.call('order', { id: 'ID' })
  expect(client.asked.length).toBe(3)
})

test('a refusal on the stream is one like any other, and a busy server is asked there again', async () => {
  const client = speaking()
  const acted = say(client)
  client.line.hear({ ask: 1, status: 503, retryAfter: 2, body: BUSY })
  while (client.said.length < 2) await Promise.resolve()
  expect(client.pauses).toEqual([2000])
  expect(client.said.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  const refused: Problem = { ...BUSY, of: 'table', code: 'not-seated', status: 403 }
  client.line.hear({ ask: 2, status: 403, body: refused })
  expect(await acted).toEqual({ answer: null, problem: refused })
})

test('when the stream ends, it is said again by HTTP with the same key', async () => {
  const client = speaking([reply(200, { revision: 7 }), reply(200, { revision: 8 })])
  const acted = say(client)
  client.line.end()
  expect((await acted).answer).toEqual({ revision: 7 })
  expect([client.said[0]!.key, client.asked[0]!.key]).toEqual(['key-1', 'key-1'])
  await say(client)
  expect(client.said.length).toBe(1)
})

test('a stream that is closing is not spoken on', async () => {
  const client = speaking([reply(200, { revision: 7 })])
  client.stream.isOpen = false
  expect((await say(client)).answer).toEqual({ revision: 7 })
  expect(client.said).toEqual([])
})

test('nobody waits for ever on a stream that is dead', async () => {
  const client = speaking([reply(200, { revision: 7 })])
  const acted = say(client)
  client.patience[0]!()
  expect((await acted).answer).toEqual({ revision: 7 })
  expect(client.stream.hungUp).toBe(1)
})
