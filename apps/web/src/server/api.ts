import type { GameOptions } from '@south-street/engine'
import type { answers, Problem, TableSummary } from '@south-street/protocol'
import type { Pace } from '@south-street/table'
import type { z } from 'zod'

/** What the server has answered instead of what was asked for. */
export class ApiProblem extends Error {
  readonly problem: Pick<Problem, 'code' | 'detail' | 'params' | 'status'> & { readonly clause?: string | undefined }

  constructor(problem: ApiProblem['problem']) {
    super(problem.code)
    this.name = 'ApiProblem'
    this.problem = problem
  }
}

const UNREACHABLE = 0

/** How long to wait before a change is said again, in milliseconds. */
const PAUSES = [300, 1000, 3000]

/** A lost connection leaves open whether something was done. The same key again tells, and does nothing twice. */
async function insist(path: string, request: RequestInit, pauses: readonly number[]): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch {
    const [pause, ...rest] = pauses
    if (pause === undefined) {
      throw new ApiProblem({ code: 'unreachable', detail: '', params: {}, status: UNREACHABLE })
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    return insist(path, request, rest)
  }
}

/** One request. A change carries a key of its own, so that a repeated one is carried out once. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const isChange = method !== 'GET'
  const request = {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(isChange && { 'idempotency-key': crypto.randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  const answer = await insist(path, request, isChange ? PAUSES : [])
  const json: unknown = await answer.json().catch(() => null)
  if (answer.ok && json !== null) return json as Answer
  const { code = 'unreachable', detail = '', params = {}, clause } = (json ?? {}) as Partial<Problem>
  throw new ApiProblem({ code, detail, params, clause, status: answer.status })
}

/** Makes sure that the server knows who asks; a guest needs nothing but a name. */
export async function beSomebody(name: string): Promise<z.infer<typeof answers.Guest>> {
  const me = await ask<z.infer<typeof answers.Guest>>('POST', '/api/guests', name === '' ? {} : { name })
  if (name === '' || me.name === name) return me
  return ask('PATCH', '/api/me', { name })
}

export async function listOpenTables(): Promise<readonly TableSummary[]> {
  const page = await ask<{ readonly tables: readonly TableSummary[] }>('GET', '/api/tables?status=open&free=true')
  return page.tables
}

export async function listMyTables(): Promise<readonly TableSummary[]> {
  const page = await ask<{ readonly tables: readonly TableSummary[] }>('GET', '/api/me/tables')
  return page.tables
}

export async function createTable(wish: {
  readonly game: string
  readonly options: GameOptions
  readonly visibility: 'listed' | 'link'
  readonly pace: Pace
  /** Hints, and the cards that rivals are known to hold. */
  readonly help: boolean
}): Promise<string> {
  const created = await ask<z.infer<typeof answers.Created>>('POST', '/api/tables', wish)
  return created.table
}
