import type { Chores } from './chores.ts'
import { type DueWork, isSameWork } from './due-work.ts'
import type { HouseParts } from './parts.ts'
import type { Claim } from './store.ts'

/** A house that dies keeps others from its work for so long. */
const LEASE_MS = 6_000
const RENEWAL_MS = 2_000
const AT_ONCE = 100
const AFTER_A_FAULT_MS = 2_000
const LONGEST_AFTER_A_FAULT_MS = 30_000

/** A clock that ran out so long before the house was opened has run out while none was open: else it would be known. */
const SURELY_CLOSED_MS = 10_000
const LEAST_GRACE_MS = 5 * 60_000

/**
 * Acts without being asked: clocks that run out, bots' turns, standing orders. Any number of houses may do so on one
 * store: the lease keeps them from doing the same work, and only one append at a revision counts.
 */
export class DueLoop {
  readonly #parts: HouseParts
  readonly #chores: Chores
  readonly #owner: string
  readonly #working = new Map<string, Promise<void>>()
  /** What ends a wait at a table before its time. */
  readonly #waiting = new Map<string, () => void>()
  readonly #hurried = new Set<string>()
  readonly #stops = new Set<() => void>()
  /** Where something has failed, and how often in a row. */
  readonly #faults = new Map<string, number>()
  #faultsOfSweeps = 0
  #isStarted = false
  #startedAt = 0
  #isStopped = false
  #cancelWaking = () => {}
  #cancelRenewal = () => {}
  #wakesAt = Number.POSITIVE_INFINITY
  #sweep: Promise<void> | null = null
  /** The clock when it was last looked at, here or by those who worked here before. */
  #seen: number | null = null

  constructor(parts: HouseParts, chores: Chores) {
    this.#parts = parts
    this.#chores = chores
    this.#owner = parts.chance.newId()
  }

