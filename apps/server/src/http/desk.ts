import type { RouteName } from '@south-street/protocol'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Allowance, type Spender } from '../limits/allowance.ts'
import { demandRoomAtTables } from '../limits/open-tables.ts'
import type { Store } from '../store/store.ts'
import type { VisitorBy } from './call.ts'
import { HttpProblem } from './problem.ts'
import { demandOwnOrigin, type Limits } from './safety.ts'
import { hashSecret, isSameSecret } from './secrets.ts'
import type { Visitor, Visitors } from './visitors.ts'

interface DeskParts {
  readonly visitors: Visitors
  readonly limits: Limits
  readonly store: Store
  readonly config: Config
  readonly now: () => number
}

/** Where everything that is asked for comes by, over HTTP or on a stream. */
export interface Desk {
  /** Who asks, if they may. What is asked for on a stream is admitted by the request that the stream began with. */
  readonly admit: Admission
  /** Does it, unless it is too much; what came to nothing is not counted. */
  count<Answer>(name: RouteName, spender: Spender, body: unknown, work: () => Promise<Answer>): Promise<Answer>
}

export function newDesk({ visitors, limits, store, config, now }: DeskParts): Desk {
  const spend = newSpending(store, config, now)
  return {
    admit: newAdmission({ visitors, limits, store, config, now }),
    async count(name, spender, body, work) {
      const giveBack = await spend(name, spender, body)
      try {
        return await work()
      } catch (error) {
        giveBack()
        throw error
      }
    },
  }
}

type Admission = <Access extends keyof VisitorBy>(access: Access, request: FastifyRequest) => Promise<VisitorBy[Access]>

/** The order matters: cheap refusals first, and nothing is read of a request that comes from elsewhere. */
function newAdmission({ visitors, limits, store, config, now }: DeskParts): Admission {
  const known = async (request: FastifyRequest) => {
    const visitor = await visitors.find(request)
    if (visitor !== null) await limits.byPerson(request, visitor)
    return visitor
  }
  const demandNotBanned = ({ bannedUntil }: Visitor) => {
    const until = new Date(bannedUntil ?? 0).toISOString().slice(0, 10)
    if (bannedUntil !== undefined && bannedUntil > now()) throw new HttpProblem('banned', { until })
  }
  const anyone = async (request: FastifyRequest) => {
    const visitor = await known(request)
    // Whoever is shut out may have everything deleted that is theirs, and look at what nobody needs a name for.
    if (visitor === null || request.method === 'DELETE') return visitor
    const isBanned = visitor.bannedUntil !== undefined && visitor.bannedUntil > now()
    if (isBanned && request.method === 'GET') return null
    demandNotBanned(visitor)
    return visitor
  }
  const byAccess: { readonly [Access in keyof VisitorBy]: (request: FastifyRequest) => Promise<VisitorBy[Access]> } = {
    anyone,
    person: async (request) => {
      const visitor = await known(request)
      if (visitor === null) throw new HttpProblem('not-signed-in')
      demandNotBanned(visitor)
      return visitor
    },
    operator: async (request) => {
      const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
      if (given !== undefined && config.adminToken !== null && isSameSecret(given, config.adminToken)) {
        return { person: null, name: '' }
      }
      const secret = visitors.operatorSecretOf(request)
      const found = secret === undefined ? null : await store.bridge.findSession(hashSecret(secret), now())
      if (found === null) throw new HttpProblem('not-operator')
      return { person: found.person, name: found.name ?? '' }
    },
  }
  return async (access, request) => {
    await limits.byAddress(request)
    demandOwnOrigin(request, config)
    return byAccess[access](request)
  }
}

type Spending = (name: RouteName, spender: Spender, body: unknown) => Promise<() => void>

/** Refuses what is more than one address or one person may have; returns what gives it back if nothing came of it. */
function newSpending(store: Store, { limits }: Config, now: () => number): Spending {
  const allowance = new Allowance(limits, now)
  return async (name, spender, body) => {
    await demandRoomAtTables(store, name, spender.person, limits.openTables)
    return allowance.spend(name, spender, body)
  }
}
