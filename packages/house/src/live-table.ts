import type { AnyGame, Seat } from '@south-street/engine'
import { evolve, type Order, openTable, readSnapshot, type Table, type ToldEntry } from '@south-street/table'
import { readEntry } from './kept-entry.ts'
import type { OpenedTable } from './store.ts'

/** An order with the time when it was given. */
export interface GivenOrder {
  readonly order: Order
  readonly at: number
}

/** Called after each change; with no entries when the listener has to start again from the view. */
export type TableListener = (news: readonly ToldEntry[] | null) => void

/** Readers that come back within so many entries are told what they missed without reading the log. */
const RECENT_ENTRIES = 12

/** The table as the store has it. */
export function tableFrom(game: AnyGame, opened: Pick<OpenedTable, 'snapshot' | 'entries'>): Table {
  const { snapshot } = opened
  const entries = opened.entries.map(readEntry)
  const table = snapshot === null ? openTable(entries.shift()!) : readSnapshot(snapshot.state as Table)
  for (const entry of entries) evolve(game, table, entry)
  return table
}

/** A table held in memory, with those who watch it. */
export class LiveTable {
  readonly id: string
  readonly game: AnyGame
  table: Table
  /** The revision of the newest snapshot in the store. */
  snapshotRevision: number
  orders: ReadonlyMap<Seat, GivenOrder>
  readonly listeners = new Set<TableListener>()
  /** Set when what is held here is worth nothing any more. */
  isStale = false
  private recent: ToldEntry[] = []
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  constructor(game: AnyGame, opened: Pick<OpenedTable, 'snapshot' | 'entries'>, orders: ReadonlyMap<Seat, GivenOrder>) {
    const { snapshot } = opened
    const table = tableFrom(game, opened)
    this.id = table.id
    this.game = game
    this.table = table
    this.snapshotRevision = snapshot?.revision ?? 0
    this.orders = orders
  }

  /** One thing after another: within a house nobody races for a revision. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++
    const done = this.last.then(work)
    const leave = () => {
      this.waiting--
    }
    this.last = done.then(leave, leave)
    return done
  }

  get isIdle(): boolean {
    return this.waiting === 0 && this.listeners.size === 0
  }

  /** What has been committed becomes what is shown. */
  accept(table: Table, news: readonly ToldEntry[]): void {
    this.table = table
    this.recent.push(...news)
    if (this.recent.length > RECENT_ENTRIES) this.recent = this.recent.slice(-RECENT_ENTRIES)
    for (const listener of this.listeners) listener(news)
  }

  /** What happened since a revision, if it is not too long ago. */
  since(revision: number): readonly ToldEntry[] | null {
    if (revision === this.table.revision) return []
    const first = this.recent[0]?.revision
    if (first === undefined || revision < first - 1 || revision > this.table.revision) return null
    return this.recent.filter((entry) => entry.revision > revision)
  }

  /** A snapshot from before holders were kept does not say who sat where; the whole log does. */
  learnHolders({ holders, revision }: Table): void {
    this.table.holders = [...holders, ...this.table.holders.filter(({ from }) => from > revision)]
  }

  drop(): void {
    this.isStale = true
    for (const listener of this.listeners) listener(null)
  }
}
