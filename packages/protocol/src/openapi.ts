import { z } from 'zod'
import { GROUPS, needsKey, ROUTES, type RouteName } from './routes/index.ts'
import type { Route } from './routes/route.ts'
import { type Forms, IdempotencyKey, NOTHING_READ, Problem, SCHEMAS } from './schemas/index.ts'
import { EXAMPLES, NAMED } from './schemas/names.ts'
import { RefusalResponses } from './schemas/refusal-responses.ts'

export { refusalsOf } from './schemas/refusals.ts'

type Json = Record<string, unknown>

const ofComponent = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

// So Zod refers to what has a name, wherever it meets it.
for (const [id, schema] of Object.entries(NAMED)) {
  z.globalRegistry.add(schema, {
    ...z.globalRegistry.get(schema),
    id,
    ...(id in EXAMPLES && { examples: EXAMPLES[id] }),
  })
}

/** JSON Schema of everything that is said, with what has a name told once. */
class Schemas {
  readonly shared: Record<string, unknown> = {}

  /** In the form in which it is sent: what has a default may be left out, and answers may have more members than are listed. */
  of(type: z.ZodType): Json {
    const { $schema, $defs = {}, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })
    for (const [name, one] of Object.entries($defs)) this.shared[name] = atHome(one)
    const { id } = schema
    if (typeof id !== 'string') return atHome(schema)
    this.shared[id] = atHome(schema)
    return ofComponent('schemas', id)
  }
}

/** References within one schema become references to what all share, where the names stand already. */
function atHome(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === '$ref') return value.replace('#/$defs/', '#/components/schemas/')
    return value === null || typeof value !== 'object' || Array.isArray(value) ? value : told(value)
  })
}

/**
 * Zod leaves a schema's name in it. What has a default is told in words: generators of types would demand that it is
 * sent. A member that is called `id` or `default` is a schema itself, and stays.
 */
function told({ id, default: filledIn, minimum, maximum, ...schema }: Json): Json {
  const description = [schema.description, `Default: \`${JSON.stringify(filledIn)}\``]
  return {
    ...(typeof id === 'object' && { id }),
    // Every number that JavaScript can count to is no bound.
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...schema,
    ...(filledIn !== undefined && { description: description.filter((one) => one !== undefined).join('. ') }),
  }
}

function parametersOf(schemas: Schemas, type: z.ZodType, place: 'path' | 'query'): Json[] {
  if (!(type instanceof z.ZodObject)) return []
  return Object.entries(type.shape).map(([name, member]) => {
    const { description, ...schema } = schemas.of(member as z.ZodType)
    const required = place === 'path'
    return { name, in: place, required, ...(description !== undefined && { description }), schema }
  })
}

const SECURITY = {
  anyone: [{}, { cookie: [] }, { bearer: [] }],
  person: [{ cookie: [] }, { bearer: [] }],
  operator: [{ operator: [] }],
}

function tagOf(name: RouteName): string {
  return Object.entries(GROUPS).find(([, routes]) => name in routes)![0]
}

function operationOf(schemas: Schemas, refusals: RefusalResponses, name: RouteName): Json {
  const route: Route = ROUTES[name]
  const forms: Forms = SCHEMAS[name]
  const answer = { 'application/json': { schema: schemas.of(forms.answer) } }
  return {
    operationId: name,
    summary: forms.summary,
    tags: [tagOf(name)],
    parameters: [
      ...parametersOf(schemas, forms.params, 'path'),
      ...parametersOf(schemas, forms.query, 'query'),
      ...(needsKey(route) ? [ofComponent('parameters', 'IdempotencyKey')] : []),
    ],
    ...(forms.body !== NOTHING_READ && {
      requestBody: { required: true, content: { 'application/json': { schema: schemas.of(forms.body) } } },
    }),
    responses: {
      ...(route.stream
        ? {
            '101': {
              description: 'A WebSocket; each message is such an object, or the answer to a command (docs/bot-api.md)',
              content: answer,
            },
            // There is no success in HTTP's own terms, and linters want to read of something beside refusals.
            default: refusals.any(),
          }
        : { '200': { description: 'Done', content: answer } }),
      ...refusals.of(name),
    },
    security: SECURITY[route.access],
  }
}

const TAGS: Readonly<Record<keyof typeof GROUPS, string>> = {
  people: 'Games, identities, and what one keeps for oneself',
  notices: 'How one is told of a table while one is elsewhere',
  keys: 'How one becomes somebody here: cookies, tokens, links, words and passkeys',
  tables: 'Setting up tables, finding them and looking at them',
  seats: 'What people do at a table',
  ratings: 'Ratings, where the server has them',
  club: 'The club that a server may be',
  operator: 'For the operator of a server alone',
  daily: 'The deal of the day, and what became of one’s own games',
}

interface Described {
  readonly version: string
  /** What the server calls its cookie. */
  readonly cookie: string
  /** The path below which its routes lie; nothing at the root of a site. */
  readonly base: string
}

/** OpenAPI 3.1 of all routes, from the schemas that the server checks by. */
export function describeApi({ version, cookie, base }: Described): Json {
  const schemas = new Schemas()
  const refusals = new RefusalResponses()
  schemas.of(Problem)
  const paths: Record<string, Json> = {}
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path } = ROUTES[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(schemas, refusals, name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'South Street',
      version,
      description: 'Online tables for two board games. /api/docs explains every refusal in words.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base || '/', description: 'The server that you have this from' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.shared,
      responses: refusals.shared,
      parameters: { IdempotencyKey: keyParameter(schemas) },
      headers: {
        RetryAfter: {
          description: 'When it is worth asking again',
          schema: { type: 'integer', description: 'Seconds' },
        },
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookie, description: 'What a page has' },
        bearer: { type: 'http', scheme: 'bearer', description: 'What a program has: see createGuest and createToken' },
        operator: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN of the server’s settings' },
      },
    },
  }
}

function keyParameter(schemas: Schemas): Json {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'New for every request; the same again if a request is repeated, which is then done only once',
    schema: schemas.of(IdempotencyKey),
  }
}
