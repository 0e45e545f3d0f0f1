import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerSimply } from '@south-street/house'
import { readConfig } from '../../src/config.ts'
import { openHouse, registryShelf } from '../../src/house/open-house.ts'
import { openBell, openNotices } from '../../src/notices/notices.ts'
import { createLog } from '../../src/operations/log.ts'
import { createMetrics } from '../../src/operations/metrics.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'

/** Every way in which a receiver can fail, and what it does once it has failed often enough. */
const WAYS = [
  'fine',
  'fails-500',
  'unavailable-retry-after',
  'throttles-429',
  'bad-gateway',
  'not-found',
  'redirects',
  'hangs-up',
  'not-http',
  'endless-answer',
  'silent',
  'nobody-listens',
  'unknown-name',
  'gone-410',
  'always-fails',
] as const
type Way = (typeof WAYS)[number]

/** These never take anything: the first is turned off, the others are given up after the last try. */
const HOPELESS: ReadonlySet<Way> = new Set(['gone-410', 'always-fails', 'nobody-listens', 'unknown-name'])
const FAILURES_BEFORE_SUCCESS = 2

interface Plan {
  readonly notices: number
  /** Whoever says nothing at all costs 15 real seconds a try. */
  readonly withSilent: boolean
  readonly say?: (line: string) => void
}

export interface FailingReport {
  readonly notices: number
  readonly delivered: number
  readonly givenUp: number
  readonly attempts: number
  /** The longest that a receiver without fault had to wait, in real milliseconds, while all others failed. */
  readonly slowestFineMs: number
  readonly seconds: number
  readonly faults: readonly string[]
}

