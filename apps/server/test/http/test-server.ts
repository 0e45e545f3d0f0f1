import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type AnyGame, seededRandom } from '@south-street/engine'
import { highCard } from '@south-street/engine/test/high-card.ts'
import { answerSimply, type GameShelf, type House, type Thinker } from '@south-street/house'
import type { NewTable, StreamAnswer, StreamMessage } from '@south-street/protocol'
import { type Client, newClient, pathOf } from '@south-street/protocol/client'
import * as schemas from '@south-street/protocol/schemas'
import type { TableView } from '@south-street/table'
import { expect } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openHouse, registryShelf } from '../../src/house/open-house.ts'
import { buildApp } from '../../src/http/app.ts'
import { type NoticeService, openBell, openNotices } from '../../src/notices/notices.ts'
import { createLog } from '../../src/operations/log.ts'
import { createMetrics } from '../../src/operations/metrics.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { type FreshPlace, PREPARED_PLACES } from '../store/places.ts'
import { holdToItsWord } from './held-to-its-word.ts'

const ADMIN_TOKEN = 'operator-operator-operator'

/** The toy, in which one can pass nowhere, but says so. */
const toy = {
  ...highCard(),
  passing: { stretches: ['area', 'round'], pass: () => null, stretch: () => 'always', isOffered: () => false },
} as unknown as AnyGame

export const testShelf: GameShelf = {
  games: [...registryShelf.games, toy],
  find: (id, rules) => (id === toy.id && (rules ?? '1') === '1' ? toy : registryShelf.find(id, rules)),
  levels: (id) => (id === toy.id ? ['random'] : registryShelf.levels(id)),
  botRatings: (id) => (id === toy.id ? {} : registryShelf.botRatings!(id)),
}

export interface Answer<Body = Record<string, never>> {
  readonly status: number
  readonly text: string
  readonly body: Body
  readonly headers: Headers
}

interface Asked {
  readonly body?: unknown
  readonly key?: string | null
  readonly headers?: Record<string, string>
}

export function newKey(): string {
  return randomBytes(12).toString('hex')
}

/** Somebody with a program, or nobody. */
export class Asker {
  readonly address: string
  readonly token: string | null
  readonly id: string
  /** As a client asks; `ask` below is plain HTTP, for tests of what no client would do. */
  readonly call: Client['call']
  /** Sent with every request, such as where it comes from. */
  readonly always: Record<string, string>

