import { hash } from 'node:crypto'
import { formatPath } from '@south-street/engine'
import type { RequestMark } from '@south-street/house'
import { type AnswerOf, needsKey, ROUTES, type RouteName, type Routes } from '@south-street/protocol'
import { IdempotencyKey, type Received, readersOf } from '@south-street/protocol/schemas'
import type { Asker } from '@south-street/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpProblem } from './problem.ts'
import type { Visitor } from './visitors.ts'
import { chooseLanguage, sayIssue } from './words.ts'

/** Who runs this server: by the admin token, without a name, or by their passkey. */
export interface Operator {
  readonly person: string | null
  readonly name: string
}

/** Who stands behind a request, by who may ask at all. */
export interface VisitorBy {
  readonly anyone: Visitor | null
  readonly person: Visitor
  readonly operator: Operator
}
type VisitorOf<Name extends RouteName> = VisitorBy[Routes[Name]['access']]

/** What was asked, in whichever way it came: by HTTP or on a live stream. */
export type Asked = Pick<
  FastifyRequest,
  'method' | 'url' | 'params' | 'query' | 'body' | 'headers' | 'protocol' | 'host' | 'ip'
>

/** Something asked for whose form has been checked. */
export interface Spoken<Name extends RouteName> {
  readonly params: Received[Name]['params']
  readonly query: Received[Name]['query']
  readonly body: Received[Name]['body']
  readonly visitor: VisitorOf<Name>
  readonly request: Asked
}

/** The same by HTTP. */
export interface Call<Name extends RouteName> extends Spoken<Name> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Handlers for whatever comes by HTTP or on a stream. */
export type SpokenHandlers<Names extends RouteName> = {
  readonly [Name in Names]: (call: Spoken<Name>) => Promise<AnswerOf<Name>>
}

export type Handlers<Names extends RouteName = RouteName> = {
  readonly [Name in Names]: (call: Call<Name>) => Promise<AnswerOf<Name>>
}

/** What is in order needs no words: they are looked for only where something is wrong. */
function readForm<Form>(schema: z.ZodType<Form>, value: unknown, { headers }: Pick<Asked, 'headers'>): Form {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const language = chooseLanguage(headers['accept-language'])
  const said = schema.safeParse(value, { error: (issue) => sayIssue(language, issue) })
  const { path, message } = (said.error ?? read.error).issues[0]!
  throw new HttpProblem('body-malformed', {
    place: formatPath(path.filter((step) => typeof step !== 'symbol')) || '–',
    reason: message,
  })
}

export function readSpoken<Name extends RouteName>(name: Name, visitor: VisitorOf<Name>, request: Asked): Spoken<Name> {
  const forms = readersOf(name)
  if (needsKey(ROUTES[name])) readKey(request)
  return {
    params: readForm(forms.params, request.params, request),
    query: readForm(forms.query, request.query, request),
    body: readForm(forms.body, request.body ?? {}, request),
    visitor,
    request,
  }
}

export function readCall<Name extends RouteName>(
  name: Name,
  visitor: VisitorOf<Name>,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Name> {
  return { ...readSpoken(name, visitor, request), request, reply }
}

export function readKey(request: Pick<Asked, 'headers'>): string {
  const key = request.headers['idempotency-key']
  if (key === undefined) throw new HttpProblem('key-missing')
  const read = IdempotencyKey.safeParse(key)
  if (!read.success) throw new HttpProblem('key-malformed')
  return read.data
}

/** Names what was asked for, so that a key which comes again with something else is noticed. */
export function markRequest(request: Asked): string {
  const text = JSON.stringify([request.method, request.url, request.body ?? null])
  return hash('sha256', text, 'base64url').slice(0, 16)
}

export function requestOf(call: { visitor: Visitor; request: Asked }): RequestMark {
  return { person: call.visitor.id, key: readKey(call.request), mark: markRequest(call.request) }
}

export function askerOf({ id, name }: Visitor): Asker {
  return { person: id, name }
}

/** `{id}` as OpenAPI writes it is `:id` to Fastify. */
export function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
