import { STATUS_CODES } from 'node:http'
import type { AnyGame } from '@south-street/engine'
import { AskerGone, RulesUnknown, TooBusy } from '@south-street/house'
import { PROBLEMS, type Problem, type ProblemCode } from '@south-street/protocol'
import type { TableRefusal } from '@south-street/table'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type FaultKind, StoreFault } from '../store/faults.ts'
import { chooseLanguage, type Language, type Params, sayFault, sayProblem, sayRefusal } from './words.ts'

/** A refusal on its way to the reader. The sentence is made last, when the language is known. */
export class HttpProblem extends Error {
  readonly code: ProblemCode
  readonly params: Params

  constructor(code: ProblemCode, params: Params = {}) {
    super(code)
    this.name = 'HttpProblem'
    this.code = code
    this.params = params
  }
}

/** What a table or its game refuses. */
export class RefusedAtTable extends Error {
  readonly refusal: TableRefusal
  readonly game: AnyGame

  constructor(refusal: TableRefusal, game: AnyGame) {
    super(refusal.code)
    this.name = 'RefusedAtTable'
    this.refusal = refusal
    this.game = game
  }
}

const OF_FASTIFY: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
}

const OF_STORE: Readonly<Partial<Record<FaultKind, ProblemCode>>> = { unavailable: 'busy', full: 'storage-full' }

/** When it is worth asking again. */
const SECONDS_LATER: Readonly<Record<string, number>> = { busy: 2, 'storage-full': 30, 'storage-fault': 60 }

function asProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error instanceof RulesUnknown) return new HttpProblem('rules-unknown-here', error.params)
  if (error instanceof StoreFault) return new HttpProblem(OF_STORE[error.kind] ?? 'storage-fault')
  // As if it had come a moment later.
  if (error instanceof AskerGone) return new HttpProblem('not-signed-in')
  if (error instanceof TooBusy) return new HttpProblem('busy')
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const known = OF_FASTIFY[code]
  if (known !== undefined) return new HttpProblem(known)
  // Whatever else the framework blames on the request is about its form; its own words are not for readers.
  if (statusCode >= 400 && statusCode < 500) return new HttpProblem('request-unreadable')
  return new HttpProblem('fault')
}

function describe(error: unknown, language: Language): Problem {
  if (error instanceof RefusedAtTable) return describeRefusal(error, language)
  const { code, params } = asProblem(error)
  return { ...frame(code, params, sayProblem(language, code, params)), of: 'request', code }
}

function describeRefusal({ refusal, game }: RefusedAtTable, language: Language): Problem {
  const { of, code, clause, params } = refusal
  switch (of) {
    case 'table':
      if (!isProblem(code)) throw new Error(`the API has no words for ${code}`)
      return { ...frame(code, params, sayProblem(language, code, params)), of, code }
    case 'form': {
      const reason = sayFault(language, code, params)
      if (refusal.place !== undefined)
        return describe(new HttpProblem('options-malformed', { place: refusal.place, reason }), language)
      return { ...frame('action-malformed', params, sayProblem(language, 'action-malformed', { reason })), of, code }
    }
    case 'game': {
      const refused = frame('action-refused', params, sayRefusal(language, game, refusal))
      return { ...refused, of, code, ...(clause !== undefined && { clause }) }
    }
  }
}

function isProblem(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code)
}

function frame(about: ProblemCode, params: Params, detail: string) {
  const status = PROBLEMS[about]
  return { type: `/api/docs#${about}`, title: STATUS_CODES[status]!, status, params, detail }
}

/** What is told of an error, and to whoever may come again, in how many seconds. */
export function tellProblem(error: unknown, request: Pick<FastifyRequest, 'headers'>, log: Logger) {
  const told = describe(error, chooseLanguage(request.headers['accept-language']))
  if (told.status === 500) log.error({ err: error, req: request }, 'a request has failed')
  const isPassing = told.status === 429 || told.status === 503
  return { told, retryAfter: isPassing ? Number(told.params.seconds ?? SECONDS_LATER[told.code] ?? 2) : null }
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  const { told, retryAfter } = tellProblem(error, request, log)
  if (retryAfter !== null) reply.header('retry-after', retryAfter)
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .type('application/problem+json')
    .send(JSON.stringify(told))
}
