import type { Listing, TableRow } from '@south-street/house'
import type { Entry, Order, Status } from '@south-street/table'
import { DATABASE } from './database.ts'

/** A table's row, with whoever works at it by itself and until when. */
export interface KeptRow extends TableRow {
  readonly leaseOwner: string | null
  readonly leaseUntil: number | null
}

/** One append, under the revision of its first entry. */
export interface KeptAppend {
  readonly table: string
  readonly revision: number
  readonly entries: readonly unknown[]
  readonly person?: string
  readonly key?: string
}

export const STORES = ['rows', 'appends', 'snapshots', 'orders'] as const

/** Records that were opened and are one's own; no house needs them. */
export const RECORDS = 'records'

/** The name of the one store of the first version: a record with its whole log for each table. */
const BEFORE = 'tables'
const VERSION = 3

export function openDatabase(factory: IDBFactory = indexedDB, name: string = DATABASE): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, VERSION)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 2) createStores(request.result)
      request.result.createObjectStore(RECORDS, { keyPath: 'id' })
      if (oldVersion === 1) bringOver(request.result, request.transaction!)
    }
    request.onsuccess = () => {
      // Another tab with a newer page must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
}

function createStores(database: IDBDatabase): void {
  database.createObjectStore('rows', { keyPath: 'id' })
  database.createObjectStore('appends', { keyPath: ['table', 'revision'] })
  database.createObjectStore('snapshots', { keyPath: 'table' })
  database.createObjectStore('orders', { keyPath: ['table', 'seat'] })
}

/** A table as the first version kept it. */
interface TableBefore {
  readonly table: string
  readonly game: string
  readonly entries: readonly [Extract<Entry, { kind: 'created' }>, ...Entry[]]
  readonly orders?: Readonly<Record<number, Order>>
  readonly summary: { readonly status: Status; readonly changedAt: number; readonly waitsForPerson: boolean }
}

/** Within the upgrade: either everything is in its new place, or all is as before. */
function bringOver(database: IDBDatabase, upgrade: IDBTransaction): void {
  const request: IDBRequest<TableBefore[]> = upgrade.objectStore(BEFORE).getAll()
  request.onsuccess = () => {
    for (const before of request.result) {
      const { table, entries, orders = {}, summary } = before
      upgrade.objectStore('rows').put(rowOf(before))
      upgrade.objectStore('appends').put({ table, revision: 1, entries } satisfies KeptAppend)
      for (const [seat, order] of Object.entries(orders)) {
        upgrade.objectStore('orders').put({ table, seat: Number(seat), order, at: summary.changedAt })
      }
    }
    database.deleteObjectStore(BEFORE)
  }
}

function rowOf({ table, game, entries: [created, ...rest], summary }: TableBefore): KeptRow {
  const { status, changedAt, waitsForPerson } = summary
  return {
    id: table,
    game,
    rules: created.rules,
    status: STATUS[status],
    isListed: false,
    pace: 'none',
    freeSeats: 0,
    host: created.host,
    summary: { status },
    revision: 1 + rest.length,
    createdAt: created.at,
    changedAt,
    waitingFor: waitsForPerson ? created.host : null,
    waitingSince: waitsForPerson ? changedAt : null,
    dueAt: status === 'running' && !waitsForPerson ? changedAt : null,
    leaseOwner: null,
    leaseUntil: null,
  }
}

const STATUS: Readonly<Record<Status, Listing['status']>> = {
  open: 'open',
  running: 'running',
  over: 'ended',
  abandoned: 'ended',
  closed: 'closed',
}
