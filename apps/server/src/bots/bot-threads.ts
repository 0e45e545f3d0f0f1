import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { Metrics } from '../operations/metrics.ts'
import type { BotAnswer, BotQuestion } from './question.ts'
import { answerSimply } from './think.ts'

interface BotThreadsOptions {
  readonly threads: number
  /** How long a bot may think before its thread is ended. */
  readonly limitMs: number
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'botThinking' | 'botFaults'>
  /** What the threads run, for tests of bots that fail. */
  readonly file?: URL
}

const IDLE_MS = 60_000
const MOST_MEMORY_MB = 256
/** People's requests come first. */
const NICENESS = 10

/** Bots think here, apart from the thread that serves people. Whatever a bot does, there is an answer. */
export class BotThreads {
  readonly #pool: Piscina
  readonly #options: BotThreadsOptions
  #free: number
  readonly #queue: (() => void)[] = []

  constructor(options: BotThreadsOptions) {
    this.#options = options
    this.#free = options.threads
    this.#pool = new Piscina({
      filename: (options.file ?? new URL('./think.ts', import.meta.url)).href,
      name: 'think',
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: IDLE_MS,
      niceIncrement: NICENESS,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Bots have no business with the settings.
      env: {},
    })
  }

  async ask(question: BotQuestion): Promise<BotAnswer> {
    const { log, metrics } = this.#options
    const stop = metrics.botThinking.startTimer({ level: question.level })
    const answer = await this.#think(question)
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

  /** The limit counts from the start of the thinking: a long queue is nobody's fault. */
  async #think(question: BotQuestion): Promise<BotAnswer> {
    const { limitMs, metrics } = this.#options
    await this.#threadIsFree()
    const hardLimit = AbortSignal.timeout(limitMs)
    try {
      const answer: BotAnswer = await this.#pool.run(question, { signal: hardLimit })
      if (answer.fault !== null) metrics.botFaults.inc({ cause: 'refused' })
      return answer
    } catch (error) {
      metrics.botFaults.inc({ cause: hardLimit.aborted ? 'too slow' : 'failed' })
      const fault = hardLimit.aborted ? `no answer within ${limitMs} ms` : String((error as Error).message)
      return answerSimply(question, fault)
    } finally {
      this.#free++
      this.#queue.shift()?.()
    }
  }

  async #threadIsFree(): Promise<void> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#queue.push(resolve))
    this.#free--
  }
}
