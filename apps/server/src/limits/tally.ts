interface Part {
  readonly step: number
  amount: number
}

/** A window is counted in so many steps: what happened a whole window ago is forgotten step by step. */
const STEPS = 24
/** Whoever was counted longest ago is forgotten beyond this, so that a flood of names costs no memory. */
const MOST_NAMES = 20_000

/** How much each name has had within the last minute, day or whatever the window is: never more than the most. */
export class Tally {
  readonly #most: number
  readonly #stepMs: number
  readonly #mostNames: number
  readonly #parts = new Map<string, Part[]>()

  /** No limit if `most` is 0. */
  constructor(most: number, windowMs: number, mostNames = MOST_NAMES) {
    this.#most = most === 0 ? Number.POSITIVE_INFINITY : most
    this.#stepMs = windowMs / STEPS
    this.#mostNames = mostNames
  }

  get size(): number {
    return this.#parts.size
  }

  /** Milliseconds until there is room for so much more; 0 if there is. */
  wait(name: string, amount: number, now: number): number {
    const parts = this.#recent(name, now)
    let excess = parts.reduce((sum, part) => sum + part.amount, amount) - this.#most
    if (excess <= 0) return 0
    for (const part of parts) {
      excess -= part.amount
      if (excess <= 0) return this.#forgottenAt(part) - now
    }
    // More than the most at once: there will never be room. A whole window is as good an answer as any.
    return (STEPS + 1) * this.#stepMs
  }

  /** Counts it, also beyond the most; less than nothing gives it back. */
  add(name: string, amount: number, now: number): void {
    if (this.#most === Number.POSITIVE_INFINITY) return
    const parts = this.#recent(name, now)
    const step = Math.floor(now / this.#stepMs)
    const last = parts.at(-1)
    if (last?.step === step) last.amount += amount
    else parts.push({ step, amount })
    this.#parts.delete(name)
    this.#parts.set(name, parts)
    if (this.#parts.size > this.#mostNames) this.#parts.delete(this.#parts.keys().next().value!)
  }

  /** A step counts until it lies a whole window back, so that no window ever holds more than the most. */
  #forgottenAt({ step }: Part): number {
    return (step + STEPS + 1) * this.#stepMs
  }

  #recent(name: string, now: number): Part[] {
    return (this.#parts.get(name) ?? []).filter((part) => this.#forgottenAt(part) > now)
  }
}
