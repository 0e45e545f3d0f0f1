import { type Problem, ROUTES, type RouteName } from '@south-street/protocol'
import { refusalsOf } from '@south-street/protocol/openapi'
import * as schemas from '@south-street/protocol/schemas'

const SHAPES = (Object.keys(ROUTES) as RouteName[]).map((name) => {
  const { method, path } = ROUTES[name]
  return { name, method, shape: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }
})

function routeOf(method: string, path: string): RouteName | null {
  const { pathname } = new URL(path, 'http://localhost')
  return SHAPES.find((one) => one.method === method && one.shape.test(pathname))?.name ?? null
}

/** Whatever a test asks for: an answer has the form that its route says, a refusal is one that the route lists. */
export function holdToItsWord(method: string, path: string, status: number, body: unknown): void {
  const name = routeOf(method, path)
  if (name === null) return
  if (status === 200) {
    const { error } = schemas.SCHEMAS[name].answer.safeParse(body)
    if (error !== undefined) throw new Error(`${name} does not answer as it says: ${error.message}`)
    return
  }
  const { error, data } = schemas.Problem.safeParse(body)
  if (error !== undefined) throw new Error(`${name} refuses in a form that is no problem: ${error.message}`)
  const code = codeOf(data)
  if (!refusalsOf(name).some((listed) => listed === code))
    throw new Error(`${name} does not list that it may refuse: ${code}`)
}

/** A game's codes are its own; the API calls them by one name. */
function codeOf(problem: Pick<Problem, 'of' | 'code'>): string {
  if (problem.of === 'game') return 'action-refused'
  return problem.of === 'form' ? 'action-malformed' : problem.code
}
