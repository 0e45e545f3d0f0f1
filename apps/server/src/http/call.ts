import { hash } from 'node:crypto'
import { formatPath } from '@south-street/engine'
import { IdempotencyKey, needsKey, ROUTES, type Route, type RouteName } from '@south-street/protocol'
import type { Asker } from '@south-street/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { RequestMark } from '../tables/service.ts'
import { HttpProblem } from './problem.ts'
import type { Visitor } from './visitors.ts'
import { chooseLanguage, type Language, sayIssue } from './words.ts'

type Routes = typeof ROUTES
type Part<Name extends RouteName, Member extends 'params' | 'query' | 'body'> = Routes[Name] extends {
  readonly [M in Member]: infer Type extends z.ZodType
}
  ? z.output<Type>
  : undefined

/** A request whose form has been checked. */
export interface Call<Name extends RouteName> {
  readonly params: Part<Name, 'params'>
  readonly query: Part<Name, 'query'>
  readonly body: Part<Name, 'body'>
  readonly visitor: Routes[Name]['access'] extends 'person' ? Visitor : Visitor | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<z.input<Routes[Name]['answer']>>
export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> }

function readForm(schema: z.ZodType | undefined, value: unknown, language: Language): unknown {
  if (schema === undefined) return undefined
  const read = schema.safeParse(value, { error: (issue) => sayIssue(language, issue) })
  if (read.success) return read.data
  const { path, message } = read.error.issues[0]!
  throw new HttpProblem('body-malformed', {
    place: formatPath(path.filter((step) => typeof step !== 'symbol')) || '–',
    reason: message,
  })
}

export function readCall<Name extends RouteName>(
  name: Name,
  visitor: Visitor | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Name> {
  const route: Route = ROUTES[name]
  const language = chooseLanguage(request.headers['accept-language'])
  if (needsKey(route)) readKey(request)
  return {
    params: readForm(route.params, request.params, language),
    query: readForm(route.query, request.query, language),
    body: readForm(route.body, request.body ?? {}, language),
    visitor,
    request,
    reply,
  } as Call<Name>
}

export function readKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (key === undefined) throw new HttpProblem('key-missing')
  const read = IdempotencyKey.safeParse(key)
  if (!read.success) throw new HttpProblem('key-malformed')
  return read.data
}

/** Names what was asked for, so that a key which comes again with something else is noticed. */
export function markRequest(request: FastifyRequest): string {
  const text = JSON.stringify([request.method, request.url, request.body ?? null])
  return hash('sha256', text, 'base64url').slice(0, 16)
}

export function requestOf(call: { visitor: Visitor; request: FastifyRequest }): RequestMark {
  return { person: call.visitor.id, key: readKey(call.request), mark: markRequest(call.request) }
}

export function askerOf({ id, name }: Visitor): Asker {
  return { person: id, name }
}
