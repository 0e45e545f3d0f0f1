import type { GameResult } from '@south-street/house'
import type { Page, Paging } from './paging.ts'

export interface PlayedSeat {
  /** Null for a bot, and for somebody of whom nothing is kept. */
  readonly person: string | null
  /** What they are called now. */
  readonly name: string
  readonly level: string | null
  readonly place: number
  readonly points: number
}

export interface PlayedGame {
  readonly table: string
  readonly game: string
  readonly rules: string
  readonly options: Readonly<Record<string, unknown>>
  readonly finishedAt: number
  /** The table's log is still there: it can be looked at. */
  readonly isKept: boolean
  /** It stood in the list of tables, for everybody. */
  readonly isListed: boolean
  readonly seats: readonly PlayedSeat[]
}

/** A game from the side of one who played it. */
export interface OwnGame extends PlayedGame {
  readonly yourSeat: number
  /** What their points were for. */
  readonly sources: readonly (readonly [name: string, points: number])[]
}

/** What became of games that were played to their end. Nothing here tells of a game that runs. */
export interface Results {
  /** The last first. */
  gamesOf(person: string, paging: Paging): Promise<Page<OwnGame>>
  /** Those of the tables that have a result. */
  find(tables: readonly string[]): Promise<PlayedGame[]>

  /** Keeps what an older version did not; nothing happens where there is a result already. */
  keep(result: GameResult): Promise<void>
  /** Tables that ended and have no result, after the one that was looked at last; empty when all were looked at. */
  lacking(limit: number): Promise<{ readonly id: string; readonly hasResult: boolean }[]>
  /** All up to this one were looked at. */
  looked(upTo: string): Promise<void>
}
