// What people, lists and tables look like on the wire. Views and events are the table's own types: see packages/table.

import type { GameOptions, Seat } from '@south-street/engine'
import type {
  ChatLine,
  Pace,
  PersonId,
  Settings,
  StandInRule,
  Status,
  TableEvent,
  TableView,
} from '@south-street/table'

export interface Me {
  readonly id: PersonId
  readonly name: string
}

export interface Guest extends Me {
  /** Only when `bearer` was asked for. */
  readonly token?: string
}

export interface NewGuest {
  readonly name?: string
  /** For a program: answer with a token instead of a cookie. */
  readonly bearer?: boolean
}

export interface RecoveryLink {
  /** Good for once. */
  readonly token: string
  readonly link: string
  readonly expiresAt: number
}

/** Something that may act for a person: a browser, a program by its token, or a recovery link that was not used yet. */
export interface Device {
  readonly id: string
  readonly kind: 'browser' | 'program' | 'link'
  readonly createdAt: number
  /** To the hour. */
  readonly seenAt: number
  /** Each use makes it last longer; null for one that was made before there was an end. */
  readonly expiresAt: number | null
  /** How it came to act for the person; those that came before this was kept have none. */
  readonly way?: 'guest' | 'link' | 'passkey' | 'words'
  /** What a browser calls itself, as far as it is known. */
  readonly browser?: string
  readonly system?: string
  /** The one that asks. */
  readonly current?: true
}

/** Which South Street a server is. */
export interface Version {
  readonly name: string
  readonly version: string
  /** Null where nobody has told the server. */
  readonly commit: string | null
  /** The build of its page, as the page's edition.json names it; null without one. */
  readonly page: string | null
  /** By game, the versions that can be played, the newest first. */
  readonly rules: Readonly<Record<string, readonly string[]>>
}

/** How a request looks to the server. */
export interface Seen {
  /** Who asks, as limits count it. */
  readonly address: string
  /** It is the address of the connection itself, and not one that a proxy has named. */
  readonly direct: boolean
  /** How many addresses X-Forwarded-For has named. */
  readonly forwarded: number
}

export interface GameInfo {
  readonly id: string
  readonly rules: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Optional rules, which a table's options turn on. */
  readonly variants: readonly string[]
  /** Bots, from the friendliest to the strongest. */
  readonly levels: readonly string[]
}

export interface NewTable {
  readonly game: string
  /** The number of players, and `true` for each optional rule that is on; the others are off. */
  readonly options: GameOptions
  readonly visibility?: Settings['visibility']
  readonly pace?: Pace
  readonly spectators?: boolean
  readonly help?: boolean
  readonly standIns?: StandInRule
  readonly standInLevel?: string
  /** The game moves ratings, where the server has them. */
  readonly rated?: boolean
  /** Whether you take the first seat. */
  readonly sit?: boolean
}

export interface TableFilter {
  readonly game?: string
  readonly status?: 'open' | 'running' | 'ended' | 'closed'
  readonly pace?: Pace['kind']
  /** Only tables with an open seat. */
  readonly free?: boolean
  /** Where the page before has ended. */
  readonly after?: string
  readonly limit?: number
}

export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly status: Status
  readonly players: number
  readonly freeSeats: number
  readonly pace: Pace
  readonly spectators: boolean
  /** Who sits there: people by name, bots by level. */
  readonly names: readonly string[]
  readonly changedAt: number
  readonly yourTurn?: true
  /** Of a game that was played to its end. */
  readonly result?: ListedResult
}

/** How a game has ended, by seat, in the order of the names. */
export interface ListedResult {
  readonly points: readonly number[]
  /** 1 for the best; several may share a place. */
  readonly places: readonly number[]
  readonly yourSeat?: Seat
}

export interface TablePage {
  readonly tables: readonly TableSummary[]
  /** Hand it in as `after` for the next page. */
  readonly next: string | null
}

/** The revision of a table after something was done. */
export interface Done {
  readonly revision: number
}

export interface CreatedTable {
  readonly table: string
  readonly revision: number
}

/** What a seat may do now. */
export interface Legal {
  readonly revision: number
  readonly decision: number | null
  /** The answers first, then what you may do at any time. */
  readonly actions: readonly string[]
}

export interface GivenAction {
  /** The decision that it answers; free actions need none. */
  readonly decision?: number
  /** In the game's text form. */
  readonly action: string
  /** A hint was looked at before. */
  readonly hint?: true
}

/** The next stretch of a table's log; `more` says that there is more after `revision`. */
export interface Digest {
  readonly revision: number
  readonly events: readonly TableEvent[]
  readonly more: boolean
}

/**
 * What the live stream says. `events` are all since the revision before; without `events` start again from the view. The
 * first message has no view if the reader is up to date already.
 */
export interface StreamMessage {
  readonly revision: number
  readonly view?: TableView
  readonly events?: readonly TableEvent[]
}

export interface Chat {
  readonly lines: readonly ChatLine[]
}

/** Before the game: who has a seat and no longer looks at the table, for so many whole minutes. */
export interface Presence {
  readonly away: readonly { readonly seat: number; readonly minutes: number }[]
}

/** A standing order as its owner is shown it. */
export interface ShownOrder {
  readonly until: string
  readonly card?: string
}

export interface OrderState {
  readonly order: ShownOrder | null
}

export interface Offer {
  /** Pass it on to whoever takes the seat over. Shown only now. */
  readonly claim: string
  readonly link: string
  readonly revision: number
}

export interface TakenSeat {
  /** The first open one if none is named. */
  readonly seat?: Seat
}

// biome-ignore lint/complexity/noBannedTypes: an object without members is what is answered.
export type Nothing = {}
