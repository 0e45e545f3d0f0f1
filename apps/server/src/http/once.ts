import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '../store/store.ts'
import { type Asked, markRequest, readKey } from './call.ts'
import { HttpProblem } from './problem.ts'
import type { Visitor } from './visitors.ts'

/** An answer kept for repeats; one that held a secret is not kept, only that there was one. */
export interface Kept {
  readonly mark: string
  readonly answer?: unknown
  /** Who is at it, and since when: there is no answer yet. */
  readonly pending?: { readonly by: string; readonly since: number }
}

/** Whose request it is, by which key, and a mark of what was asked. */
interface Request {
  readonly scope: string
  readonly key: string
  readonly mark: string
}

interface RunOptions {
  /** The answer is shown once and never kept. */
  readonly holdsSecret?: boolean
}

/** Whoever has worked on a request for longer than this has died; another may begin. */
const GIVEN_UP_MS = 60_000
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500
const WAIT_FOR_MS = 8_000

/**
 * Requests outside tables, each carried out once however often it is repeated, even at the same moment and in several
 * processes: the key is taken before the work begins, and whoever comes second waits for the answer.
 */
export class Once {
  private readonly answers: Store['answers']
  private readonly now: () => number

  constructor(answers: Store['answers'], now: () => number) {
    this.answers = answers
    this.now = now
  }

  run<Answer>(
    { visitor, request }: { visitor: Visitor; request: Asked },
    work: () => Promise<Answer>,
    options: RunOptions = {},
  ): Promise<Answer> {
    const asked = { scope: visitor.id, key: readKey(request), mark: markRequest(request) }
    return this.runAs(asked, work, options)
  }

  async runAs<Answer>(asked: Request, work: () => Promise<Answer>, options: RunOptions = {}): Promise<Answer> {
    const { scope, key, mark } = asked
    const claim: Kept = { mark, pending: { by: randomUUID(), since: this.now() } }
    const before = await this.claim(asked, claim)
    if (before !== null) return repeat<Answer>(before, mark)
    const settle = (body: Kept | null) => this.answers.replace(scope, key, claim, body && { body })
    try {
      const answer = await work()
      await settle(options.holdsSecret ? { mark } : { mark, answer })
      return answer
    } catch (error) {
      // Nothing was done: the key is free for another try.
      await settle(null).catch(() => {})
      throw error
    }
  }

  /** Null when the key is taken for this claim, else what the same key was answered, as soon as that is known. */
  private async claim({ scope, key, mark }: Request, claim: Kept): Promise<Kept | null> {
    const giveUpAt = performance.now() + WAIT_FOR_MS
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      const there = await this.answers.keep({ scope, key, body: claim, at: this.now() })
      if (there === null) return null
      const kept = there.answered as Kept
      // Our own claim may come back to us, if the connection broke after it.
      if (kept.pending?.by === claim.pending?.by) return null
      if (kept.pending === undefined || kept.mark !== mark) return kept
      const isGivenUp = kept.pending.since < this.now() - GIVEN_UP_MS
      if (isGivenUp && (await this.answers.replace(scope, key, kept, { body: claim }))) return null
      if (performance.now() + wait > giveUpAt) throw new HttpProblem('busy')
      await pause(wait)
    }
  }
}

export function repeat<Answer>(kept: Kept, mark: string): Answer {
  if (kept.mark !== mark) throw new HttpProblem('key-used-otherwise')
  if (kept.answer === undefined) throw new HttpProblem('secret-shown-once')
  return kept.answer as Answer
}
