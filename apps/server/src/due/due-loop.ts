import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { BotThreads } from '../bots/bot-threads.ts'
import type { Claim, Store } from '../store/store.ts'
import type { DueService, DueWork } from './due-work.ts'

interface DueLoopParts {
  readonly store: Pick<Store, 'due'>
  readonly service: DueService
  readonly bots: Pick<BotThreads, 'ask'>
  readonly log: Logger
  readonly now: () => number
  /** How long before its answer is shown a bot may start to think. */
  readonly leadMs: number
}

/** A process that dies keeps others from its work for so long. */
const LEASE_MS = 6_000
const RENEWAL_MS = 2_000
/** Work that another process has left, or that was set there, is found within this time. */
const LONGEST_PAUSE_MS = 1_000
const AT_ONCE = 100
const AFTER_A_FAULT_MS = 2_000

/**
 * Does what nobody asks for: clocks that run out, bots' turns, standing orders. Any number of processes may run it on
 * one database: the lease keeps them from doing the same work, and only one append at a revision counts.
 */
export class DueLoop {
  readonly #parts: DueLoopParts
  readonly #owner = randomUUID()
  readonly #working = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | null = null
  #wakesAt = Number.POSITIVE_INFINITY
  #sweep: Promise<void> | null = null
  #renewal: NodeJS.Timeout | null = null
  readonly #stopping = new AbortController()

  constructor(parts: DueLoopParts) {
    this.#parts = parts
  }

  start(): void {
    this.expect(this.#parts.now())
    this.#renewal = setInterval(() => this.#renew(), RENEWAL_MS)
  }

  /** Something will be due then. */
  expect(at: number): void {
    const { now, leadMs } = this.#parts
    const wakesAt = at - leadMs
    if (this.#stopping.signal.aborted || wakesAt >= this.#wakesAt) return
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#wakesAt = wakesAt
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, wakesAt - now()))
  }

  /** Leaves what is not done to another process, or to this one when it is started again. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#sweep
    await Promise.all(this.#working)
    if (this.#renewal !== null) clearInterval(this.#renewal)
  }

  #wake(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY
    // A sweep under way may have missed what has just become due.
    const before = this.#sweep ?? Promise.resolve()
    const sweep = before
      .then(() => this.#takeAll())
      .finally(() => {
        if (this.#sweep === sweep) this.#sweep = null
      })
    this.#sweep = sweep
  }

  async #takeAll(): Promise<void> {
    if (this.#stopping.signal.aborted) return
    const { store, now, leadMs, log } = this.#parts
    let next: number | null = null
    try {
      const taken = await store.due.claim(this.#owner, now() + leadMs, now() + LEASE_MS, AT_ONCE)
      for (const claim of taken) this.#begin(claim)
      next = taken.length === AT_ONCE ? now() : await store.due.next(now())
    } catch (error) {
      log.error({ err: error }, 'due work cannot be read')
    }
    this.expect(Math.min(next ?? Number.POSITIVE_INFINITY, now() + LONGEST_PAUSE_MS + leadMs))
  }

  #begin(claim: Claim): void {
    const work = this.#finish(claim).finally(() => this.#working.delete(work))
    this.#working.add(work)
  }

  async #finish({ table, revision }: Claim): Promise<void> {
    const { store, service, log, now } = this.#parts
    try {
      const work = await service.dueWork(table, revision)
      if (work !== null) await this.#carryOut(table, work)
      // An append has ended the lease; if there was none, the table is looked at again when it is time.
      const next = await service.dueWork(table, revision)
      if (work !== null && next !== null && isSame(work, next)) throw new Error(`${work.kind} work has no effect`)
      await store.due.release(table, this.#owner, next === null ? null : next.at)
      if (next !== null) this.expect(next.at)
    } catch (error) {
      const isStopping = this.#stopping.signal.aborted
      if (!isStopping) log.error({ err: error, table }, 'due work has failed')
      const at = now() + (isStopping ? 0 : AFTER_A_FAULT_MS)
      await store.due.release(table, this.#owner, at).catch(() => {})
    }
  }

  async #carryOut(table: string, work: DueWork): Promise<void> {
    const { service, bots } = this.#parts
    if (work.kind === 'bot') {
      const answer = await this.#unlessStopped(bots.ask(work.question, work.turn))
      await this.#until(timeToShow(work.at, this.#parts.leadMs, this.#parts.now()))
      await service.playBot(table, work, answer)
    } else {
      await this.#until(work.at)
      await (work.kind === 'clock' ? service.runOut(table, work) : service.carryOutOrder(table))
    }
  }

  /** Answers come at their appointed time, however soon they were known: time must not tell what is in a hand. */
  async #until(at: number): Promise<void> {
    const wait = at - this.#parts.now()
    if (wait > 0) await setTimeoutPromise(wait, undefined, { signal: this.#stopping.signal })
  }

  async #unlessStopped<T>(work: Promise<T>): Promise<T> {
    const stopped = new AbortController()
    try {
      const stop = once(this.#stopping.signal, 'abort', { signal: stopped.signal }).then(() => {
        throw new Error('the server stops')
      })
      return await Promise.race([work, stop])
    } finally {
      stopped.abort()
    }
  }

  #renew(): void {
    if (this.#working.size === 0) return
    const { store, now, log } = this.#parts
    store.due.renew(this.#owner, now() + LEASE_MS).catch((error) => log.warn({ err: error }, 'leases are not renewed'))
  }
}

/** Whoever has thought for too long answers a whole number of steps later: how much later is nobody's business either. */
export function timeToShow(at: number, stepMs: number, now: number): number {
  return now <= at || stepMs === 0 ? at : at + Math.ceil((now - at) / stepMs) * stepMs
}

function isSame(one: DueWork, other: DueWork): boolean {
  const name = (work: DueWork) => JSON.stringify({ ...work, question: null })
  return name(one) === name(other)
}
