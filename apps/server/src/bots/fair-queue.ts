import type { ThinkingTurn } from '@south-street/house'

interface Waiting<Item> {
  readonly item: Item
  readonly turn: ThinkingTurn
  /** How long the answer is expected to take. */
  readonly costMs: number
  readonly since: number
}

/** Whoever has waited so long at a table of bots alone goes with those who wait themselves. */
const PATIENCE_MS = 10_000

/**
 * Who is next when there are more questions than threads: weighted fair queueing. Each host has an account of the time
 * that was spent on their questions, and the question goes first that would leave its host's account lowest. So of two
 * hosts each gets half, however many tables one of them has, and a quick question passes the long ones. People who wait
 * come before tables of bots alone.
 */
export class FairQueue<Item> {
  readonly #waiting: Waiting<Item>[] = []
  /**
   * What was spent on each host's questions. A host who comes back starts level with the others, so that nobody can
   * save up turns.
   */
  readonly #spent = new Map<string, number>()
  #level = 0

  add(item: Item, turn: ThinkingTurn, costMs: number, now: number): void {
    const { host } = turn
    const isNew = this.#waiting.every((one) => one.turn.host !== host)
    if (isNew) this.#spent.set(host, Math.max(this.#account(host), this.#level))
    this.#waiting.push({ item, turn, costMs, since: now })
  }

  /** The next of those that fit, which is charged to its host at once as far as can be foreseen. */
  take(now: number, fits: (costMs: number) => boolean): Item | null {
    let best: Waiting<Item> | null = null
    for (const one of this.#waiting) {
      if (fits(one.costMs) && (best === null || this.#isBefore(one, best, now))) best = one
    }
    if (best === null) return null
    this.#waiting.splice(this.#waiting.indexOf(best), 1)
    const before = this.#account(best.turn.host)
    this.#level = Math.max(this.#level, before)
    this.#spent.set(best.turn.host, before + best.costMs)
    return best.item
  }

  /** What an answer took more than was expected, or less. */
  settle(host: string, moreMs: number): void {
    this.#spent.set(host, this.#account(host) + moreMs)
    if (this.#waiting.length > 0) return
    // Nobody waits for anybody: what was spent is forgotten, and so nothing piles up here.
    this.#spent.clear()
    this.#level = 0
  }

  #account(host: string): number {
    return this.#spent.get(host) ?? 0
  }

  #isBefore(one: Waiting<Item>, other: Waiting<Item>, now: number): boolean {
    const isFirst = ({ turn, since }: Waiting<Item>) => turn.isAwaited || now - since >= PATIENCE_MS
    if (isFirst(one) !== isFirst(other)) return isFirst(one)
    // Of equals, the one that came first stands before.
    return this.#account(one.turn.host) + one.costMs < this.#account(other.turn.host) + other.costMs
  }
}
