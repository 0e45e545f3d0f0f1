import type { Size } from '@south-street/rating'
import type { RatedEnd } from './rated-end.ts'
import type { GameResult } from './result.ts'

/**
 * What a house keeps of its tables. The server keeps it in SQLite or PostgreSQL, a browser in IndexedDB, and one contract
 * suite tries them all. Entries, snapshots, orders and summaries are opaque to the store: any JSON value, into which it
 * never looks. All times are milliseconds since 1970; the caller hands them in.
 */
export interface HouseStore {
  readonly tables: HouseTables
  readonly orders: Orders
  readonly due: Due

  /** Tells of what was committed, here or by another house on the same store. Returns what ends it. */
  subscribe(listener: (news: StoreNews) => void): () => void
}

/** Any JSON value. */
export type Opaque = unknown

export type StoreNews =
  /** A table has grown up to this revision. `own` says that this house wrote it. */
  | {
      readonly kind: 'appended'
      readonly table: string
      readonly revision: number
      readonly own: boolean
      /** The person who now owes a decision, or null. */
      readonly waitingFor: string | null
      /** The game has ended with this. */
      readonly ends?: true
    }
  /** A table is gone, or its log was rewritten: whatever was kept of it in memory is worth nothing now. */
  | { readonly kind: 'changed'; readonly table: string; readonly own: boolean }
  /** A standing order at the table was given or withdrawn. */
  | { readonly kind: 'orders'; readonly table: string; readonly own: boolean }
  /** Somebody was renamed or deleted, has signed out somewhere, or mutes other people than before. */
  | { readonly kind: 'person'; readonly person: string; readonly own: boolean }
  /** News may have been missed: look again at whatever is kept in memory. */
  | { readonly kind: 'gap' }

/**
 * Thrown when something is to be stored for a person who has been erased, or is being erased now. So whatever happens
 * at the same time as an erasure is either stored before it, and erased with it, or never stored at all.
 */
export class AskerGone extends Error {}

export type TableStatus = 'open' | 'running' | 'ended' | 'closed'

/** What lists are searched by. It follows the log: each append that changes any of it hands in the whole. */
export interface Listing {
  readonly status: TableStatus
  readonly isListed: boolean
  readonly pace: string
  readonly freeSeats: number
  readonly host: string
  /** Everybody who sits at the table, has sat there, or hosts it. */
  readonly members: readonly string[]
  /** What a list shows of the table. */
  readonly summary: Opaque
}

export interface TableRow extends Omit<Listing, 'members'> {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly revision: number
  readonly createdAt: number
  readonly changedAt: number
  /** Who owes a decision, if it is a person, and since when. */
  readonly waitingFor: string | null
  readonly waitingSince: number | null
  readonly dueAt: number | null
}

/** Why somebody is called to a table. */
export const CALL_KINDS = ['turn', 'clock', 'started', 'over', 'mention'] as const
export type CallKind = (typeof CALL_KINDS)[number]

/** Somebody may be elsewhere and is to hear of something at the table. */
export interface Call {
  readonly person: string
  readonly kind: CallKind
  /** The decision that is owed; null if none is. */
  readonly decision: number | null
  /** Who has caused it; null for a bot or a clock. */
  readonly by: string | null
  /** Nobody hears of it earlier. */
  readonly from: number
  /** The game has begun with this. */
  readonly starts?: true
}

/** One request's worth of log: all of its entries are kept, or none. */
export interface Append {
  readonly table: string
  /** The revision of the first of the entries: one more than the revision that was decided on. */
  readonly revision: number
  /** At least one. */
  readonly entries: readonly Opaque[]
  readonly at: number
  /** Whose doing it is: kept only while this person is there. */
  readonly author?: string
  /** The person and key of the request that caused it. A second append with both alike is a conflict. */
  readonly request?: { readonly person: string; readonly key: string }
  /** The state after the last entry, when it is time for one. */
  readonly snapshot?: Opaque
  readonly listing?: Listing
  /** The person who now owes a decision, or null; left out, nothing changes. */
  readonly waitingFor?: string | null
  /** The game ends with this. */
  readonly ends?: true
  /** When the house next has to act by itself, or null; left out, nothing changes. Ends any lease. */
  readonly dueAt?: number | null
  /** How the game came out, if it was played to its end with this: kept where results are. */
  readonly result?: GameResult
  /** What a rated game that has ended with this means for ratings: kept where there are any. */
  readonly rated?: RatedEnd
  /** Another table that comes to be with these entries: both are kept, or neither. */
  readonly creates?: NewTable
  /** With these entries somebody leaves the log for good. */
  readonly forgets?: Forgetting
  /** Who is to be called because of it, where a house calls people. A newer call takes the place of an older one. */
  readonly calls?: readonly Call[]
  /** Whoever does this is there: what they were to be called for at this table is withdrawn. */
  readonly heeds?: string
}

