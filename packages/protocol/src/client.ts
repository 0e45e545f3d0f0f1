import type { Problem } from './problem.ts'
import {
  type AnswerOf,
  type BodyOf,
  isSpoken,
  type ParamsOf,
  type QueryOf,
  ROUTES,
  type RouteName,
} from './routes/index.ts'
import type { StreamLine } from './stream-line.ts'

export { StreamLine } from './stream-line.ts'

/** What fills the path of a route, and what is asked beside it. */
type Where<Name extends RouteName> = ParamsOf<Name> & QueryOf<Name>

/** Where nothing has to be said, nothing has to be given. */
type Given<Name extends RouteName> =
  BodyOf<Name> extends undefined
    ? Record<never, never> extends Where<Name>
      ? [where?: Where<Name>]
      : [where: Where<Name>]
    : [where: Where<Name>, body: BodyOf<Name>]

/** A WebSocket is no request: `pathOf` says where it is. */
type AskedRoute = Exclude<RouteName, 'live'>

interface Sent {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** What is needed of an answer, of `fetch` or of anything else that can ask. */
export interface Reply {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** A try that has not led to an answer, and may be made again with the same key. */
export interface Failure {
  /** 503 or 429; null if nobody has answered. */
  readonly status: number | null
  /** When the server wants to be asked again, in milliseconds; null if it has not said so. */
  readonly retryAfter: number | null
  /** How often it was tried. */
  readonly tries: number
  /** It changes something, and so carries a key. */
  readonly isChange: boolean
}

/** What a client has to be given. */
export interface Transport {
  /** `fetch`, or whatever asks in its stead. It rejects if there is no answer. */
  fetch(url: string, sent: Sent): Promise<Reply>
  /** The open stream at a table, if there is one: what people do there is then asked for on it. */
  line?(table: string): StreamLine | undefined
  /** The server's address, at each try anew; nothing for the server that a page comes from. */
  base(): string
  /** Who asks, and in which language. */
  headers(): Record<string, string>
  /** 8 to 128 visible characters that nobody has used before. */
  newKey(): string
  pause(milliseconds: number): Promise<unknown>
  /** How long to wait before the next try, in milliseconds; null gives up. */
  again(failure: Failure): number | null
}

/** The server says no. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`)
    this.name = 'Refused'
    this.problem = problem
  }
}

/** Nobody answers, or somebody who is no server of ours. */
export class NoAnswer extends Error {
  constructor(options?: ErrorOptions) {
    super('no answer', options)
    this.name = 'NoAnswer'
  }
}

export type Outcome<Name extends RouteName> =
  | { readonly answer: AnswerOf<Name>; readonly problem: null }
  | { readonly answer: null; readonly problem: Problem }

export interface Client {
  /** Asks, and resolves with the answer or with why not. Rejects with `NoAnswer` alone. */
  attempt<Name extends AskedRoute>(route: Name, ...given: Given<Name>): Promise<Outcome<Name>>
  /** The same for whoever expects no refusal: it rejects with `Refused`. */
  call<Name extends AskedRoute>(route: Name, ...given: Given<Name>): Promise<AnswerOf<Name>>
}

/** The path of a route with its gaps filled; what fills no gap becomes the query. */
export function pathOf<Name extends RouteName>(route: Name, where: Where<Name>): string {
  return fill(ROUTES[route].path, where)
}

/** The same for whoever does not know which route it is. */
export function fill(template: string, where: object): string {
  const left = new Map(Object.entries(where).filter(([, value]) => value !== undefined))
  const path = template.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = encodeURIComponent(String(left.get(gap)))
    left.delete(gap)
    return value
  })
  const query = [...left].map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** Pauses before something is said again, in milliseconds. */
const PAUSES = [300, 1000, 3000]
/** Whoever would have to wait longer is told so instead. */
const LONGEST_WAIT = 10_000

/**
 * The patience of a page. After a lost connection nobody knows whether something was done: asking again with the same
 * key finds out, and does nothing twice. Requests that only read are not repeated then. A busy server is asked again
 * when it says so, unless that is too long.
 */
export function politely({ status, retryAfter, tries, isChange }: Failure): number | null {
  const pause = PAUSES[tries - 1]
  if (pause === undefined || status === 429 || (status === null && !isChange)) return null
  const wait = Math.max(pause, retryAfter ?? 0)
  return wait > LONGEST_WAIT ? null : wait
}

/** Asks a server, by whatever way it is handed. */
export function newClient(transport: Transport): Client {
  /** One request until it is answered as a whole. Every try carries the same key. */
  const insist = async (name: RouteName, where: object, sent: Sent): Promise<Read> => {
    const isChange = sent.method !== 'GET'
    for (let tries = 1; ; tries++) {
      const { read, cause } = await tryOnce(transport, name, where, sent)
      if (read !== null && read.status !== 503 && read.status !== 429) return read
      const status = read?.status ?? null
      const pause = transport.again({ status, retryAfter: read?.retryAfter ?? null, tries, isChange })
      if (pause !== null) await transport.pause(pause)
      else if (read !== null) return read
      else throw new NoAnswer({ cause })
    }
  }
  const attempt: Client['attempt'] = async (name, ...[where = {}, body]) => {
    const route = ROUTES[name]
    const read = await insist(name, where, {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...transport.headers(),
        // It also helps where none is required: whoever asks twice for an identity gets only one.
        ...(route.method !== 'GET' && { 'idempotency-key': transport.newKey() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return outcomeOf(read)
  }
  const call: Client['call'] = async (name, ...given) => {
    const { answer, problem } = await attempt(name, ...given)
    if (problem !== null) throw new Refused(problem)
    return answer
  }
  return { attempt, call }
}

/** An answer that has come as a whole. */
interface Read {
  readonly status: number
  readonly retryAfter: number | null
  readonly body: ReturnType<typeof JSON.parse>
}

async function tryOnce(
  transport: Transport,
  name: RouteName,
  where: object,
  sent: Sent,
): Promise<{ readonly read: Read | null; readonly cause?: unknown }> {
  try {
    return { read: (await speak(transport, name, where, sent)) ?? (await send(transport, name, where, sent)) }
  } catch (cause) {
    return { read: null, cause }
  }
}

/** On the table's stream; null if there is none, or if it is nothing for a stream. */
async function speak({ line }: Transport, name: RouteName, where: object, sent: Sent): Promise<Read | null> {
  if (line === undefined || !isSpoken(name) || !('id' in where)) return null
  const { id, ...rest } = where
  const open = line(String(id))
  if (!open?.isOpen) return null
  const { 'idempotency-key': key = '', 'accept-language': language } = sent.headers
  const more = { ...(language !== undefined && { language }), ...(sent.body !== undefined && { body: sent.body }) }
  const { status, retryAfter, body } = await open.ask(name, rest, { key, ...more })
  return { status, retryAfter: retryAfter === undefined ? null : retryAfter * 1000, body }
}

async function send({ fetch, base }: Transport, name: RouteName, where: object, sent: Sent): Promise<Read> {
  const reply = await fetch(`${base()}${fill(ROUTES[name].path, where)}`, sent)
  const { status, headers } = reply
  return { status, retryAfter: secondsIn(headers.get('retry-after')), body: readJson(await reply.text()) }
}

function secondsIn(header: string | null): number | null {
  const seconds = header === null || header === '' ? Number.NaN : Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/** A server of ours answers as its types say: its handlers are checked against them, and its answers in tests by the schemas. */
function outcomeOf<Name extends RouteName>({ status, body }: Read): Outcome<Name> {
  if (status === 200 && body !== null) return { answer: body, problem: null }
  if (typeof body?.code !== 'string') throw new NoAnswer()
  return { answer: null, problem: body }
}

function readJson(text: string): Read['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
