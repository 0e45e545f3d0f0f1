import type { Socket } from 'node:net'
import { fastifyRateLimit } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { networkOf } from '../limits/address.ts'
import { HttpProblem } from './problem.ts'
import type { Visitor } from './visitors.ts'

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  ...['connect', 'font', 'img', 'manifest', 'script', 'style', 'worker'].map((kind) => `${kind}-src 'self'`),
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ')

/**
 * Headers that leave a browser as little room for mischief as can be. They are always the same, so they are written here
 * once: putting them together for each answer took a tenth of the time that an action takes.
 */
export function addHeaders(app: FastifyInstance, { isSecure }: Config): void {
  const headers = {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** So long a refused connection has to take its answer. */
const LINGER_MS = 1_000

/**
 * Something that is not HTTP gets the shortest possible answer, and the connection is closed, because nobody can tell
 * any more where one request ends and the next begins. The answer has no body, since it might be the answer to a HEAD.
 * Whoever does not hang up in turn would otherwise keep the connection for ever.
 */
export function refuseMalformed({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else {
    const status = STATUS_LINES[code] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}

const LONGEST_HOST = 255

/** Where this server is: what the operator has said, else what whoever asks has dialled, if it is an address at all. */
export function originOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  if (publicUrl !== null) return publicUrl
  const url = host.length > LONGEST_HOST ? null : URL.parse(`${protocol}://${host}`)
  // A Host header may say anything, and links are made with it.
  if (url === null || url.href !== `${url.origin}/`) throw new HttpProblem('request-unreadable')
  return url.origin
}

/** A browser says where a request comes from; another site's page has no business here. */
export function demandOwnOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): void {
  const isChange = request.method !== 'GET' && request.method !== 'HEAD'
  const isStream = request.headers.upgrade !== undefined
  if (!isChange && !isStream) return
  const { origin } = request.headers
  const isForeign = origin !== undefined && origin !== originOf(config, request)
  if (isForeign || request.headers['sec-fetch-site'] === 'cross-site') throw new HttpProblem('foreign-origin')
}

export interface Limits {
  byAddress(request: FastifyRequest): Promise<void>
  byPerson(request: FastifyRequest, visitor: Visitor): Promise<void>
}

/** How often somebody may ask, counted by address and by identity. */
export async function addLimits(app: FastifyInstance, { limits }: Config): Promise<Limits> {
  await app.register(fastifyRateLimit, { global: false })
  const persons = new WeakMap<FastifyRequest, string>()
  const limit = (max: number, nameOf: (request: FastifyRequest) => string) => {
    if (max === 0) return async () => {}
    const check = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator: nameOf })
    return async (request: FastifyRequest) => {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) {
        throw new HttpProblem('too-many-requests', { seconds: result.ttlInSeconds })
      }
    }
  }
  const byAddress = limit(limits.requestsPerMinutePerAddress, ({ ip }) => networkOf(ip))
  const byPerson = limit(limits.requestsPerMinute, (request) => persons.get(request)!)
  return {
    byAddress,
    byPerson: (request, { id }) => {
      persons.set(request, id)
      return byPerson(request)
    },
  }
}
