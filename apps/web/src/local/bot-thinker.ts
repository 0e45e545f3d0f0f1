import type { Advice, BotAnswer, BotQuestion, HintQuestion, Thinker } from '@south-street/house'

/** What is asked of the worker where bots think. */
export type Thinking =
  | { readonly kind: 'ask'; readonly question: BotQuestion }
  | { readonly kind: 'rank'; readonly question: HintQuestion }

export type Thought = { readonly answer: unknown } | { readonly failure: string }

/** As much of a worker as is needed here. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** Far longer than any bot thinks on a slow phone. */
const LONGEST_THOUGHT_MS = 20_000

/**
 * Bots think in a worker of their own, one question at a time: a bot that never comes to an end is stopped together
 * with its worker.
 */
export class BotThinker implements Thinker {
  private readonly start: () => BotWorker
  private readonly limitMs: number
  private worker: BotWorker | null = null
  private last: Promise<unknown> = Promise.resolve()

  constructor(start: () => BotWorker, limitMs = LONGEST_THOUGHT_MS) {
    this.start = start
    this.limitMs = limitMs
  }

  ask(question: BotQuestion): Promise<BotAnswer> {
    return this.inTurn({ kind: 'ask', question })
  }

  rank(question: HintQuestion): Promise<readonly Advice[]> {
    return this.inTurn({ kind: 'rank', question })
  }

  private inTurn<T>(thinking: Thinking): Promise<T> {
    const thought = this.last.then(() => this.think<T>(thinking))
    this.last = thought.catch(() => {})
    return thought
  }

  private think<T>(thinking: Thinking): Promise<T> {
    this.worker ??= this.start()
    const worker = this.worker
    return new Promise((resolve, reject) => {
      const giveUp = (why: string) => {
        clearTimeout(timer)
        worker.terminate()
        this.worker = null
        reject(new Error(why))
      }
      const timer = setTimeout(() => giveUp('no answer in time'), this.limitMs)
      worker.onerror = ({ message }) => giveUp(message || 'the worker has failed')
      worker.onmessage = ({ data }: MessageEvent<Thought>) => {
        clearTimeout(timer)
        // The worker answers what it was asked: the answer's type follows from the question's.
        if ('answer' in data) resolve(data.answer as T)
        else reject(new Error(data.failure))
      }
      worker.postMessage(thinking)
    })
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
  }
}
