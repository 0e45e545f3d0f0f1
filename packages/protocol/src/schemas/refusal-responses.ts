import { PROBLEMS, type ProblemCode } from '../problem.ts'
import { ROUTES, type RouteName } from '../routes/index.ts'
import { refusalsOf } from './refusals.ts'

type Json = Record<string, unknown>

/** Codes that share a status at a route: OpenAPI has one response for each status. */
interface Refusal {
  readonly status: number
  readonly codes: readonly ProblemCode[]
}

/** An action that the rules refuse, or that cannot be read, has a code of the game's own. */
const NAMED_ELSEWHERE: readonly ProblemCode[] = ['action-refused', 'action-malformed']

const ofComponent = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

/** What the routes may refuse, as OpenAPI has it. What several of them refuse alike is told once and has a name. */
export class RefusalResponses {
  /** By their names, for `components`. */
  readonly shared: Record<string, Json> = {}
  readonly #uses = new Map<string, number>()

  constructor() {
    for (const name of Object.keys(ROUTES) as RouteName[]) {
      for (const refusal of refusalsAt(name)) {
        const called = nameOf(refusal)
        this.#uses.set(called, (this.#uses.get(called) ?? 0) + 1)
      }
    }
  }

  /** By their status. */
  of(name: RouteName): Record<string, Json> {
    return Object.fromEntries(refusalsAt(name).map((refusal) => [String(refusal.status), this.#told(refusal)]))
  }

  /** For whatever else is refused. */
  any(): Json {
    this.shared.Refused = { description: 'Anything else is refused, and this says why', content: contentOf(PROBLEM) }
    return ofComponent('responses', 'Refused')
  }

  #told(refusal: Refusal): Json {
    const name = nameOf(refusal)
    if (this.#uses.get(name) === 1) return responseOf(refusal)
    this.shared[name] ??= responseOf(refusal)
    return ofComponent('responses', name)
  }
}

function refusalsAt(name: RouteName): Refusal[] {
  const byStatus = Map.groupBy(refusalsOf(name), (code) => PROBLEMS[code])
  return [...byStatus].map(([status, codes]) => ({ status, codes }))
}

/** `not-signed-in` is NotSignedIn, and several are joined: a code has one status, so the codes say all. */
function nameOf({ codes }: Refusal): string {
  const words = (code: string) => code.split('-').map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`)
  return codes.map((code) => words(code).join('')).join('Or')
}

const PROBLEM = ofComponent('schemas', 'Problem')

const contentOf = (schema: Json): Json => ({ 'application/problem+json': { schema } })

function responseOf({ status, codes }: Refusal): Json {
  const isOpen = codes.some((code) => NAMED_ELSEWHERE.includes(code))
  const schema = isOpen ? PROBLEM : { allOf: [PROBLEM, { type: 'object', properties: { code: { enum: codes } } }] }
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': ofComponent('headers', 'RetryAfter') } }),
    content: contentOf(schema),
  }
}
