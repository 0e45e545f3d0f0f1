import type { Answer, HouseStore, HouseTables, Listing, Opaque, TableRow, TableStatus } from '@south-street/house'
import type { StoreFault } from './faults.ts'

/**
 * What the server keeps. There are two implementations over one query code, SQLite and PostgreSQL, and one contract
 * suite that both pass. Entries, snapshots, orders, summaries and answers are opaque to the store: any JSON value, into
 * which it never looks. All times are milliseconds since 1970; the caller hands them in.
 *
 * A method that cannot reach its database tries again for a while; what it cannot do then it tells by a `StoreFault`.
 */
export interface Store extends HouseStore {
  readonly identities: Identities
  readonly tables: Tables
  readonly people: People
  readonly answers: Answers
  readonly retention: Retention

  /** Null when data can be written now, else why not, in a sentence for the operator. */
  trouble(): Promise<StoreFault | null>
  /** Commits what was accepted, then lets go of the database. Nothing may be asked of it afterwards. */
  close(): Promise<void>
}

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
  /** Is being erased, and does nothing any more. */
  readonly isGone?: true
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

/** Whatever would keep something of a person who is being erased, or is erased, throws `AskerGone`. */
export interface Identities {
  /** Keeps a new person with their first token, if they get one. */
  create(identity: Identity, token?: Token): Promise<void>
  find(id: string): Promise<Identity | null>
  /** Those of the ids that exist, in no particular order. */
  findMany(ids: readonly string[]): Promise<Identity[]>
  /** False if there is nobody. */
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
  /** Makes a token last until then. */
  renewToken(hash: string, expiresAt: number): Promise<void>
  removeToken(hash: string): Promise<void>
  tokensOf(person: string): Promise<Token[]>
}

// Tables and their logs.

export interface TableFilter {
  readonly game?: string
  readonly status?: TableStatus
  readonly pace?: Listing['pace']
  readonly hasFreeSeat?: boolean
}

export interface Tables extends HouseTables {
  /** Listed tables, the last changed first, to the minute. */
  list(filter: TableFilter, paging: Paging): Promise<Page<TableRow>>
  /** Every table at which the person sits or which they host, listed or not, the last changed first. */
  listOf(person: string, filter: TableFilter, paging: Paging): Promise<Page<TableRow>>
  /** The table that has waited longest for the person's decision, other than the one where they are. */
  nextWaitingFor(person: string, except?: string): Promise<TableRow | null>

  /** Every table whose log still names the person, whether they are a member of it or not. Looks through all logs. */
  naming(person: string): Promise<string[]>
}

// What belongs to one person and is nobody else's business.

export interface People {
  /** False if there is nobody to be muted. */
  mute(person: string, other: string): Promise<boolean>
  unmute(person: string, other: string): Promise<void>
  mutesOf(person: string): Promise<string[]>

  /**
   * The first step of an erasure: from now on nothing of the person is kept any more, whichever process is asked, and
   * their name is gone. Their tables and tokens are still there. False if there is nobody.
   */
  leave(person: string, at: number): Promise<boolean>
  /** Who has left and is not deleted yet. */
  leaving(): Promise<string[]>
  /** The last step: deletes identity, tokens, mutes, answers and memberships. */
  delete(person: string): Promise<void>
}

// Repeated requests that belong to no table.

/** The scope of answers to those who ask for an identity and have none yet. */
export const GUESTS = 'guests'

export interface Answers {
  find(scope: string, key: string): Promise<{ readonly answered: Opaque } | null>
  /** Null if this answer was kept, else the one that was there first. */
  keep(answer: Answer): Promise<{ readonly answered: Opaque } | null>
  /** Puts another in its place, or none, unless somebody has done so meanwhile; true if it is done. */
  replace(scope: string, key: string, before: Opaque, after: { readonly body: Opaque } | null): Promise<boolean>
}

export interface Retention {
  /** Removes up to `limit` tables of these statuses that have not changed since then; returns their ids. */
  removeTables(statuses: readonly TableStatus[], unchangedSince: number, limit: number): Promise<string[]>
  /**
   * Removes people who sit nowhere and have not been seen since then; with `guests` only those whose identity lies in a
   * single browser.
   */
  removePeople(unseenSince: number, limit: number, who?: 'everybody' | 'guests'): Promise<number>
  /** Removes kept answers and expired tokens older than this. */
  removeAnswers(before: number): Promise<number>
}
