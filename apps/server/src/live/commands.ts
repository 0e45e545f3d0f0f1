import { ROUTES, type SpokenRoute, type StreamAnswer } from '@south-street/protocol'
import { fill } from '@south-street/protocol/client'
import { StreamCommand } from '@south-street/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { type Asked, readSpoken, type SpokenHandlers, urlOf } from '../http/call.ts'
import type { Desk } from '../http/desk.ts'
import { spenderOf } from '../http/parts.ts'
import { tellProblem } from '../http/problem.ts'
import type { Metrics } from '../operations/metrics.ts'

interface CommandParts {
  readonly handlers: SpokenHandlers<SpokenRoute>
  readonly desk: Desk
  readonly metrics: Pick<Metrics, 'observe'>
  readonly log: Logger
}

/** Carries out what was said on a stream at a table; resolves with what to answer, or with null if it was no command. */
export type Commands = (request: FastifyRequest, table: string, text: string) => Promise<string | null>

/**
 * A command on a stream goes the way of every request: who asks is looked up again by what the stream began with, limits
 * count it, the same schemas read it, the same handler carries it out. So it may be repeated by HTTP with the same key.
 */
export function newCommands({ handlers, desk, metrics, log }: CommandParts): Commands {
  const carryOut = async <Name extends SpokenRoute>(name: Name, request: FastifyRequest, asked: Asked) => {
    const visitor = await desk.admit('person', request)
    const call = readSpoken(name, visitor, asked)
    return desk.count(name, spenderOf(request, visitor), call.body, () => handlers[name](call))
  }
  return async (request, table, text) => {
    const arrivedAt = performance.now()
    const command = StreamCommand.safeParse(readJson(text))
    if (!command.success) return null
    const { ask, route } = command.data
    const asked = askedBy(command.data, table, request)
    const answer = await carryOut(route, request, asked).then(
      (body) => ({ ask, status: 200, body }),
      (error) => refusal(ask, tellProblem(error, asked, log)),
    )
    metrics.observe(asked.method, nameOf(route), answer.status, performance.now() - arrivedAt)
    return JSON.stringify(answer satisfies StreamAnswer)
  }
}

const NAMES = new Map<SpokenRoute, string>()

/** As the same route is called in the figures when it comes by HTTP. */
function nameOf(route: SpokenRoute): string {
  const name = NAMES.get(route) ?? urlOf(ROUTES[route].path)
  NAMES.set(route, name)
  return name
}

/** The command as it would have come by HTTP: so what is repeated there is known as a repeat. */
function askedBy(command: z.output<typeof StreamCommand>, table: string, request: FastifyRequest): Asked {
  const { route, where = {}, key, language, body } = command
  const { method, path } = ROUTES[route]
  const { 'accept-language': languages = '' } = request.headers
  const params = { ...where, id: table }
  return {
    method,
    url: fill(path, params),
    params,
    query: {},
    body,
    headers: { 'accept-language': language ?? languages, ...(key !== undefined && { 'idempotency-key': key }) },
    protocol: request.protocol,
    host: request.host,
    ip: request.ip,
  }
}

function refusal(ask: number, { told, retryAfter }: ReturnType<typeof tellProblem>): StreamAnswer {
  return { ask, status: told.status, ...(retryAfter !== null && { retryAfter }), body: told }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
