import type { Problem } from '@south-street/protocol'
import type {
  OrderWish,
  PersonCommand,
  SealedRecord,
  TableEvent,
  TableRefusal,
  TableView,
  ViewExport,
} from '@south-street/table'

/** What the page hears of a table: how it stands for this viewer, and what has happened since the last time. */
export interface TableNews {
  readonly view: TableView
  readonly events: readonly TableEvent[]
}

export type Connection =
  | 'connecting'
  | 'live'
  | 'lost'
  /** The same table was opened in another tab, which holds it now. */
  | 'elsewhere'
  /** There is no such table here. */
  | 'missing'

/** Why something was refused, and by whom; a server says it in words of its own. */
export interface Refused extends Omit<TableRefusal, 'of'> {
  readonly of: Problem['of']
  readonly sentence?: string
}

/** What one lets the table answer for oneself. */
export interface StandingOrder {
  readonly until: string
  readonly card?: string | undefined
}

export interface OrderBook {
  read(): Promise<StandingOrder | null>
  /** Resolves with why not, if it is refused. */
  give(wish: OrderWish): Promise<Refused | null>
  withdraw(): Promise<unknown>
}

/** What a table's file holds: everything once the game is over, before that what the viewer may know. */
export type TableRecord = SealedRecord | ViewExport

/**
 * A table, wherever it is: in this browser or on a server. The page shows what it hears and asks for what it wants; it
 * never sees more than its viewer may know.
 */
export interface TableLink {
  /** Starts listening. The first news carries everything so far; returns how to stop. */
  listen(hear: (news: TableNews) => void, feel: (connection: Connection) => void): () => void
  /** Resolves when the table has agreed or refused. */
  send(command: PersonCommand): Promise<Refused | null>
  /** The game as a file, as far as the viewer may have it. */
  record(): Promise<TableRecord | null>
  readonly orders: OrderBook
  /** Ends an animation that is being waited for. */
  hurry(): void
  /** Pass-and-play: the person who holds the device now. Null while the curtain is down. */
  sit?(person: string | null): void
}
