import { StoreFault } from './faults.ts'

/** Whoever asks has an answer within eight seconds, whatever becomes of the database. */
const TRY_FOR_MS = 7_000
const FIRST_PAUSE_MS = 25
const LONGEST_PAUSE_MS = 1_000

/** What a database says of its errors. */
export interface Judge {
  /** Whether trying again may help: the connection broke, or two transactions stood in each other's way. */
  isPassing(error: unknown): boolean
  /** The true cause in a sentence; null for what is a fault of the program. */
  explain(error: unknown): StoreFault | null
}

/**
 * Tries again for a while when something failed for a reason that may pass, and does not wait any longer for what
 * hangs. Everything here may be carried out twice: an append that was already stored is a conflict, and the caller
 * finds its own key.
 */
export async function insist<T>(judge: Judge, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + TRY_FOR_MS
  let last: unknown = new Error('read timeout')
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await within(giveUpAt - performance.now(), work(), () => unavailable(judge, last))
    } catch (error) {
      if (!judge.isPassing(error)) throw judge.explain(error) ?? error
      last = error
      if (performance.now() + pause > giveUpAt) throw unavailable(judge, error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function unavailable(judge: Judge, error: unknown): StoreFault {
  return judge.explain(error) ?? new StoreFault('unavailable', 'the database does not answer', error)
}

/** What comes later than that is not waited for. */
export async function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
