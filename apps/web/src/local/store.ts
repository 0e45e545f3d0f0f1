import type { Entry, Order } from '@south-street/table'
import { DATABASE } from './database.ts'
import type { LocalTableSummary } from './messages.ts'

export interface StoredTable {
  readonly table: string
  readonly game: string
  readonly entries: readonly Entry[]
  /** By the seat: beside the log, for they are nobody else's business. */
  readonly orders: Readonly<Record<number, Order>>
  /** So that a list of tables need not play them all through. */
  readonly summary: LocalTableSummary
}

const TABLES = 'tables'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'table' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

let database: Promise<IDBDatabase> | undefined

async function transact<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= open()
  const transaction = (await database).transaction(TABLES, mode)
  const request = run(transaction.objectStore(TABLES))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** The tables kept in this browser. A table is its log. */
export const store = {
  all: (): Promise<StoredTable[]> => transact('readonly', (tables) => tables.getAll()),
  read: (table: string): Promise<StoredTable | undefined> => transact('readonly', (tables) => tables.get(table)),
  write: (stored: StoredTable): Promise<unknown> => transact('readwrite', (tables) => tables.put(stored)),
  remove: (table: string): Promise<unknown> => transact('readwrite', (tables) => tables.delete(table)),
}
