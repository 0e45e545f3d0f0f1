import type {
  Append,
  Forgetting,
  HouseStore,
  KeptOrder,
  NewTable,
  Opaque,
  OpenedTable,
  StoreNews,
  TableRow,
} from '@south-street/house'
import { type KeptAppend, type KeptRow, STORES } from './open-database.ts'

export interface LocalStore extends HouseStore {
  /** Every table, with its first entry. */
  all(): Promise<{ readonly row: TableRow; readonly created: Opaque }[]>
}

/** What one transaction works with. */
type Stores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const everythingOf = (table: string) => IDBKeyRange.bound([table], [table, []])

/**
 * A house's tables in IndexedDB. Writing transactions run one after another, in all tabs, so each looks first and then
 * writes. `isHeld` says at which tables this tab may work by itself.
 */
export class IndexedDbStore implements LocalStore {
  private readonly database: Promise<IDBDatabase>
  private readonly isHeld: (table: string) => boolean
  private readonly listeners = new Set<(news: StoreNews) => void>()

  constructor(database: Promise<IDBDatabase>, isHeld: (table: string) => boolean) {
    this.database = database
    this.isHeld = isHeld
  }

  subscribe(listener: (news: StoreNews) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private tell(news: StoreNews): void {
    for (const listener of this.listeners) listener(news)
  }

  /** Comes back when it is on disk. */
  private async within<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
    const transaction = (await this.database).transaction(STORES, mode, { durability: 'strict' })
    const isKept = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const stores = Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)])) as Stores
    const [result] = await Promise.all([work(stores), isKept])
    return result
  }

  readonly tables: HouseStore['tables'] = {
    create: async (table) => {
      await this.within('readwrite', async (stores) => this.insert(stores, table))
      this.tellOf(table.first)
      return null
    },
    append: async (append) => {
      const isStored = await this.within('readwrite', (stores) => this.store(stores, append))
      if (!isStored) return 'conflict'
      this.tellOf(append)
      return 'stored'
    },
    open: (id) =>
      this.within('readonly', async (stores): Promise<OpenedTable | null> => {
        const row: KeptRow | undefined = await answerOf(stores.rows.get(id))
        if (row === undefined) return null
        const kept: { revision: number; state: Opaque } | undefined = await answerOf(stores.snapshots.get(id))
        const snapshot = kept === undefined ? null : { revision: kept.revision, state: kept.state }
        return { row: shown(row), snapshot, entries: await entriesAfter(stores, id, snapshot?.revision ?? 0) }
      }),
    find: (id) =>
      this.within('readonly', async ({ rows }) => {
        const row: KeptRow | undefined = await answerOf(rows.get(id))
        return row === undefined ? null : shown(row)
      }),
    entriesSince: (id, revision, most) => this.within('readonly', (stores) => entriesAfter(stores, id, revision, most)),
    findRequest: (id, person, key) =>
      this.within('readonly', async (stores) => {
        const found = await findRequest(stores, id, person, key)
        return found === undefined ? null : { revision: found.revision, entries: found.entries }
      }),
    remove: async (id) => {
      await this.within('readwrite', async ({ rows, snapshots, appends, orders }) => {
        rows.delete(id)
        snapshots.delete(id)
        appends.delete(everythingOf(id))
        orders.delete(everythingOf(id))
      })
      this.tell({ kind: 'changed', table: id, own: true })
    },
  }

  readonly orders: HouseStore['orders'] = {
    give: async (order) => {
      await this.within('readwrite', async ({ orders }) => orders.put(order))
      this.tell({ kind: 'orders', table: order.table, own: true })
    },
    withdraw: async (table, seat) => {
      const wasThere = await this.within('readwrite', async ({ orders }) => {
        const before = await answerOf(orders.getKey([table, seat]))
        orders.delete([table, seat])
        return before !== undefined
      })
      if (wasThere) this.tell({ kind: 'orders', table, own: true })
      return wasThere
    },
    at: (table) =>
      this.within('readonly', ({ orders }): Promise<KeptOrder[]> => answerOf(orders.getAll(everythingOf(table)))),
  }

  readonly due: HouseStore['due'] = {
    claim: (owner, now, leaseUntil, limit) =>
      this.within('readwrite', async ({ rows }) => {
        const due = await this.freeRows(rows, now)
        const taken = due.filter(({ dueAt }) => dueAt! <= now).slice(0, limit)
        for (const row of taken) rows.put({ ...row, leaseOwner: owner, leaseUntil })
        return taken.map(({ id, dueAt, revision }) => ({ table: id, dueAt: dueAt!, revision }))
      }),
    set: (table, at) => this.changeRows(table, () => ({ dueAt: at, ...FREE })),
    release: (table, owner, at) =>
      this.changeRows(table, (row) => (row.leaseOwner === owner ? { dueAt: at, ...FREE } : {})),
    renew: (owner, until) => this.changeRows(null, (row) => (row.leaseOwner === owner ? { leaseUntil: until } : {})),
    next: (now) => this.within('readonly', async ({ rows }) => (await this.freeRows(rows, now))[0]?.dueAt ?? null),
    latest: () =>
      this.within('readonly', async ({ rows, orders }) => {
        const all: KeptRow[] = await answerOf(rows.getAll())
        const given: KeptOrder[] = await answerOf(orders.getAll())
        const due = all.filter(({ dueAt }) => dueAt !== null)
        return {
          keptAt: Math.max(0, ...due.map(({ changedAt }) => changedAt), ...given.map(({ at }) => at)),
          leaseUntil: Math.max(0, ...due.map(({ leaseUntil }) => leaseUntil ?? 0)),
        }
      }),
  }

  async all(): Promise<{ readonly row: TableRow; readonly created: Opaque }[]> {
    return this.within('readonly', async ({ rows, appends }) => {
      const all: KeptRow[] = await answerOf(rows.getAll())
      const firsts = all.map(({ id }): Promise<KeptAppend> => answerOf(appends.get([id, 1])))
      return (await Promise.all(firsts)).map(({ entries }, i) => ({ row: shown(all[i]!), created: entries[0] }))
    })
  }

  /** Where something is due that nobody else works at, the earliest first. */
  private async freeRows(rows: IDBObjectStore, now: number): Promise<KeptRow[]> {
    const all: KeptRow[] = await answerOf(rows.getAll())
    return all
      .filter(({ id, dueAt, leaseUntil }) => dueAt !== null && (leaseUntil ?? 0) <= now && this.isHeld(id))
      .sort((a, b) => a.dueAt! - b.dueAt!)
  }

  /** Of one table, or of all. */
  private async changeRows(id: string | null, change: (row: KeptRow) => Partial<KeptRow>): Promise<void> {
    await this.within('readwrite', async ({ rows }) => {
      const found: KeptRow[] = await answerOf(id === null ? rows.getAll() : rows.getAll(id))
      for (const row of found) rows.put({ ...row, ...change(row) })
    })
  }

  private insert(stores: Stores, { id, game, rules, first }: NewTable): void {
    const { members: _, ...listing } = first.listing
    const times = { createdAt: first.at, changedAt: first.at, waitingFor: null, waitingSince: null, dueAt: null }
    write(stores, { id, game, rules, ...listing, revision: 0, ...times, ...FREE }, first)
  }

  private async store(stores: Stores, append: Append): Promise<boolean> {
    const row: KeptRow | undefined = await answerOf(stores.rows.get(append.table))
    if (row === undefined || row.revision !== append.revision - 1) return false
    const { request } = append
    if (request && (await findRequest(stores, append.table, request.person, request.key)) !== undefined) return false
    write(stores, row, append)
    if (append.creates !== undefined) this.insert(stores, append.creates)
    if (append.forgets !== undefined) await forget(stores, append, append.forgets)
    return true
  }

  private tellOf(append: Append): void {
    const revision = append.revision + append.entries.length - 1
    const { table, waitingFor = null, ends, creates, forgets } = append
    this.tell({ kind: 'appended', table, revision, waitingFor, ...(ends && { ends }), own: true })
    if (creates !== undefined) this.tellOf(creates.first)
    if (forgets !== undefined) this.tell({ kind: 'changed', table, own: true })
  }
}

