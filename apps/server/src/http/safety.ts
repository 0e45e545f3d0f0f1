import { fastifyHelmet } from '@fastify/helmet'
import { fastifyRateLimit } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { HttpProblem } from './problem.ts'
import type { Visitor } from './visitors.ts'

/** Headers that leave a browser as little room for mischief as can be. */
export async function addHeaders(app: FastifyInstance, { isSecure }: Config): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  })
}

/** A browser says where a request comes from; another site's page has no business here. */
export function demandOwnOrigin(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const isChange = request.method !== 'GET' && request.method !== 'HEAD'
  const isStream = request.headers.upgrade !== undefined
  if (!isChange && !isStream) return
  const { origin } = request.headers
  const own = [publicUrl, `${request.protocol}://${request.host}`]
  const isForeign = origin !== undefined && !own.includes(origin)
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
  const byAddress = limit(limits.requestsPerMinutePerAddress, ({ ip }) => ip)
  const byPerson = limit(limits.requestsPerMinute, (request) => persons.get(request)!)
  return {
    byAddress,
    byPerson: (request, { id }) => {
      persons.set(request, id)
      return byPerson(request)
    },
  }
}
