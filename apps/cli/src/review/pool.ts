import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Review } from '@south-street/engine/review'
import type { ReviewNews, ReviewOrder } from './worker.ts'

/**
 * Reviews games on all cores and hands the reviews out in the order of the games; null for a game that nobody reviews.
 * `hear` is told what share of all the work is done.
 */
export async function* reviewAll(
  orders: readonly ReviewOrder[],
  hear: (share: number) => void,
): AsyncGenerator<Review | null> {
  const workers = Array.from({ length: Math.min(availableParallelism(), orders.length) }, startWorker)
  const results = orders.map(() => Promise.withResolvers<Review | null>())
  // Whoever waits for an early game must not be surprised by the failure of a later one.
  for (const { promise } of results) promise.catch(() => {})
  const shares = orders.map(() => 0)
  const note = (index: number, share: number): void => {
    shares[index] = share
    hear(shares.reduce((sum, one) => sum + one, 0) / orders.length)
  }
  let next = 0
  const feed = async (worker: Worker): Promise<void> => {
    while (next < orders.length) {
      const order = orders[next++]!
      try {
        results[order.index]!.resolve(await reviewOn(worker, order, note))
      } catch (error) {
        results[order.index]!.reject(error)
        return
      }
    }
  }
  const fed = workers.map(feed)
  try {
    for (const { promise } of results) yield await promise
    await Promise.all(fed)
  } finally {
    next = orders.length
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url))
}

function reviewOn(
  worker: Worker,
  order: ReviewOrder,
  note: (index: number, share: number) => void,
): Promise<Review | null> {
  return new Promise((resolve, reject) => {
    const listen = (news: ReviewNews): void => {
      if ('done' in news) {
        note(news.index, news.done / news.total)
        return
      }
      stop()
      note(news.index, 1)
      resolve(news.review)
    }
    const fail = (error: Error): void => {
      stop()
      reject(error)
    }
    const stop = (): void => {
      worker.off('message', listen)
      worker.off('error', fail)
    }
    worker.on('message', listen)
    worker.on('error', fail)
    worker.postMessage(order)
  })
}
