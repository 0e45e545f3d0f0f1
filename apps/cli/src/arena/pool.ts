import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { TableOrder, TableResult } from './worker.ts'

/** A table that takes longer is given up: one of its bots hangs. */
const PATIENCE_MS = 15 * 60 * 1000

/** Plays tables on all cores and hands the results out in the order of the tables, so that the outcome never depends on the machine. */
export async function* playTables(orders: readonly TableOrder[]): AsyncGenerator<TableResult> {
  const workers = Array.from({ length: Math.min(availableParallelism(), orders.length) }, startWorker)
  const results = orders.map(() => Promise.withResolvers<TableResult>())
  // Whoever waits for an early table must not be surprised by the failure of a later one.
  for (const { promise } of results) promise.catch(() => {})
  let next = 0
  const feed = async (worker: Worker): Promise<void> => {
    while (next < orders.length) {
      const order = orders[next++]!
      try {
        results[order.index]!.resolve(await playOn(worker, order))
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

function playOn(worker: Worker, order: TableOrder): Promise<TableResult> {
  return new Promise((resolve, reject) => {
    const names = order.table.bots.join(', ')
    const timer = setTimeout(() => fail(new Error(`a table of ${names} did not finish`)), PATIENCE_MS)
    const done = (result: TableResult): void => {
      stop()
      resolve(result)
    }
    const fail = (error: Error): void => {
      stop()
      reject(error)
    }
    const stop = (): void => {
      clearTimeout(timer)
      worker.off('message', done)
      worker.off('error', fail)
    }
    worker.on('message', done)
    worker.on('error', fail)
    worker.postMessage(order)
  })
}