  start(): void {
    this.#isStarted = true
    this.#startedAt = this.#parts.clock.now()
    this.expect(this.#parts.clock.now())
    this.#renewLater()
  }

  /** Something will be due then. */
  expect(at: number): void {
    const wakesAt = at - this.#parts.delay()
    if (!this.#isStarted || this.#isStopped || wakesAt >= this.#wakesAt) return
    this.#cancelWaking()
    this.#wakesAt = wakesAt
    this.#cancelWaking = this.#parts.clock.wakeAt(wakesAt, () => this.#wake())
  }

  hurry(table: string): void {
    if (this.#working.has(table)) this.#hurried.add(table)
    this.#waiting.get(table)?.()
  }

  /** What kept work from being done may be over. */
  lookAgain(): void {
    const { store, clock } = this.#parts
    const now = clock.now()
    this.#faultsOfSweeps = 0
    for (const table of this.#faults.keys()) {
      this.#faults.delete(table)
      store.due.set(table, now).then(
        () => this.expect(now),
        () => {},
      )
    }
    this.expect(now)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancelWaking()
    for (const stop of [...this.#stops]) stop()
    await this.#sweep
    await Promise.all(this.#working.values())
    this.#cancelRenewal()
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
    if (this.#isStopped) return
    const { store, clock, delay, pollMs } = this.#parts
    const now = clock.now()
    let next: number | null = null
    let pause = pollMs
    try {
      this.#seen ??= await this.#seenBefore()
      // If the clock was put back, work that was due soon now seems far away. Each such table is looked at once more,
      // even if an earlier process has left a lease on it.
      const horizon = Math.max(now, this.#seen) + (this.#seen - now > LEASE_MS ? LEASE_MS : 0)
      const taken = await store.due.claim(this.#owner, horizon + delay(), now + LEASE_MS, AT_ONCE)
      for (const claim of taken) this.#begin(claim)
      const isAll = taken.length < AT_ONCE
      if (isAll) this.#seen = now
      next = isAll ? await store.due.next(now) : now
      this.#faultsOfSweeps = 0
    } catch (error) {
      this.#parts.tell?.({ kind: 'fault', what: 'due work cannot be read', error })
      pause = Math.max(pollMs, pauseAfter(++this.#faultsOfSweeps))
    }
    this.expect(Math.min(next ?? Number.POSITIVE_INFINITY, clock.now() + pause + delay()))
  }

  async #seenBefore(): Promise<number> {
    const { keptAt, leaseUntil } = await this.#parts.store.due.latest()
    return Math.max(keptAt, leaseUntil - LEASE_MS)
  }

  #begin(claim: Claim): void {
    const { table } = claim
    const work = this.#finish(claim).finally(() => {
      if (this.#working.get(table) === work) this.#working.delete(table)
      this.#hurried.delete(table)
    })
    this.#working.set(table, work)
  }

  async #finish({ table, revision }: Claim): Promise<void> {
    const { store, clock, delay } = this.#parts
    try {
      const work = await this.#chores.dueWork(table, revision)
      const isDue = work !== null && this.#timeOf(work) <= clock.now() + delay()
      if (isDue) await this.#carryOut(table, work)
      // An append has ended the lease; if there was none, the table is looked at again when it is time.
      const next = isDue ? await this.#chores.dueWork(table, revision) : work
      if (isDue && next !== null && isSameWork(work, next)) throw new Error(`${work.kind} work has no effect`)
      const at = next === null ? null : this.#timeOf(next)
      await store.due.release(table, this.#owner, at)
      this.#faults.delete(table)
      if (at !== null) this.expect(at)
    } catch (error) {
      if (!this.#isStopped) this.#parts.tell?.({ kind: 'fault', what: 'due work has failed', error, table })
      const faults = (this.#faults.get(table) ?? 0) + 1
      this.#faults.set(table, faults)
      const at = clock.now() + (this.#isStopped ? 0 : pauseAfter(faults))
      await store.due.release(table, this.#owner, at).catch(() => {})
      // A house in a browser looks by itself only once a minute.
      this.expect(at)
    }
  }

  /**
   * When it is to be done. A clock that ran out while no house was open waits for its person, who could not answer: for
   * as long as the house stayed closed, but at least for some minutes.
   */
  #timeOf({ kind, at }: DueWork): number {
    const missedBy = this.#startedAt - at
    if ((kind !== 'clock' && kind !== 'end') || missedBy < SURELY_CLOSED_MS) return at
    return this.#startedAt + Math.max(missedBy, LEAST_GRACE_MS)
  }

  async #carryOut(table: string, work: DueWork): Promise<void> {
    const { clock, delay } = this.#parts
    if (work.kind === 'bot') {
      const thought = await this.#unlessStopped(this.#chores.think(table, work))
      await this.#until(table, timeToShow(work.at, delay(), clock.now()))
      if (thought !== null) await this.#chores.playBot(table, work, thought)
    } else {
      await this.#until(table, work.at)
      if (work.kind === 'clock') await this.#chores.runOut(table, work)
      else if (work.kind === 'end') await this.#chores.endByItself(table, work)
      else await this.#chores.carryOutOrder(table)
    }
  }

  /** Answers come at their appointed time, however soon they were known: time must not tell what is in a hand. */
  async #until(table: string, at: number): Promise<void> {
    if (at <= this.#parts.clock.now() || this.#hurried.has(table)) return
    let cancel = () => {}
    const wait = new Promise<void>((resolve) => {
      cancel = this.#parts.clock.wakeAt(at, resolve)
      this.#waiting.set(table, resolve)
    })
    try {
      await this.#unlessStopped(wait)
    } finally {
      cancel()
      this.#waiting.delete(table)
    }
  }

  #unlessStopped<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = () => reject(new Error('the house rests'))
      this.#stops.add(stop)
      if (this.#isStopped) stop()
      work.then(resolve, reject).finally(() => this.#stops.delete(stop))
    })
  }

  #renewLater(): void {
    const { store, clock, tell } = this.#parts
    this.#cancelRenewal = clock.wakeAt(clock.now() + RENEWAL_MS, () => {
      this.#renewLater()
      if (this.#working.size === 0) return
      store.due
        .renew(this.#owner, clock.now() + LEASE_MS)
        .catch((error) => tell?.({ kind: 'fault', what: 'leases are not renewed', error }))
    })
  }
}

/**
 * Longer after every fault: work that fails again and again, as on a full disk, must not keep everything else waiting.
 */
function pauseAfter(faults: number): number {
  return Math.min(AFTER_A_FAULT_MS * 2 ** (faults - 1), LONGEST_AFTER_A_FAULT_MS)
}

/**
 * A bot that has thought for too long answers a whole number of steps later, so that its delay does not give away how
 * long it thought.
 */
export function timeToShow(at: number, step: number, now: number): number {
  return now <= at || step === 0 ? at : at + Math.ceil((now - at) / step) * step
}
