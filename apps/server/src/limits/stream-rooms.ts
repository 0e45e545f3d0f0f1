import type { Config } from '../config.ts'
import { HttpProblem } from '../http/problem.ts'
import type { Spender } from './allowance.ts'

/** Nobody knows when the next stream will end; this is soon enough to look again. */
const LOOK_AGAIN_SECONDS = 30

/** How many live streams, and requests that wait for news, each address and each person has open at once. */
export class StreamRooms {
  readonly #perAddress: number
  readonly #perPerson: number
  readonly #open = new Map<string, number>()

  constructor(limits: Pick<Config['limits'], 'streamsPerAddress' | 'streamsPerPerson'>) {
    this.#perAddress = limits.streamsPerAddress
    this.#perPerson = limits.streamsPerPerson
  }

  /** Counted at once, so that many who come together cannot all pass. Returns what makes room again, once. */
  enter({ address, person }: Spender): () => void {
    const names = [`address ${address}`, ...(person === null ? [] : [`person ${person}`])]
    this.#demand(names[0]!, this.#perAddress)
    if (names[1] !== undefined) this.#demand(names[1], this.#perPerson)
    for (const name of names) this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      for (const name of names) this.#leave(name)
    }
  }

  #demand(name: string, most: number): void {
    if (most === 0 || (this.#open.get(name) ?? 0) < most) return
    throw new HttpProblem('too-many-streams', { most, seconds: LOOK_AGAIN_SECONDS })
  }

  #leave(name: string): void {
    const left = this.#open.get(name)! - 1
    if (left === 0) this.#open.delete(name)
    else this.#open.set(name, left)
  }
}
