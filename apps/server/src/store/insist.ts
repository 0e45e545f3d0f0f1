import { StoreUnavailable } from './store.ts'

const TRY_FOR_MS = 8_000
const FIRST_PAUSE_MS = 25
const LONGEST_PAUSE_MS = 1_000

/**
 * Tries again for a while what failed for a reason that may pass. Everything may be carried out twice: an append that was
 * already stored is a conflict, and the caller finds its own key.
 */
export async function insist<T>(isPassing: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + TRY_FOR_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      if (performance.now() + pause > giveUpAt) throw new StoreUnavailable(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
