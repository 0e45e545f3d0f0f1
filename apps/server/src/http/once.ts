import type { FastifyRequest } from 'fastify'
import type { Store } from '../store/store.ts'
import { markRequest, readKey } from './call.ts'
import { HttpProblem } from './problem.ts'
import type { Visitor } from './visitors.ts'

/** An answer kept for repeats; one that held a secret is not kept, only that there was one. */
export interface Kept {
  readonly mark: string
  readonly answer?: unknown
}

/** Requests outside tables, each carried out once however often it is repeated. */
export class Once {
  private readonly answers: Store['answers']
  private readonly now: () => number

  constructor(answers: Store['answers'], now: () => number) {
    this.answers = answers
    this.now = now
  }

  async run<Answer>(
    call: { visitor: Visitor; request: FastifyRequest },
    work: () => Promise<Answer>,
    holdsSecret = false,
  ): Promise<Answer> {
    const { request, visitor } = call
    const key = readKey(request)
    const mark = markRequest(request)
    const before = await this.answers.find(visitor.id, key)
    if (before !== null) return repeat<Answer>(before.answered as Kept, mark)
    const answer = await work()
    const body: Kept = holdsSecret ? { mark } : { mark, answer }
    await this.answers.keep({ scope: visitor.id, key, body, at: this.now() })
    return answer
  }
}

export function repeat<Answer>(kept: Kept, mark: string): Answer {
  if (kept.mark !== mark) throw new HttpProblem('key-used-otherwise')
  if (kept.answer === undefined) throw new HttpProblem('secret-shown-once')
  return kept.answer as Answer
}