  constructor(address: string, token: string | null = null, id = '', always: Record<string, string> = {}) {
    this.address = address
    this.token = token
    this.id = id
    this.always = always
    const { call } = newClient({
      fetch: (url, sent) => fetch(url, sent),
      base: () => address,
      headers: () => ({ ...(token !== null && { authorization: `Bearer ${token}` }), ...always }),
      newKey,
      pause: async () => {},
      again: () => null,
    })
    this.call = call
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was answered
  async ask(method: string, path: string, { body, key, headers = {} }: Asked = {}): Promise<Answer<any>> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== null && method !== 'GET' && { 'idempotency-key': key ?? newKey() }),
        ...this.always,
        ...headers,
      },
      ...sent,
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const answered = isJson ? JSON.parse(text) : {}
    holdToItsWord(method, path, response.status, answered)
    return { status: response.status, text, body: answered, headers: response.headers }
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was answered
  async get(path: string): Promise<any> {
    return demandOk(await this.ask('GET', path), path)
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was answered
  async send(method: string, path: string, body?: unknown): Promise<any> {
    return demandOk(await this.ask(method, path, { body }), path)
  }

  /** The code of a refusal, or `ok`. */
  async code(method: string, path: string, asked: Asked = {}): Promise<string> {
    const { status, body } = await this.ask(method, path, asked)
    return status === 200 ? 'ok' : (body as { code: string }).code
  }

  view(table: string): Promise<TableView> {
    return this.call('table', { id: table })
  }

  async act(table: string, action: string): Promise<Answer<{ revision: number; code: string }>> {
    const { play } = await this.view(table)
    return this.ask('POST', pathOf('act', { id: table }), { body: { decision: play!.decision, action } })
  }

  stream(table: string, since?: number): Stream {
    return new Stream(this, table, since)
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was answered
function demandOk(answer: Answer<any>, path: string): any {
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body
}

/** A message with a view, which the first may lack. */
interface Said extends StreamMessage {
  readonly view: TableView
}

/** What is answered to a command on a stream. */
interface Spoken extends StreamAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was answered
  readonly body: any
}

/** A live stream, read message by message. */
export class Stream {
  readonly closed: Promise<number>
  readonly texts: string[] = []
  private readonly socket: WebSocket
  private waiting: (() => void) | null = null
  private read = 0
  private asked = 0
  private isOver = false

  constructor(asker: Asker, table: string, since?: number) {
    const where = { id: table, ...(since !== undefined && { since }) }
    const url = `${asker.address.replace('http', 'ws')}${pathOf('live', where)}`
    const headers = { ...(asker.token !== null && { authorization: `Bearer ${asker.token}` }), ...asker.always }
    this.socket = new WebSocket(url, { headers } as never)
    this.socket.onmessage = ({ data }) => {
      this.texts.push(String(data))
      this.waiting?.()
    }
    this.closed = new Promise((resolve) => {
      this.socket.onclose = ({ code }) => {
        this.isOver = true
        this.waiting?.()
        resolve(code)
      }
    })
  }

  async next(): Promise<Said> {
    while (this.read >= this.texts.length) {
      if (this.isOver) throw new Error('the stream is over')
      await new Promise<void>((resolve) => {
        this.waiting = resolve
      })
    }
    return JSON.parse(this.texts[this.read++]!)
  }

  /** Reads on until this revision is there. */
  async until(revision: number): Promise<Said> {
    for (;;) {
      const said = await this.next()
      if (said.revision >= revision) return said
    }
  }

  /** Asks for a command, and reads on until it is answered. */
  async command(route: string, more: object = {}): Promise<Spoken> {
    const ask = ++this.asked
    this.speak(JSON.stringify({ ask, route, key: newKey(), ...more }))
    for (;;) {
      const said: object = await this.next()
      if ('ask' in said && said.ask === ask) return schemas.StreamAnswer.parse(said) as Spoken
    }
  }

  speak(text: string): void {
    this.socket.send(text)
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}

export interface TestServer {
  readonly address: string
  readonly store: Store
  readonly house: House
  readonly notices: NoticeService
  readonly nobody: Asker
  readonly operator: Asker
  readonly place: FreshPlace
  readonly clock: { now: number }
  guest(name: string): Promise<Asker>
  /** A table of the toy, or of another game, that these people have filled; the first of them is the host. */
  table(people: readonly Asker[], more?: Partial<NewTable>): Promise<string>
  running(people: readonly Asker[], more?: Partial<NewTable>): Promise<string>
  stop(): Promise<void>
}

export type Backend = keyof typeof PREPARED_PLACES
export const BACKENDS = Object.keys(PREPARED_PLACES) as Backend[]

/** By file: how many a file has started does not depend on which files ran before it in the same process. */
const servers = new Map<string, number>()

function nextServer(): number {
  const file = expect.getState().testPath ?? ''
  const number = (servers.get(file) ?? 0) + 1
  servers.set(file, number)
  return number
}

/**
 * A server on a free port, with a clock that stands still unless a test moves it. Nothing happens there by itself. Its
 * n-th table gets the same cards in every run: no test may pass or fail by the luck of a deal.
 */
export async function startTestServer(
  backend: Backend,
  settings: Record<string, string> = {},
  given?: FreshPlace,
  shelf: GameShelf = testShelf,
): Promise<TestServer> {
  const place = given ?? (await PREPARED_PLACES[backend]())
  const config = readConfig({
    ADMIN_TOKEN,
    HOST: '127.0.0.1',
    PORT: '0',
    PAGE_DIR: fileURLToPath(new URL('../page', import.meta.url)),
    BOT_DELAY_MS: '500',
    LIMITS: 'off',
    ...settings,
  })
  const clock = { now: 1_900_000_000_000 }
  const now = () => clock.now
  const log = createLog('error')
  const metrics = createMetrics()
  const store = await openStore(place.place)
  const thinker: Thinker = {
    ask: async (question) => answerSimply(shelf.find(question.game, question.rules)!, question, null),
  }
  const bell = await openBell({ store, config, log })
  const dealer = seededRandom(`the tables of test server ${nextServer()}`)
  const house = openHouse({ store, thinker, config, metrics, log, now, shelf, bell, dealer })
  const notices = openNotices({ store, config, log, now, house, bell })
  const app = await buildApp({ store, house, notices, config, log, metrics, now })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const server: TestServer = {
    address,
    store,
    house,
    notices,
    clock,
    place,
    nobody: new Asker(address),
    operator: new Asker(address, ADMIN_TOKEN),
    async guest(name) {
      const { id, token } = await this.nobody.call('createGuest', {}, { name, bearer: true })
      return new Asker(address, token!, id)
    },
    async table(people, more = {}) {
      const options = { players: people.length }
      const { table: id } = await people[0]!.call('createTable', {}, { game: toy.id, options, ...more })
      for (const person of people.slice(1)) await person.call('takeSeat', { id }, {})
      return id
    },
    async running(people, more = {}) {
      const table = await this.table(people, more)
      await people[0]!.call('start', { id: table }, {})
      return table
    },
    async stop() {
      await notices.close()
      await app.close()
      await store.close()
      if (given === undefined) await place.remove()
    },
  }
  return server
}
