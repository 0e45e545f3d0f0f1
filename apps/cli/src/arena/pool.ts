import { askThread, onAllCores } from '../threads.ts'
import type { TableOrder, TableResult } from './worker.ts'

/** A table that takes longer is given up: one of its bots hangs. */
const PATIENCE_MS = 15 * 60 * 1000

/** Plays tables on all cores and hands the results out in the order of the tables. */
export function playTables(orders: readonly TableOrder[]): AsyncGenerator<TableResult> {
  return onAllCores(new URL('./worker.ts', import.meta.url), orders, (worker, order) =>
    askThread(worker, order, (result: TableResult) => result, {
      ms: PATIENCE_MS,
      complaint: `a table of ${order.table.bots.join(', ')} did not finish`,
    }),
  )
}
