import type { Review } from '@south-street/engine/review'
import type { ReadingNews, ReadingOrder } from './reading-orders.ts'

export interface ReadingNow {
  readonly status: 'reading' | 'stopped' | 'done' | 'failed'
  /** As far as it has been read; null before the first word. */
  readonly review: Review | null
  /** By the speed of the last seconds; null while that cannot be told. */
  readonly secondsLeft: number | null
}

/** How a game is being read, wherever the reader of the page is meanwhile. */
export interface Reading {
  readonly hash: string
  subscribe(listener: () => void): () => void
  now(): ReadingNow
  stop(): void
  /** Reads on; the decisions of this seat come first. */
  goOn(first: number): void
}

interface Sample {
  readonly at: number
  readonly done: number
}

/** What was long ago says nothing about the speed. */
const REMEMBERED_MS = 12_000
const LEAST_MS = 2500

/** How long it will take, by the steps that were done lately. */
export function secondsLeft(samples: readonly Sample[], total: number): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return null
  const [ms, steps] = [last.at - first.at, last.done - first.done]
  if (ms < LEAST_MS || steps <= 0) return null
  return ((total - last.done) * ms) / steps / 1000
}

const readings = new Map<string, OpenReading>()
/** One game is read at a time. */
let current: OpenReading | null = null
let worker: Worker | null = null

function startWorker(): Worker {
  const started = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' })
  started.onmessage = ({ data }: MessageEvent<ReadingNews>) => readings.get(data.hash)?.hear(data)
  started.onerror = () => {
    worker = null
    current?.fail()
  }
  return started
}

function order(what: ReadingOrder): void {
  worker ??= startWorker()
  worker.postMessage(what)
}

class OpenReading implements Reading {
  readonly hash: string
  private readonly record: unknown
  private state: ReadingNow
  private readonly listeners = new Set<() => void>()
  private samples: Sample[] = []

  constructor(hash: string, record: unknown, review: Review | null) {
    this.hash = hash
    this.record = record
    const isDone = review !== null && review.unfinished === null
    this.state = { status: isDone ? 'done' : 'stopped', review, secondsLeft: null }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly now = (): ReadingNow => this.state

  readonly stop = (): void => {
    if (this.state.status !== 'reading') return
    if (current === this) {
      current = null
      order({ kind: 'stop' })
    }
    this.change({ status: 'stopped', secondsLeft: null })
  }

  readonly goOn = (first: number): void => {
    if (this.state.status === 'done') return
    if (current !== this) current?.stop()
    current = this
    this.samples = []
    this.change({ status: 'reading', secondsLeft: null })
    order({ kind: 'read', hash: this.hash, record: this.record, first })
  }

  fail(): void {
    this.change({ status: 'failed', secondsLeft: null })
  }

  hear(news: ReadingNews): void {
    if (news.kind === 'failed') {
      this.fail()
      return
    }
    const { review } = news
    const { unfinished } = review
    if (unfinished === null) {
      if (current === this) current = null
      this.change({ status: 'done', review, secondsLeft: null })
      return
    }
    const now = performance.now()
    this.samples = [...this.samples.filter(({ at }) => now - at < REMEMBERED_MS), { at: now, done: unfinished.done }]
    const isReading = this.state.status === 'reading'
    this.change({ review, secondsLeft: isReading ? secondsLeft(this.samples, unfinished.total) : null })
  }

  private change(next: Partial<ReadingNow>): void {
    this.state = { ...this.state, ...next }
    for (const listener of this.listeners) listener()
  }
}

/** A game's reading, begun or not. A review that came with it is shown, and read on if it has no end. */
export function openReading(hash: string, record: unknown, review: Review | null): Reading {
  const known = readings.get(hash)
  if (known !== undefined && (review === null || known.now().status === 'done')) return known
  const opened = new OpenReading(hash, record, review)
  readings.set(hash, opened)
  return opened
}

/** Whether somebody plays beside it meanwhile. */
export function setPace(isBeside: boolean): void {
  worker?.postMessage({ kind: 'pace', isBeside } satisfies ReadingOrder)
}