class Receivers {
  /** How often each was asked, by its address, and by which names; what was taken, by name. */
  readonly asked = new Map<string, Set<string>>()
  readonly attempts = new Map<string, number>()
  readonly taken = new Map<string, number>()
  slowestFineMs = 0
  startedAt = 0
  /** Each way of failing is a host of its own, as it would be out there. */
  readonly #hosts = new Map(WAYS.map((way) => [way, createServer((asked, answer) => this.#answer(asked, answer))]))
  readonly #silent = Array.from({ length: 4 }, () => createServer((asked, answer) => this.#answer(asked, answer)))
  /** Speaks before it is asked, and nothing that anybody understands. */
  readonly #rude = createTcp((socket) => {
    socket.on('error', () => {})
    socket.end('220 this is no web server\r\n')
  })

  async start(): Promise<void> {
    for (const server of [...this.#hosts.values(), ...this.#silent, this.#rude])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }

  stop(): void {
    for (const server of [...this.#hosts.values(), ...this.#silent]) {
      server.closeAllConnections()
      server.close()
    }
    this.#rude.close()
  }

  url(way: Way, number: number): string {
    const { port } = this.#hosts.get(way)!.address() as AddressInfo
    if (way === 'nobody-listens') return `http://127.0.0.1:1/${way}/${number}`
    // No more than four are under way to one address, and these take long.
    if (way === 'silent') return `http://127.0.0.1:${this.#silentPort(number)}/${way}/${number}`
    if (way === 'unknown-name') return `https://receiver-${number}.invalid/${way}`
    const [host, at] =
      way === 'not-http' && number % 2 === 0
        ? ['127.0.0.1', (this.#rude.address() as AddressInfo).port]
        : ['127.0.0.1', port]
    return `http://${host}:${at}/${way}/${number}`
  }

  #silentPort(number: number): number {
    const server = this.#silent[number % this.#silent.length]!
    return (server.address() as AddressInfo).port
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? ''
    const way = url.split('/')[1] as Way
    const id = String(request.headers['webhook-id'])
    this.asked.set(url, (this.asked.get(url) ?? new Set()).add(id))
    const attempt = (this.attempts.get(url) ?? 0) + 1
    this.attempts.set(url, attempt)
    request.resume()
    if (way === 'fine') this.slowestFineMs = Math.max(this.slowestFineMs, performance.now() - this.startedAt)
    const isOver = attempt > FAILURES_BEFORE_SUCCESS && !HOPELESS.has(way)
    if (way === 'fine' || way === 'endless-answer' || isOver) this.taken.set(url, (this.taken.get(url) ?? 0) + 1)
    if (isOver || way === 'fine') response.writeHead(204).end()
    else this.#fail(way, request, response)
  }

  #fail(way: Way, request: IncomingMessage, response: ServerResponse): void {
    if (way === 'hangs-up') request.socket.destroy()
    else if (way === 'not-http') request.socket.end('rubbish\r\n\r\n')
    else if (way === 'endless-answer') fillWithoutEnd(response)
    else if (way !== 'silent') response.writeHead(...(ANSWERS[way] ?? [500])).end()
  }
}

const ANSWERS: Partial<Record<Way, [number, Record<string, string>?]>> = {
  'unavailable-retry-after': [503, { 'retry-after': '120' }],
  'throttles-429': [429, { 'retry-after': '30' }],
  'bad-gateway': [502],
  'not-found': [404],
  redirects: [307, { location: '/fine/redirected' }],
  'gone-410': [410],
}

function fillWithoutEnd(response: ServerResponse): void {
  const fill = () => {
    while (response.writable && response.write('x'.repeat(65_536)));
  }
  response.writeHead(200)
  response.on('drain', fill)
  fill()
}

/** Many people are written to by name at once, and their receivers fail in every way. The clock is ours, the network real. */
export async function tryFailingReceivers({
  notices: wanted,
  withSilent,
  say = () => {},
}: Plan): Promise<FailingReport> {
  const ways = WAYS.filter((way) => withSilent || way !== 'silent')
  const folder = mkdtempSync(join(tmpdir(), 'south-street-notices-'))
  const store = await openStore({ folder })
  // It goes on while something is under way, and jumps where everybody would only wait.
  const clock = { ahead: 1_900_000_000_000 }
  const now = () => Math.floor(clock.ahead + performance.now())
  const config = readConfig({ DATA_DIR: folder, WEBHOOK_ALLOW: '127.0.0.1', LIMITS: 'off' })
  const log = createLog('error')
  const bell = await openBell({ store, config, log })
  const thinker = {
    ask: async (question: Parameters<typeof answerSimply>[1]) => answerSimply(registryShelf.games[0]!, question, null),
  }
  const house = openHouse({ store, thinker, config, metrics: createMetrics(), log, now, bell })
  const service = openNotices({ store, config, log, now, house, bell })
  const receivers = new Receivers()
  await receivers.start()
  const began = performance.now()
  try {
    const people = await callEverybody({ store, house, receivers, ways, wanted, now, bell })
    receivers.startedAt = performance.now()
    clock.ahead += 60_000
    for (;;) {
      await service.postman.settle()
      const next = await store.notices.next(now())
      if (next === null) break
      const pause = Math.max(0, next - now())
      if (pause > 60_000) say(`${receivers.taken.size} taken; the next try is ${Math.round(pause / 1_000)} s later`)
      clock.ahead += pause
    }
    return await judge(store, receivers, people, (performance.now() - began) / 1_000)
  } finally {
    receivers.stop()
    await service.close()
    house.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Scene {
  readonly store: Store
  readonly house: ReturnType<typeof openHouse>
  readonly receivers: Receivers
  readonly ways: readonly Way[]
  readonly wanted: number
  readonly now: () => number
  readonly bell: Awaited<ReturnType<typeof openBell>>
}

interface Hooked {
  readonly person: string
  readonly way: Way
  readonly path: string
}

const HOOKS_EACH = 4
const newId = () => randomBytes(16).toString('base64url')

async function callEverybody({ store, house, receivers, ways, wanted, now, bell }: Scene): Promise<Hooked[]> {
  const hooked: Hooked[] = []
  const game = registryShelf.games.find(({ id }) => id === 'packet-row')!
  const host = await person(store, 'Host', now())
  const events = { turn: [], clock: [], started: [], over: [], mention: ['webhook'] }
  for (let number = 0; number < wanted; ) {
    const reader = await person(store, `Reader ${number}`, now())
    const settings = { events, onlyAway: true, quiet: null, digest: null, zone: 'UTC', language: 'en' }
    await store.notices.keepSettings(reader.person, settings, null)
    for (let hook = 0; hook < HOOKS_EACH && number < wanted; hook++, number++) {
      const way = ways[number % ways.length]!
      const url = receivers.url(way, number)
      await store.notices.addChannel(channel(reader.person, url, now()), HOOKS_EACH)
      hooked.push({ person: reader.person, way, path: new URL(url).pathname })
    }
    await bell.readAgain(reader.person)
    const wish = {
      options: { players: 2 },
      visibility: 'link',
      pace: { kind: 'none' },
      spectators: true,
      help: true,
    } as const
    const created = await house.create(game, { ...wish, standIns: 'vote', seats: [host, reader] }, host)
    if (!('table' in created)) throw new Error(JSON.stringify(created))
    const command = { kind: 'chat', text: `@${reader.name}` } as const
    const { refusal } = await house.perform(
      created.table,
      { by: host, command },
      { person: host.person, key: newId(), mark: '' },
    )
    if (refusal !== null) throw new Error(JSON.stringify(refusal))
  }
  return hooked
}

async function person(store: Store, name: string, at: number) {
  const id = newId()
  await store.identities.create({ id, name, createdAt: at, seenAt: at })
  return { person: id, name }
}

function channel(owner: string, url: string, at: number) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const content = { url, format: 'standard', secret, base: 'https://tables.example.org' }
  const unused = { token: null, failures: 0, failingSince: null, last: null }
  return {
    id: newId(),
    person: owner,
    kind: 'webhook' as const,
    place: url,
    content,
    isOn: true,
    confirmedAt: at,
    createdAt: at,
    ...unused,
  }
}

async function judge(
  store: Store,
  receivers: Receivers,
  hooked: readonly Hooked[],
  seconds: number,
): Promise<FailingReport> {
  const faults: string[] = []
  let [delivered, givenUp] = [0, 0]
  for (const { person: owner, way, path } of hooked) {
    const taken = receivers.taken.get(path) ?? 0
    const isRude = way === 'not-http' && !receivers.asked.has(path)
    const isHopeless = HOPELESS.has(way) || isRude
    if (isHopeless) givenUp++
    else delivered += taken
    if (taken !== (isHopeless ? 0 : 1)) faults.push(`${path}: taken ${taken} times`)
    if ((receivers.asked.get(path)?.size ?? 1) !== 1) faults.push(`${path}: asked by several names`)
    const tries = receivers.attempts.get(path) ?? 0
    if (way === 'always-fails' && tries !== 10) faults.push(`${path}: given up after ${tries} tries`)
    const channels = await store.notices.channelsOf(owner)
    const kept = channels.find(({ place }) => new URL(place).pathname === path)
    if (way === 'gone-410' && (kept?.isOn !== false || tries !== 1)) faults.push(`${path}: gone, and still asked`)
    if (way === 'fine' && kept?.failures !== 0) faults.push(`${path}: fine, and marked as failing`)
  }
  const attempts = [...receivers.attempts.values()].reduce((sum, one) => sum + one, 0)
  return {
    notices: hooked.length,
    delivered,
    givenUp,
    attempts,
    slowestFineMs: Math.round(receivers.slowestFineMs),
    seconds: Math.round(seconds),
    faults,
  }
}
