import type { StoreFault } from './faults.ts'

/**
 * What the server keeps. There are two implementations over one query code, SQLite and PostgreSQL, and one contract
 * suite that both pass. Entries, snapshots, orders, summaries and answers are opaque to the store: any JSON value, into
 * which it never looks. All times are milliseconds since 1970; the caller hands them in.
 *
 * A method that cannot reach its database tries again for a while; what it cannot do then it tells by a `StoreFault`.
 */
export interface Store {
  readonly identities: Identities
  readonly tables: Tables
  readonly people: People
  readonly answers: Answers
  readonly due: Due
  readonly retention: Retention

  /** Tells of what was committed, here or in another process on the same database. Returns what ends it. */
  subscribe(listener: (news: News) => void): () => void
  /** Null when data can be written now, else why not, in a sentence for the operator. */
  trouble(): Promise<StoreFault | null>
  /** Commits what was accepted, then lets go of the database. Nothing may be asked of it afterwards. */
  close(): Promise<void>
}

/** Any JSON value. */
export type Opaque = unknown

export type News =
  /** A table has grown up to this revision. `own` says that this process wrote it. */
  | { readonly kind: 'appended'; readonly table: string; readonly revision: number; readonly own: boolean }
  /** A table is gone, or its log was rewritten: whatever was kept of it in memory is worth nothing now. */
  | { readonly kind: 'changed'; readonly table: string; readonly own: boolean }
  /** A standing order at the table was given or withdrawn. */
  | { readonly kind: 'orders'; readonly table: string; readonly own: boolean }
  /** Somebody was renamed or deleted, has signed out somewhere, or mutes other people than before. */
  | { readonly kind: 'person'; readonly person: string; readonly own: boolean }
  /** News may have been missed: look again at whatever is kept in memory. */
  | { readonly kind: 'gap' }

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Hand this in for the next page; null after the last. It means nothing to anybody else. */
  readonly next: string | null
}

export interface Paging {
  readonly limit: number
  readonly after?: string | null
}

// People and their tokens.

export interface Identity {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  /** Rounded by whoever writes it, so that not every request is a write. */
  readonly seenAt: number
}

