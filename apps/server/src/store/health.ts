import { StoreFault } from './faults.ts'

export interface HealthHooks {
  /** Told once, when something begins to keep the database from its work. */
  readonly onTrouble?: (fault: StoreFault) => void
  /** Told once, when it is over. */
  readonly onRecovery?: (fault: StoreFault) => void
}

/** After a write this recent, no test write is needed. */
const FRESH_MS = 5_000
const LOOK_AGAIN_MS = 2_000

/**
 * Knows whether data can be written now: by what has become of the last commits, and where nothing was written lately, by a
 * tiny write. While there is trouble it looks every two seconds whether it is over. A damaged database stays damaged.
 */
export class Health {
  readonly #probe: () => Promise<void>
  readonly #explain: (error: unknown) => StoreFault | null
  readonly #hooks: HealthHooks
  #trouble: StoreFault | null = null
  #wroteAt = Number.NEGATIVE_INFINITY
  #probing: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(probe: () => Promise<void>, explain: (error: unknown) => StoreFault | null, hooks: HealthHooks) {
    this.#probe = probe
    this.#explain = explain
    this.#hooks = hooks
  }

  get isInTrouble(): boolean {
    return this.#trouble !== null
  }

  suffer(fault: StoreFault): void {
    // What is damaged stays so, whatever else happens to it.
    if (this.#trouble?.kind === fault.kind || this.#trouble?.kind === 'damaged') return
    this.#trouble = fault
    this.#hooks.onTrouble?.(fault)
    this.#lookAgain()
  }

  wrote(): void {
    this.#wroteAt = performance.now()
  }

  /** Null when data can be written, else why not. */
  async check(): Promise<StoreFault | null> {
    if (this.#trouble === null && performance.now() - this.#wroteAt > FRESH_MS) await this.#look()
    return this.#trouble
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#probing
  }

  /** Any number of callers wait for one write. */
  #look(): Promise<void> {
    this.#probing ??= this.#tryToWrite().finally(() => {
      this.#probing = null
    })
    return this.#probing
  }

  async #tryToWrite(): Promise<void> {
    try {
      await this.#probe()
      this.wrote()
      if (this.#trouble === null || this.#trouble.kind === 'damaged') return
      const past = this.#trouble
      this.#trouble = null
      this.#hooks.onRecovery?.(past)
    } catch (error) {
      this.suffer(this.#explain(error) ?? new StoreFault('unavailable', 'the database does not work', error))
    }
  }

  #lookAgain(): void {
    if (this.#isClosed || this.#timer !== null || this.#trouble === null || this.#trouble.kind === 'damaged') return
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.#look().then(() => this.#lookAgain())
    }, LOOK_AGAIN_MS)
    this.#timer.unref()
  }
}
