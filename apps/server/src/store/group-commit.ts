import { type Append, AskerGone } from '@south-street/house'
import type { Committed } from './batch.ts'

interface Waiting {
  readonly append: Append
  resolve(outcome: 'stored' | 'conflict'): void
  reject(error: unknown): void
}

/** More in one commit would make the first of them wait for the last. */
const LARGEST_BATCH = 500

/**
 * Gathers the appends of one tick, and those that come in while a commit is under way, into one commit: the disk is
 * asked once for all of them.
 */
export class GroupCommit {
  readonly #commit: (batch: readonly Append[]) => Promise<Committed>
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null

  constructor(commit: (batch: readonly Append[]) => Promise<Committed>) {
    this.#commit = commit
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Resolves when everything accepted so far is committed. */
  async drained(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      const batch = this.#waiting.splice(0, LARGEST_BATCH)
      try {
        const { stored, gone } = await this.#commit(batch.map(({ append }) => append))
        for (const { append, resolve, reject } of batch) {
          if (gone.has(append)) reject(new AskerGone())
          else resolve(stored.has(append) ? 'stored' : 'conflict')
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#running = null
  }
}
