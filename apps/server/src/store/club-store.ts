import type { Page, Paging } from './paging.ts'
import type { PlayedGame } from './result-store.ts'

export interface ClubTerms {
  readonly name: string
  readonly line: string
  /** Everybody sees it and may join, or only its members do, and whoever has a code. */
  readonly visibility: 'listed' | 'link'
}

export interface ClubRow {
  readonly person: string
  readonly name: string
  readonly games: number
  readonly shares: number
  /** All places added up. */
  readonly places: number
  readonly met: number
  readonly beaten: number
  readonly evenings: number
}

export interface ClubsGame extends PlayedGame {
  /** The reader may be told where the table is. */
  readonly mayLook: boolean
}

export interface ClubEvening {
  readonly id: string
  readonly at: number
  readonly title: string
  readonly line: string
  readonly yes: number
  /** The first few of those. */
  readonly coming: readonly { readonly person: string; readonly name: string }[]
}

export interface Club {
  terms(): Promise<(ClubTerms & { readonly since: number }) | null>
  /** With null it is a club no longer; members and evenings stay, in case it becomes one again. */
  setTerms(terms: ClubTerms | null, at: number): Promise<void>

  /** Throws `AskerGone`. */
  join(person: string, at: number): Promise<void>
  leave(person: string): Promise<void>
  isMember(person: string): Promise<boolean>
  countMembers(): Promise<number>

  /** The members with the most wins first; those who have not played in the period come last. */
  rows(period: string, game: string, limit: number): Promise<ClubRow[]>
  rowOf(person: string, period: string, game: string): Promise<ClubRow | null>
  /** Who has left most rivals behind first. */
  standing(period: string, limit: number): Promise<ClubRow[]>
  /** The last first, as somebody sees them. Whoever is no member has no name here. */
  games(game: string | null, reader: string | null, paging: Paging): Promise<Page<ClubsGame>>
  /** Up to so many. */
  countGames(game: string | null, most: number): Promise<number>

  announceEvening(evening: Omit<ClubEvening, 'yes' | 'coming'>, madeAt: number): Promise<void>
  /** False if there is none. */
  cancelEvening(id: string): Promise<boolean>
  /** The next ones first. */
  evenings(after: number, limit: number): Promise<ClubEvening[]>
  /** False if there is no such evening. Throws `AskerGone`. */
  answer(evening: string, person: string, isComing: boolean, at: number): Promise<boolean>
  answerOf(evening: string, person: string): Promise<boolean | null>
}
