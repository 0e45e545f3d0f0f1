import { answerSimply, type BotAnswer, type BotQuestion, type Thinker, type ThinkingTurn } from '@south-street/house'
import { findGame } from '@south-street/registry'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { Metrics } from '../operations/metrics.ts'
import { FairQueue } from './fair-queue.ts'
import type { Thought } from './think.ts'

interface BotThreadsOptions {
  readonly threads: number
  /** How long a bot may think before its thread is ended. */
  readonly limitMs: number
  /** Above 0, people's requests come first, and so does everything else on the machine. */
  readonly niceness: number
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'botThinking' | 'botFaults' | 'botsWaiting' | 'botsAtWork'>
  /** What the threads run, for tests of bots that fail. */
  readonly file?: URL
}

const IDLE_MS = 60_000
const MOST_MEMORY_MB = 256
/** Questions quicker than this may use one thread more, so that long ones never keep them waiting. */
const QUICK_MS = 100
/** For questions that were never asked before. */
const UNKNOWN_MS = 500
/** By this factor the longest recent time shrinks with every quicker answer. */
const FORGETTING = 0.8

/** Bots think here, apart from the thread that serves people. Whatever a bot does, there is an answer. */
export class BotThreads implements Thinker {
  readonly #pool: Piscina
  readonly #options: BotThreadsOptions
  readonly #queue = new FairQueue<() => void>()
  #thinking = 0
  #thinkingLong = 0
  /** The longest that answers have taken lately, by what takes about equally long. */
  readonly #expectedMs = new Map<string, number>()

  constructor(options: BotThreadsOptions) {
    this.#options = options
    this.#pool = new Piscina({
      filename: (options.file ?? new URL('./think.ts', import.meta.url)).href,
      name: 'think',
      minThreads: 0,
      maxThreads: options.threads + 1,
      idleTimeout: IDLE_MS,
      niceIncrement: options.niceness,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Bots have no business with the settings.
      env: {},
    })
    // A thread may break when nobody waits for it any more: after its answer, or after its time was up.
    this.#pool.on('error', (error: Error) => {
      options.log.error({ fault: error.message }, 'a thread of bots broke while nobody waited for it')
    })
  }

  async ask(question: BotQuestion, turn: ThinkingTurn): Promise<BotAnswer> {
    const { log, metrics } = this.#options
    const stop = metrics.botThinking.startTimer({ level: question.level })
    const answer = await this.#inTurn(question, turn)
    stop()
    if (answer.fault !== null) {
      const { game, level, players } = question
      log.error({ game, level, players, fault: answer.fault }, 'a bot has failed; the simplest one answers for it')
    }
    return answer
  }

  async stop(): Promise<void> {
    await this.#pool.destroy()
  }

  async #inTurn(question: BotQuestion, turn: ThinkingTurn): Promise<BotAnswer> {
    const { metrics } = this.#options
    const name = `${question.game} ${question.players} ${question.level}`
    const expectedMs = this.#expectedMs.get(name) ?? UNKNOWN_MS
    const isLong = expectedMs > QUICK_MS
    await new Promise<void>((resolve) => {
      const begin = () => {
        metrics.botsWaiting.dec()
        metrics.botsAtWork.inc()
        this.#thinking++
        if (isLong) this.#thinkingLong++
        resolve()
      }
      metrics.botsWaiting.inc()
      this.#queue.add(begin, turn, expectedMs, performance.now())
      this.#next()
    })
    const start = performance.now()
    const { thoughtMs, ...answer } = await this.#think(question)
    const heldMs = performance.now() - start
    metrics.botsAtWork.dec()
    this.#thinking--
    if (isLong) this.#thinkingLong--
    this.#expectedMs.set(name, Math.max(thoughtMs ?? heldMs, FORGETTING * (this.#expectedMs.get(name) ?? 0)))
    this.#queue.settle(turn.host, heldMs - expectedMs)
    this.#next()
    return answer
  }

  /** Lets the next begin, if there is a thread for it. */
  #next(): void {
    const { threads } = this.#options
    if (this.#thinking > threads) return
    const mayBeLong = this.#thinkingLong < threads
    this.#queue.take(performance.now(), (costMs) => mayBeLong || costMs <= QUICK_MS)?.()
  }

  /** The limit counts from the start of the thinking: a long queue is nobody's fault. */
  async #think(question: BotQuestion): Promise<Thought> {
    const { limitMs, metrics } = this.#options
    const hardLimit = AbortSignal.timeout(limitMs)
    try {
      const answer: Thought = await this.#pool.run(question, { signal: hardLimit })
      if (answer.fault !== null) metrics.botFaults.inc({ cause: 'refused' })
      return answer
    } catch (error) {
      metrics.botFaults.inc({ cause: hardLimit.aborted ? 'too slow' : 'failed' })
      const fault = hardLimit.aborted ? `no answer within ${limitMs} ms` : String((error as Error).message)
      return answerSimply(findGame(question.game, question.rules)!, question, fault)
    }
  }
}
