import type { GameOptions } from '@south-street/engine'
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
import type { Advice, Connection, TableNews } from '../table/table-link.ts'

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
  readonly changedAt: number
  /** Whether a person owes the decision, rather than a bot. */
  readonly waitsForPerson: boolean
  /** Of a game that was played to its end, by seat. */
  readonly result?: { readonly points: readonly number[]; readonly places: readonly number[] }
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
  }): readonly Advice[]
  record(options: { readonly table: string }): SealedRecord | ViewExport | null
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
