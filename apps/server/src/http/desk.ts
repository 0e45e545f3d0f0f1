import type { RouteName } from '@south-street/protocol'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Allowance, type Spender } from '../limits/allowance.ts'
import { demandRoomAtTables } from '../limits/open-tables.ts'
import type { Store } from '../store/store.ts'
import type { VisitorBy } from './call.ts'
import { HttpProblem } from './problem.ts'
import { demandOwnOrigin, type Limits } from './safety.ts'
import { isSameSecret } from './secrets.ts'
import type { Visitors } from './visitors.ts'

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
    admit: newAdmission(visitors, limits, config),
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
function newAdmission(visitors: Visitors, limits: Limits, config: Config): Admission {
  const anyone = async (request: FastifyRequest) => {
    const visitor = await visitors.find(request)
    if (visitor !== null) await limits.byPerson(request, visitor)
    return visitor
  }
  const byAccess: { readonly [Access in keyof VisitorBy]: (request: FastifyRequest) => Promise<VisitorBy[Access]> } = {
    anyone,
    person: async (request) => {
      const visitor = await anyone(request)
      if (visitor === null) throw new HttpProblem('not-signed-in')
      return visitor
    },
    operator: async (request) => {
      demandOperator(request, config.adminToken)
      return null
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

function demandOperator(request: FastifyRequest, adminToken: string | null): void {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (adminToken === null || given === undefined || !isSameSecret(given, adminToken)) {
    throw new HttpProblem('not-operator')
  }
}