export const TOKEN_KINDS = ['session', 'bearer', 'recovery'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** A token as it is kept: only its hash. */
export interface Token {
  /** SHA-256 of the secret, in hex. */
  readonly hash: string
  readonly person: string
  readonly kind: TokenKind
  readonly createdAt: number
  readonly expiresAt: number | null
}

export interface Identities {
  /** Keeps a new person with their first token, if they get one. */
  create(identity: Identity, token?: Token): Promise<void>
  find(id: string): Promise<Identity | null>
  /** Those of the ids that exist, in no particular order. */
  findMany(ids: readonly string[]): Promise<Identity[]>
  rename(id: string, name: string): Promise<boolean>
  /** Resolves when it is written down, which may take a second: nobody should wait for it. */
  seen(id: string, at: number): Promise<void>

  addToken(token: Token): Promise<void>
  /** Whose token it is, unless it has expired. */
  findByToken(
    hash: string,
    kinds: readonly TokenKind[],
    now: number,
  ): Promise<{ identity: Identity; token: Token } | null>
  /** Uses up a token that is good for once: of several callers only one gets the person. */
  redeemToken(hash: string, kind: TokenKind, now: number): Promise<Identity | null>
  removeToken(hash: string): Promise<void>
  tokensOf(person: string): Promise<Token[]>
}

// Tables and their logs.

export const TABLE_STATUSES = ['open', 'running', 'ended', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

/** What lists are searched by. It follows the log: each append that changes any of it hands in the whole. */
export interface Listing {
  readonly status: TableStatus
  readonly isListed: boolean
  readonly pace: 'none' | 'live' | 'correspondence'
  readonly freeSeats: number
  readonly host: string
  /** Everybody who sits at the table or hosts it. */
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

/** One request's worth of log: all of its entries are kept, or none. */
export interface Append {
  readonly table: string
  /** The revision of the first of the entries: one more than the revision that was decided on. */
  readonly revision: number
  /** At least one. */
  readonly entries: readonly Opaque[]
  readonly at: number
  /** The person and key of the request that caused it. A second append with both alike is a conflict. */
  readonly request?: { readonly person: string; readonly key: string }
  /** The state after the last entry, when it is time for one. */
  readonly snapshot?: Opaque
  readonly listing?: Listing
  /** The person who now owes a decision, or null; left out, nothing changes. */
  readonly waitingFor?: string | null
  /** When the server next has to act by itself, or null; left out, nothing changes. Ends any lease. */
  readonly dueAt?: number | null
}

export interface NewTable {
  readonly id: string
  readonly game: string
  readonly rules: string
  /** Its revision is 1 and its listing is there. */
  readonly first: Append & { readonly listing: Listing }
  /** The creator's idempotency key and what to answer to a repeat. */
  readonly answer?: Answer
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

export interface TableFilter {
  readonly game?: string
  readonly status?: TableStatus
  readonly pace?: Listing['pace']
  readonly hasFreeSeat?: boolean
}

export interface Tables {
  /** Null when it was created, else what the same key was answered before. */
  create(table: NewTable): Promise<{ readonly answered: Opaque } | null>
  /**
   * `stored` once it is on disk; `conflict` if somebody else has appended at this revision, or the same request was
   * here before: read the news and decide again. All appends of one tick are one commit.
   */
  append(append: Append): Promise<'stored' | 'conflict'>
  open(id: string): Promise<OpenedTable | null>
  find(id: string): Promise<TableRow | null>
  /** The entries after a revision. */
  entriesSince(id: string, revision: number): Promise<Opaque[]>
  findRequest(id: string, person: string, key: string): Promise<Earlier | null>

  /** Listed tables, the last changed first, to the minute. */
  list(filter: TableFilter, paging: Paging): Promise<Page<TableRow>>
  /** Every table at which the person sits or which they host, listed or not, the last changed first. */
  listOf(person: string, filter: TableFilter, paging: Paging): Promise<Page<TableRow>>
  /** The table that has waited longest for the person's decision, other than the one where they are. */
  nextWaitingFor(person: string, except?: string): Promise<TableRow | null>

  /** Changes entries in place, for the removal of personal data; undefined leaves one as it is. Drops the snapshot. */
  rewrite(id: string, change: (entry: Opaque) => Opaque | undefined): Promise<void>
  remove(id: string): Promise<void>
}

// What belongs to one person and is nobody else's business.

export interface Order {
  readonly table: string
  readonly seat: number
  readonly order: Opaque
  readonly at: number
}

export interface People {
  setOrder(order: Order): Promise<void>
  /** True if there was one. */
  withdrawOrder(table: string, seat: number): Promise<boolean>
  ordersAt(table: string): Promise<Order[]>

  setMute(person: string, muted: string, isMuted: boolean): Promise<void>
  mutesOf(person: string): Promise<string[]>

  /** Deletes identity, tokens, mutes, orders of their tables' seats given here, answers and memberships. */
  delete(person: string, orders: readonly { table: string; seat: number }[]): Promise<void>
}

// Repeated requests that belong to no table.

export interface Answer {
  /** Whoever asks: a person, or something that stands for one. */
  readonly scope: string
  readonly key: string
  readonly body: Opaque
  readonly at: number
}

export interface Answers {
  find(scope: string, key: string): Promise<{ readonly answered: Opaque } | null>
  /** Null if this answer was kept, else the one that was there first. */
  keep(answer: Answer): Promise<{ readonly answered: Opaque } | null>
}

// What the server has to do by itself: clocks, bots, standing orders.

export interface Claim {
  readonly table: string
  readonly dueAt: number
  readonly revision: number
}

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
}

export interface Retention {
  /** Removes up to `limit` tables of these statuses that have not changed since then; returns their ids. */
  removeTables(statuses: readonly TableStatus[], unchangedSince: number, limit: number): Promise<string[]>
  /** Removes people who sit nowhere and were not seen since then. */
  removePeople(unseenSince: number, limit: number): Promise<number>
  /** Removes kept answers and expired tokens older than this. */
  removeAnswers(before: number): Promise<number>
}
