const MOST = 50
const DAY_MS = 86_400_000

/** What went wrong in this process lately: the sentences of the log, without what belongs to them. */
export class Faults {
  readonly #now: () => number
  #kept: { readonly at: number; readonly what: string }[] = []

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  add(what: string): void {
    this.#kept = [{ at: this.#now(), what }, ...this.#kept].slice(0, MOST)
  }

  /** Of the last day, the last first. */
  lately(): readonly { readonly at: number; readonly what: string }[] {
    const since = this.#now() - DAY_MS
    return this.#kept.filter(({ at }) => at > since)
  }
}
