import { z } from 'zod'
import { needsKey, ROUTES, type RouteName } from './routes/index.ts'
import type { Route } from './routes/route.ts'
import { type Forms, NOTHING_READ, Problem, SCHEMAS } from './schemas/index.ts'

export { refusalsOf } from './refusals.ts'

type Json = Record<string, unknown>

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return schema
}

function parametersOf(type: z.ZodType, place: 'path' | 'query'): Json[] {
  if (type === NOTHING_READ) return []
  const { properties = {}, required = [] } = schemaOf(type, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function operationOf(name: RouteName): Json {
  const route: Route = ROUTES[name]
  const forms: Forms = SCHEMAS[name]
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } }
  const answer = { 'application/json': { schema: schemaOf(forms.answer, 'output') } }
  const responses = route.stream
    ? { '101': { description: 'A WebSocket on which only the server speaks; each message:', content: answer } }
    : { '200': { description: 'Done', content: answer } }
  return {
    operationId: name,
    summary: forms.summary,
    parameters: [
      ...parametersOf(forms.params, 'path'),
      ...parametersOf(forms.query, 'query'),
      ...(needsKey(route) ? [key] : []),
    ],
    ...(forms.body !== NOTHING_READ && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(forms.body, 'input') } } },
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

/** OpenAPI 3.1 of all routes, from the schemas that the server checks by. */
export function describeApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path } = ROUTES[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
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
