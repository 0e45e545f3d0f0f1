import type { Review } from '@south-street/engine/review'
import { askThread, onAllCores } from '../threads.ts'
import type { ReviewNews, ReviewOrder } from './worker.ts'

/**
 * Reviews games on all cores and hands the reviews out in the order of the games; null for a game that nobody reviews.
 * `hear` is told what share of all the work is done.
 */
export function reviewAll(
  orders: readonly ReviewOrder[],
  hear: (share: number) => void,
): AsyncGenerator<Review | null> {
  const shares = orders.map(() => 0)
  const note = (index: number, share: number): void => {
    shares[index] = share
    hear(shares.reduce((sum, one) => sum + one, 0) / orders.length)
  }
  const listen = (news: ReviewNews): Review | null | undefined => {
    const isOver = !('done' in news)
    note(news.index, isOver ? 1 : news.done / news.total)
    return isOver ? news.review : undefined
  }
  return onAllCores(new URL('./worker.ts', import.meta.url), orders, (worker, order) =>
    askThread(worker, order, listen),
  )
}
