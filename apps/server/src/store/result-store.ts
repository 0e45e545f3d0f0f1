import type { GameResult } from '@south-street/house'
import type { Page, Paging } from './paging.ts'

/** A person's games of one kind: wins are shared where a first place is. */
export interface Total {
  readonly game: string
  readonly seats: number
  /** Another person sat at the table. */
  readonly withPeople: boolean
  readonly games: number
  /** Of `WHOLE_WIN` each. */
  readonly shares: number
  readonly points: number
  /** How often each place was theirs, the first place first. */
  readonly places: readonly number[]
  readonly met: number
  readonly beaten: number
  readonly lastAt: number
}

/** Somebody whom a person has met, and how that came out. */
export interface Rival {
  readonly person: string
  readonly name: string
  readonly games: number
  /** Games in which the one who asks came out before them, and after them. */
  readonly ahead: number
  readonly behind: number
  readonly lastAt: number
}

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
  readonly seats: readonly PlayedSeat[]
}

/** What a person's points of one game were for, in one month. */
export interface MonthOfSources {
  /** In universal time, such as 2026-11. */
  readonly month: string
  readonly game: string
  readonly games: number
  readonly points: number
  readonly sources: readonly { readonly name: string; readonly points: number }[]
}

export interface PlayedFilter {
  readonly game?: string
  /** Only games that others played, too. */
  readonly withPeople?: boolean
}

/** What became of games that were played to their end. Nothing here tells of a game that runs. */
export interface Results {
  /** By game, seats, and whether others played. */
  totals(person: string): Promise<Total[]>
  /** Whom they met most often first. */
  rivals(person: string, limit: number): Promise<Rival[]>
  /** The last first. */
  gamesOf(person: string, filter: PlayedFilter, paging: Paging): Promise<Page<PlayedGame>>
  /** The oldest month first. */
  sourcesOf(person: string): Promise<MonthOfSources[]>
  /** Those of the tables that have a result. */
  find(tables: readonly string[]): Promise<PlayedGame[]>

  /** Keeps what an older version did not; nothing happens where there is a result already. */
  keep(result: GameResult): Promise<void>
  /** Tables that ended and have no result, after the one that was looked at last; empty when all were looked at. */
  lacking(limit: number): Promise<{ readonly id: string; readonly hasResult: boolean }[]>
  /** All up to this one were looked at. */
  looked(upTo: string): Promise<void>
}
