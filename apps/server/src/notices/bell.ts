import type { Bell, StoreNews } from '@south-street/house'
import type { Store } from '../store/store.ts'

/** Live tables give people a minute to be back; elsewhere nobody sits and waits. */
export interface BellDelays {
  readonly live: number
  readonly correspondence: number
}

/**
 * Who wants to be called at all, kept in memory: at a table where nobody does, a move costs what it always did. The
 * delay is the same whoever has moved, and longer than what a bot or a standing order takes to answer, so the time of a
 * notice tells nothing either.
 */
export class ListenersBell implements Bell {
  readonly #store: Pick<Store, 'notices'>
  readonly #delays: BellDelays
  #listeners = new Set<string>()
  #onFault: (error: unknown) => void

  constructor(store: Pick<Store, 'notices'>, delays: BellDelays, onFault: (error: unknown) => void) {
    this.#store = store
    this.#delays = delays
    this.#onFault = onFault
  }

  isHeard(person: string): boolean {
    return this.#listeners.has(person)
  }

  delay(pace: string): number {
    return pace === 'correspondence' ? this.#delays.correspondence : this.#delays.live
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0
  }

  async readAll(): Promise<void> {
    this.#listeners = new Set(await this.#store.notices.listeners())
  }

  /** Somebody has turned something on or off, here or in another process. */
  hear(news: StoreNews): void {
    if (news.kind === 'gap') this.readAll().catch(this.#onFault)
    else if (news.kind === 'person') this.readAgain(news.person).catch(this.#onFault)
  }

  async readAgain(person: string): Promise<void> {
    const [listens] = await this.#store.notices.listeners([person])
    if (listens === undefined) this.#listeners.delete(person)
    else this.#listeners.add(person)
  }
}
