import type { Json } from '@south-street/engine'
import type { Answer, HouseStore, HouseTables, Listing, Opaque, TableRow, TableStatus } from '@south-street/house'
import type { Club } from './club-store.ts'
import type { Daily } from './daily-store.ts'
import type { StoreFault } from './faults.ts'
import type { Notices } from './notice-store.ts'
import type { Page, Paging } from './paging.ts'
import type { Ratings } from './rating-store.ts'
import type { Results } from './result-store.ts'

/**
 * What the server keeps. There are two implementations over one query code, SQLite and PostgreSQL, and one contract
 * suite that both pass. Entries, snapshots, orders, summaries and answers are opaque to the store: any JSON value, into
 * which it never looks. All times are milliseconds since 1970; the caller hands them in.
 *
 * A method that cannot reach its database tries again for a while; what it cannot do then it tells by a `StoreFault`.
 */
export interface Store extends HouseStore {
  readonly identities: Identities
  readonly keys: Keys
  readonly bridge: Bridge
  readonly tables: Tables
  readonly people: People
  readonly answers: Answers
  readonly retention: Retention
  readonly notices: Notices
  readonly results: Results
  readonly ratings: Ratings
  readonly club: Club
  readonly daily: Daily

  /** Null when data can be written now, else why not, in a sentence for the operator. */
  trouble(): Promise<StoreFault | null>
  /** Commits what was accepted, then lets go of the database. Nothing may be asked of it afterwards. */
  close(): Promise<void>
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
  /** The operator lets them do nothing until then. */
  readonly bannedUntil?: number
}

export const TOKEN_KINDS = ['session', 'bearer', 'recovery', 'words'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** A token as it is kept: only its hash. */
export interface Token {
  /** SHA-256 of the secret, in hex. */
  readonly hash: string
  readonly person: string
  readonly kind: TokenKind
  /** When the device came. One that was given other tokens since is still the same device. */
  readonly createdAt: number
  readonly expiresAt: number | null
  /** Names the browser through all of its tokens; those of older versions have none. */
  readonly device?: string
  /** How its owner came to it. */
  readonly way?: TokenWay
  /** What it looks like, such as `Firefox Linux`. */
  readonly label?: string
  /** When this very token was made, if that is later. */
  readonly madeAt?: number
  /** When recovery words were last used, and when a browser first came with a token in the place of another. */
  readonly usedAt?: number
}

export type TokenWay = 'guest' | 'link' | 'passkey' | 'words'

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
  /** Ends all tokens of these kinds but one device's; returns how many. */
  removeTokens(person: string, kinds: readonly TokenKind[], exceptDevice?: string): Promise<number>
  /** Puts this token in the place of all others of its kind that the person has. */
  replaceTokens(token: Token): Promise<void>
  /** Gives a browser another token beside its old one; false if that was done since then, and the old one stays. */
  rotateToken(old: Token, hash: string, now: number, notSince: number): Promise<boolean>
  /** The browser has come with its new token for the first time: the ones before it end. */
  endOlderTokens(token: Token, now: number): Promise<void>
  useToken(hash: string, at: number): Promise<void>
  tokensOf(person: string): Promise<Token[]>
}

// Passkeys, and the questions that they answer.

/** One more key to a person. Only what everybody may know of it is kept: the private half stays in a device. */
export interface Passkey {
  /** As the authenticator names it. */
  readonly id: string
  readonly person: string
  /** What the authenticator calls the person; it stays when the passkey gets another owner. */
  readonly handle: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** It lives on several devices. */
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
}

export type ChallengePurpose = 'add' | 'sign-in' | 'operator'

/** A question to an authenticator, good for once. */
export interface Challenge {
  /** SHA-256 of the question. */
  readonly hash: string
  /** SHA-256 of what only the browser has that was asked, and of who it is. */
  readonly binding: string
  readonly purpose: ChallengePurpose
  readonly expiresAt: number
}

export interface Keys {
  /** False if there is one of this name. Throws `AskerGone`. */
  addPasskey(passkey: Passkey): Promise<boolean>
  findPasskey(id: string): Promise<Passkey | null>
  passkeysOf(person: string): Promise<Passkey[]>
  renamePasskey(person: string, id: string, name: string): Promise<boolean>
  removePasskey(person: string, id: string): Promise<boolean>
  usePasskey(id: string, counter: number, at: number): Promise<void>