/** What becomes of the rest of a table's log, in one step with the append. A snapshot of before goes too. */
export interface Forgetting {
  readonly person: string
  /** Their seat, whose standing order is withdrawn. */
  readonly seat: number | null
  /** Whose it is from now on; nobody's, if left out. */
  readonly heir?: string
  /** The rated game that runs here and that they were dealt into: it will count with the rating that they have now. */
  readonly rated?: { readonly seat: number; readonly game: string; readonly size: Size }
  /** An entry that is kept already, without them; the same one if it says nothing of them. */
  change(entry: Opaque): Opaque
}

export interface NewTable {
  readonly id: string
  readonly game: string
  readonly rules: string
  /** Its revision is 1 and its listing is there. */
  readonly first: Append & { readonly listing: Listing }
  /** The creator's idempotency key and what to answer to a repeat, where people's requests can come twice. */
  readonly answer?: Answer
}

/** What is kept to be answered again when the same request comes again. */
export interface Answer {
  /** Whoever asks: a person, or something that stands for one. */
  readonly scope: string
  readonly key: string
  readonly body: Opaque
  readonly at: number
}

export interface OpenedTable {
  readonly row: TableRow
  readonly snapshot: { readonly revision: number; readonly state: Opaque } | null
  /** The entries after the snapshot, or all. */
  readonly entries: readonly Opaque[]
}

/** What an earlier request with the same key has appended. */
export interface Earlier {
  /** The revision of its first entry. */
  readonly revision: number
  readonly entries: readonly Opaque[]
}

export interface HouseTables {
  /** Null when it was created, else what the same key was answered before. */
  create(table: NewTable): Promise<{ readonly answered: Opaque } | null>
  /**
   * `stored` once it is on disk; `conflict` if somebody else has appended at this revision, or the same request was
   * here before: read the news and decide again. All appends of one tick are one commit. Throws `AskerGone`, as `create`
   * does.
   */
  append(append: Append): Promise<'stored' | 'conflict'>
  open(id: string): Promise<OpenedTable | null>
  find(id: string): Promise<TableRow | null>
  /** The entries after a revision, all or the first so many. */
  entriesSince(id: string, revision: number, most?: number): Promise<Opaque[]>
  findRequest(id: string, person: string, key: string): Promise<Earlier | null>
  remove(id: string): Promise<void>
}

/** Standing orders: they stand beside the log, for they are nobody's business but their seat's. */
export interface Orders {
  /** Throws `AskerGone` if it is somebody's who is not there any more. */
  give(order: KeptOrder, by?: string): Promise<void>
  /** True if there was one. */
  withdraw(table: string, seat: number): Promise<boolean>
  at(table: string): Promise<KeptOrder[]>
}

export interface KeptOrder {
  readonly table: string
  readonly seat: number
  readonly order: Opaque
  readonly at: number
}

export interface Claim {
  readonly table: string
  readonly dueAt: number
  readonly revision: number
}

/** By these a house that starts finds out that the clock was put back. */
export interface Latest {
  /** When the last entry was kept, or the last order, at a table where something is due. */
  readonly keptAt: number
  readonly leaseUntil: number
}

/** What a house has to do by itself: clocks, bots, standing orders. */
export interface Due {
  /**
   * Takes tables whose time has come, the longest due first, so that nobody else takes them until the lease is over.
   * The lease saves double work; only the append decides. Whoever takes a table has to look at it as it is at this
   * revision or later: an older look at it does not say what is due.
   */
  claim(owner: string, now: number, leaseUntil: number, limit: number): Promise<Claim[]>
  /** Sets the next time without an append (null: nothing is due), and ends the lease. */
  set(table: string, at: number | null): Promise<void>
  /** Gives a table back, to be taken again at `at`, or not. Does nothing if the lease has ended by an append. */
  release(table: string, owner: string, at: number | null): Promise<void>
  /** Makes all leases of an owner last until then. */
  renew(owner: string, until: number): Promise<void>
  /** When the next work without a lease is due, if there is any. */
  next(now: number): Promise<number | null>
  /** The last times by the clocks of those who worked here before; 0 for none. */
  latest(): Promise<Latest>
}