const FREE = { leaseOwner: null, leaseUntil: null }

/** The row as a house knows it. */
function shown({ leaseOwner: _, leaseUntil: __, ...row }: KeptRow): TableRow {
  return row
}

function write({ rows, appends, snapshots }: Stores, before: KeptRow, append: Append): void {
  const { table, revision, entries, at, request, snapshot, listing, waitingFor, dueAt } = append
  const { members: _, ...columns } = listing ?? { members: [] }
  const last = revision + entries.length - 1
  appends.add({ table, revision, entries, ...request } satisfies KeptAppend)
  rows.put({
    ...before,
    ...columns,
    revision: last,
    changedAt: at,
    ...(waitingFor !== undefined && { waitingFor, waitingSince: waitingFor === null ? null : at }),
    ...(dueAt !== undefined && { dueAt, ...FREE }),
  } satisfies KeptRow)
  if (snapshot !== undefined) snapshots.put({ table, revision: last, state: snapshot })
}

async function forget({ appends, snapshots, orders }: Stores, { table: id, snapshot }: Append, forgets: Forgetting) {
  const all: KeptAppend[] = await answerOf(appends.getAll(everythingOf(id)))
  for (const { person, key, ...append } of all) {
    const request = person === undefined || person === forgets.person ? {} : { person, key }
    appends.put({ ...append, ...request, entries: append.entries.map((entry) => forgets.change(entry)) })
  }
  if (snapshot === undefined) snapshots.delete(id)
  if (forgets.seat !== null) orders.delete([id, forgets.seat])
}

async function entriesAfter({ appends }: Stores, id: string, revision: number, most?: number): Promise<Opaque[]> {
  // An append may start at or before the revision and reach beyond it.
  const before = IDBKeyRange.bound([id], [id, revision + 1])
  const start = await answerOf(appends.openKeyCursor(before, 'prev'))
  if (start === null) return []
  const range = IDBKeyRange.bound(start.key, [id, []])
  const found: KeptAppend[] = await answerOf(appends.getAll(range, most === undefined ? undefined : most + 1))
  const entries = found.flatMap((append) => append.entries.slice(Math.max(0, revision + 1 - append.revision)))
  return most === undefined ? entries : entries.slice(0, most)
}

async function findRequest({ appends }: Stores, id: string, person: string, key: string) {
  const all: KeptAppend[] = await answerOf(appends.getAll(everythingOf(id)))
  return all.find((append) => append.person === person && append.key === key)
}
