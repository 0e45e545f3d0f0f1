import { z } from 'zod'
import { Problem } from './problem.ts'
import { ROUTES, type Route } from './routes.ts'

type Json = Record<string, unknown>

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return schema
}

function parametersOf(type: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (type === undefined) return []
  const { properties = {}, required = [] } = schemaOf(type, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function operationOf(name: string, route: Route): Json {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } }
  const answer = { 'application/json': { schema: schemaOf(route.answer, 'output') } }
  const responses = route.stream
    ? { '101': { description: 'A WebSocket on which only the server speaks; each message:', content: answer } }
    : { '200': { description: 'Done', content: answer } }
  return {
    operationId: name,
    summary: route.summary,
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(needsKey(route) ? [key] : []),
    ],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
    }),
    responses: {
      ...responses,
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    security: route.access === 'anyone' ? [{}, { cookie: [] }, { bearer: [] }] : [{ cookie: [] }, { bearer: [] }],
  }
}

/** Every changing request of somebody who is known carries a key, so that it can be repeated without harm. */
export function needsKey(route: Route): boolean {
  return route.method !== 'GET' && route.access === 'person'
}

/** OpenAPI 3.1 of all routes, from the schemas that the server checks by. */
export function describeApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'South Street', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'south-street' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