  keepChallenge(challenge: Challenge): Promise<void>
  /** Unless it has expired. */
  findChallenge(hash: string, now: number): Promise<Challenge | null>
  /** Uses it up: of several callers only one gets true. */
  useChallenge(hash: string): Promise<boolean>
}

// What the host of a server looks at and changes.

export interface OperatorsPerson {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly seenAt: number
  readonly tables: number
  readonly devices: number
  readonly passkeys: number
  readonly bannedUntil: number | null
  readonly isOperator: boolean
}

interface OperatorsTable {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly summary: Opaque
  readonly freeSeats: number
  readonly createdAt: number
  readonly changedAt: number
}

/** An invitation code as it is kept: only its hash, and what it begins with. */
export interface CodeRow {
  readonly hash: string
  readonly label: string
  readonly uses: number
  readonly most: number
  readonly createdAt: number
  readonly expiresAt: number | null
}

interface OperatorSession {
  readonly hash: string
  /** Null for whoever came by the admin token. */
  readonly person: string | null
  readonly createdAt: number
  readonly expiresAt: number
}

interface Act {
  readonly id: string
  readonly at: number
  /** The operator's id when it is written, their name when it is read; null for the admin token. */
  readonly actor: string | null
  readonly act: string
  readonly about: string | null
  readonly detail: Json
}

export interface Bridge {
  addSession(session: OperatorSession): Promise<void>
  /** Whose it is, while they are an operator and not shut out. */
  findSession(
    hash: string,
    now: number,
  ): Promise<{ readonly person: string | null; readonly name: string | null } | null>
  removeSession(hash: string): Promise<void>
  /** All that they have begun, but for this one. */
  removeSessionsOf(person: string, except: string | null): Promise<void>

  /** Until then, or with null no longer; false if there is nobody. */
  ban(person: string, until: number | null): Promise<boolean>
  /** Makes somebody an operator, or with null no longer; false if there is nobody. */
  appoint(person: string, at: number | null): Promise<boolean>
  isOperator(person: string): Promise<boolean>

  counts(now: number): Promise<{
    readonly people: { readonly all: number; readonly keyed: number; readonly today: number }
    readonly tables: {
      readonly open: number
      readonly running: number
      readonly ended: number
      readonly closed: number
    }
  }>
  /** The last seen first, whoever is shut out before them. */
  people(search: string, limit: number): Promise<OperatorsPerson[]>
  /** The last changed first. */
  tables(status: string | null, limit: number): Promise<OperatorsTable[]>

  entry(): Promise<{ readonly entry: 'everybody' | 'code'; readonly since: number }>
  setEntry(entry: 'everybody' | 'code', at: number): Promise<void>
  announcement(now: number): Promise<{ readonly text: string; readonly until: number; readonly at: number } | null>
  setAnnouncement(text: string, until: number, at: number): Promise<void>

  addCode(code: Omit<CodeRow, 'uses'>): Promise<void>
  codes(): Promise<CodeRow[]>
  removeCode(hash: string): Promise<void>
  /** Makes somebody a member; false if the code is none, used up or too old. */
  useCode(hash: string, person: string, now: number): Promise<boolean>
  /** Whoever was there before the server was closed is one, too. */
  isMember(person: string, closedSince: number): Promise<boolean>

  log(act: Act): Promise<void>
  /** The last first. */
  logged(limit: number): Promise<Act[]>
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
   * their name is gone. Their tables and tokens are still there. With an heir it is the first step of a merging: what is
   * theirs becomes the heir's. False if there is nobody, or if they leave already.
   */
  leave(person: string, at: number, heir?: string): Promise<boolean>
  /** Who has left and is not deleted yet, and whom they become. */
  leaving(): Promise<{ readonly person: string; readonly heir: string | null }[]>
  /** Hands passkeys, mutes, results and notices on to another, and lets those who mute the one mute the other. */
  inherit(from: string, heir: string): Promise<void>
  /** The last step: deletes identity, tokens, passkeys, mutes, answers and memberships. */
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
