import type { GameOptions, Message } from '@south-street/engine'
import type { GameHabits, Tally } from '@south-street/engine/habits'
import type { Advice } from '@south-street/house'
import type {
  Beginning as GameBeginning,
  Order,
  OrderWish,
  PersonCommand,
  SealedRecord,
  Status,
  TableRefusal,
  ViewExport,
} from '@south-street/table'
import type { PlayedGame } from '../profile/played-game.ts'
import type { Connection, TableNews } from '../table/table-link.ts'
import type { OpenedRecords } from './own-records.ts'

/** Who sits down at a table in this browser: a person by name, or a bot by level. */
export type LocalSeat =
  | { readonly person: string; readonly name: string; readonly house?: number }
  | { readonly level: string }

/** A game that others began, with its options. */
export type Beginning = GameBeginning & { readonly options: GameOptions }

export interface LocalTableSummary {
  readonly table: string
  readonly game: string
  /** Of the game's rules. */
  readonly version: string
  readonly seats: readonly LocalSeat[]
  /** The variants that are on. */
  readonly variants: readonly string[]
  readonly status: Status
  /** The day whose deal it is. */
  readonly daily?: string
  readonly changedAt: number
  /** Whether a person owes the decision, rather than a bot. */
  readonly waitsForPerson: boolean
  /** Of a game that was played to its end, by seat. */
  readonly result?: { readonly points: readonly number[]; readonly places: readonly number[] }
}

/** A deal of the day as this device makes it. */
export interface LocalDaily {
  readonly day: string
  readonly endsAt: number
  readonly game: string
  readonly players: number
  readonly level: string
  readonly sha256: string
  /** Null before it was begun. */
  readonly yours: LocalTableSummary | null
}

/** What the page may ask of the house that the worker keeps, and what it answers. */
export interface HouseCalls {
  create(options: {
    readonly game: string
    /** Of the game's rules: the newest if it is left out. */
    readonly version?: string
    readonly seats: readonly LocalSeat[]
    /** The variants that are on. */
    readonly variants?: readonly string[]
    readonly beginning?: Beginning
  }): string
  list(): readonly LocalTableSummary[]
  /** One of them; null if there is no such table. */
  summary(options: { readonly table: string }): LocalTableSummary | null
  /** From now on the page hears of this table what the person may know, from its beginning; false if there is none. */
  watch(options: { readonly table: string; readonly person: string | null }): boolean
  unwatch(options: { readonly table: string }): null
  command(options: {
    readonly table: string
    readonly person: string
    readonly command: PersonCommand
  }): TableRefusal | null
  /** A person's standing order, which is told to nobody else. */
  order(options: { readonly table: string; readonly person: string }): Order | null
  giveOrder(options: { readonly table: string; readonly person: string; readonly wish: OrderWish }): TableRefusal | null
  withdrawOrder(options: { readonly table: string; readonly person: string }): null
  /** What a strong bot thinks of a decision; it gets the asker's view and nothing else, wherever the table is. */
  advise(options: {
    readonly game: string
    readonly version: string
    readonly players: number
    readonly view: unknown
    /** Moves that are to be among those that it says something of, in the game's text form. */
    readonly also: readonly string[]
  }): readonly Advice[]
  record(options: { readonly table: string }): SealedRecord | ViewExport | null
  /** One's own finished games; `name` tells whose seat is one's own where several people played. */
  played(options: { readonly name: string }): readonly PlayedGame[]
  /** A record of a game of one's own at another house. */
  keepRecord(options: { readonly path: string; readonly you: number; readonly text: string }): null
  /** A file of records: how many of its lines are games of one's own, which are kept. */
  openRecords(options: { readonly text: string; readonly name: string }): OpenedRecords
  /** The record of a game that was opened; null if there is none. */
  keptRecord(options: { readonly id: string }): string | null
  /** All records of one's own, one a line. */
  recordLines(): string
  /** Where a game's points come from, and what follows from what was counted; null where nothing is counted. */
  habits(options: { readonly game: string; readonly own: Tally; readonly others: Tally }): {
    readonly sources: GameHabits['sources']
    readonly facts: readonly Message[]
  } | null
  /** The deals of the day as this device makes them. */
  dailyDeals(): readonly LocalDaily[]
  /** The table of the day's one attempt: a new one, or the one that was begun. */
  beginDaily(options: { readonly game: string; readonly seat: Extract<LocalSeat, { person: string }> }): string
  remove(options: { readonly table: string }): null
  /** How long a bot's move is held back, in milliseconds. */
  pace(options: { readonly pause: number }): null
  hurry(options: { readonly table: string }): null
}

export type CallName = keyof HouseCalls
export type CallOptions<Name extends CallName> = Parameters<HouseCalls[Name]>[0]
export type CallAnswer<Name extends CallName> = ReturnType<HouseCalls[Name]>

export interface Call {
  readonly id: number
  readonly name: CallName
  readonly options: unknown
}

/** What comes back from the worker: answers, and news nobody asked for. */
export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  | { readonly kind: 'news'; readonly table: string; readonly news: TableNews }
  | { readonly kind: 'connection'; readonly table: string; readonly connection: Connection }
