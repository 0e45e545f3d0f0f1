import { randomBytes } from 'node:crypto'

/** An answer that is no success, after which there is nothing to repeat. */
class Refused extends Error {
  readonly status: number
  readonly problem: { readonly code?: string }
  constructor(what: string, status: number, problem: { readonly code?: string }) {
    super(`${what}: ${status} ${JSON.stringify(problem)}`)
    this.status = status
    this.problem = problem
  }
}

/** Longer with each try, so that those who wait for a server leave it the time to start. */
const FIRST_PAUSE_MS = 40
const LONGEST_PAUSE_MS = 1_000
const ANSWER_WITHIN_MS = 15_000
/** Servers that are killed again and again on a busy machine may not get round to an answer for long. */
const TRY_FOR_MS = 600_000

/**
 * A program at the network: it repeats what was not answered, with the same key, at whichever of the servers answers, until it
 * knows what has become of it.
 */
export class Client {
  /** Looked up at each try: servers come and go. */
  readonly #addresses: () => readonly string[]
  readonly #pick: (n: number) => number
  #token: string | null = null
  /** How often something had to be said again. */
  repeats = 0

  constructor(addresses: () => readonly string[], pick: (n: number) => number) {
    this.#addresses = addresses
    this.#pick = pick
  }

  async signIn(name: string): Promise<string> {
    const { id, token } = await this.send<{ id: string; token: string }>('POST', '/api/guests', { name, bearer: true })
    this.#token = token
    return id
  }

  get<T>(path: string): Promise<T> {
    return this.#insist('GET', path, null, {})
  }

  send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomBytes(16).toString('hex') }
    return this.#insist(method, path, JSON.stringify(body), headers)
  }

  async #insist<T>(method: string, path: string, body: string | null, headers: Record<string, string>): Promise<T> {
    const authorization = this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }
    const giveUpAt = performance.now() + TRY_FOR_MS
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const addresses = this.#addresses()
      const address = addresses[this.#pick(addresses.length)]
      try {
        const answer = await fetch(`${address}${path}`, {
          method,
          body,
          headers: { ...headers, ...authorization },
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        })
        const text = await answer.text()
        if (answer.ok) return JSON.parse(text) as T
        // The server was there and could not: it says when it makes sense to come again by these two.
        if (answer.status !== 503 && answer.status !== 429) {
          throw new Refused(`${method} ${path}`, answer.status, JSON.parse(text))
        }
      } catch (error) {
        if (error instanceof Refused) throw error
        if (performance.now() > giveUpAt) throw new Error(`${method} ${path}: nobody answers`, { cause: error })
      }
      this.repeats++
      await new Promise((resolve) => setTimeout(resolve, pause / 2 + this.#pick(pause)))
    }
  }
}
