import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** One piece of work; `index` is its place among all of them. */
export interface Order {
  readonly index: number
}

/**
 * Has orders carried out by threads on all cores, and hands the results out in the order of the orders, so that the outcome never
 * depends on the machine. `ask` sends one order to a thread and waits for its answer.
 */
export async function* onAllCores<One extends Order, Result>(
  file: URL,
  orders: readonly One[],
  ask: (worker: Worker, order: One) => Promise<Result>,
): AsyncGenerator<Result> {
  const workers = Array.from({ length: Math.min(availableParallelism(), orders.length) }, () => new Worker(file))
  const results = orders.map(() => Promise.withResolvers<Result>())
  // Whoever waits for an early result must not be surprised by the failure of a later one.
  for (const { promise } of results) promise.catch(() => {})
  let next = 0
  const feed = async (worker: Worker): Promise<void> => {
    while (next < orders.length) {
      const order = orders[next++]!
      try {
        results[order.index]!.resolve(await ask(worker, order))
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

/** Sends an order to a thread and listens until `hear` has made an answer of what it says; undefined means that more will come. */
export function askThread<News, Result>(
  worker: Worker,
  order: Order,
  hear: (news: News) => Result | undefined,
  patience?: { readonly ms: number; readonly complaint: string },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = patience && setTimeout(() => fail(new Error(patience.complaint)), patience.ms)
    const listen = (news: News): void => {
      const answer = hear(news)
      if (answer === undefined) return
      stop()
      resolve(answer)
    }
    const fail = (error: Error): void => {
      stop()
      reject(error)
    }
    const stop = (): void => {
      clearTimeout(timer)
      worker.off('message', listen)
      worker.off('error', fail)
    }
    worker.on('message', listen)
    worker.on('error', fail)
    worker.postMessage(order)
  })
}
