import { randomBytes } from 'node:crypto'
import { type Client as Caller, type Failure, newClient } from '@south-street/protocol/client'

/** Longer with each try, so that those who wait for a server leave it the time to start. */
const FIRST_PAUSE_MS = 40
const LONGEST_PAUSE_MS = 1_000
const ANSWER_WITHIN_MS = 15_000
/** Servers that are killed again and again on a busy machine may not get round to an answer for long. */
const MOST_TRIES = 600

/**
 * A program at the network: it repeats what was not answered, with the same key, at whichever of the servers answers, until it
 * knows what has become of it.
 */
export class Client {
  readonly call: Caller['call']
  readonly #pick: (n: number) => number
  #token: string | null = null
  /** How often something had to be said again. */
  repeats = 0

  /** Addresses are looked up at each try: servers come and go. */
  constructor(addresses: () => readonly string[], pick: (n: number) => number) {
    this.#pick = pick
    const { call } = newClient({
      fetch: (url, sent) => fetch(url, { ...sent, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
      base: () => addresses()[pick(addresses().length)]!,
      headers: () => (this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
      newKey: () => randomBytes(16).toString('hex'),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      again: (failure) => this.#again(failure),
    })
    this.call = call
  }

  /** Whoever wants to wear a server down does not wait as long as it asks for. */
  #again({ tries }: Failure): number | null {
    if (tries > MOST_TRIES) return null
    this.repeats++
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)
    return pause / 2 + this.#pick(pause)
  }

  /** Becomes somebody; resolves with who. */
  async signIn(name: string): Promise<{ readonly id: string; readonly token: string }> {
    const { id, token } = await this.call('createGuest', {}, { name, bearer: true })
    this.#token = token!
    return { id, token: token! }
  }
}
