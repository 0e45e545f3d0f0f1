import type { Logger } from 'pino'
import type { Store } from '../store/store.ts'

/** What another process has left to be rated is found within this time. */
const LOOK_EVERY_MS = 10_000

interface RaterParts {
  readonly store: Pick<Store, 'ratings' | 'subscribe'>
  readonly log: Logger
}

/** Rates games that were agreed on as rated, one after another, soon after they have ended. */
export class Rater {
  readonly #parts: RaterParts
  readonly #timer: NodeJS.Timeout
  readonly #unsubscribe: () => void
  #running: Promise<void> | null = null
  #isAskedAgain = false
  #isOver = false

  constructor(parts: RaterParts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref()
    this.#unsubscribe = parts.store.subscribe((news) => {
      if (news.kind === 'gap' || (news.kind === 'appended' && news.ends === true)) this.look()
    })
    this.look()
  }

  look(): void {
    this.#isAskedAgain = true
    this.#running ??= this.#work().finally(() => {
      this.#running = null
    })
  }

  async #work(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isOver) {
        this.#isAskedAgain = false
        while (!this.#isOver && (await this.#parts.store.ratings.rateNext()));
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'a game could not be rated')
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    clearInterval(this.#timer)
    this.#unsubscribe()
    await this.#running
  }
}
