import type { Nothing } from '../types.ts'
import type { ShownRating } from './ratings.ts'
import { type Route, types } from './route.ts'

/** Somebody's games with other people, in one period. Bots do not count. */
export interface ClubMember {
  readonly person: string
  readonly name: string
  readonly games: number
  /** Wins, with shared ones as parts. */
  readonly wins: number
  /** The mean place; null without a game. */
  readonly place: number | null
  /** Days on which they have played. */
  readonly evenings: number
  /** Other people met in those games, and those of them whom they left behind. */
  readonly met: number
  readonly beaten: number
  /** The one that is known best, where the server has ratings. */
  readonly rating?: ShownRating
}

export interface ClubGame {
  /** Null if it is gone, or not for whoever asks. */
  readonly table: string | null
  readonly game: string
  readonly finishedAt: number
  /** The best first. No name: a bot, or somebody who is no member. */
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly level: string | null
    readonly place: number
    readonly points: number
  }[]
}

export interface ClubEvening {
  readonly id: string
  readonly at: number
  readonly title: string
  readonly line: string
  /** How many have said that they will come, and the first few of them. */
  readonly yes: number
  readonly coming: readonly { readonly person: string; readonly name: string }[]
  /** What I have said, if anything. */
  readonly mine: boolean | null
}

export interface ClubTerms {
  readonly name: string
  readonly line: string
  readonly visibility: 'listed' | 'link'
}

/** What whoever asks may know of the club that this server is. */
export interface ClubView {
  /** Null if it is none. */
  readonly club:
    | (ClubTerms & {
        readonly since: number
        readonly isMember: boolean
        /** By link only, and I am no member: nothing more is shown. */
        readonly isClosed: boolean
        readonly members: number
        readonly hasRatings: boolean
      })
    | null
  readonly members: readonly ClubMember[]
  /** My own row, if I am a member and not among them. */
  readonly mine: ClubMember | null
  readonly evening: ClubEvening | null
  /** Of the month that runs, whatever the period is. */
  readonly standing: readonly ClubMember[]
  readonly results: readonly ClubGame[]
  /** How many results there are, up to a thousand. */
  readonly games: number
}

export type ClubPeriod = 'month' | 'year' | 'all'

/** The club that a server may be. */
export const CLUB_ROUTES = {
  club: {
    method: 'GET',
    path: '/api/club',
    access: 'anyone',
    types: types<{
      query: { readonly game?: string; readonly period?: ClubPeriod; readonly limit?: number }
      answer: ClubView
    }>(),
  },
  clubGames: {
    method: 'GET',
    path: '/api/club/games',
    access: 'anyone',
    types: types<{
      query: { readonly game?: string; readonly after?: string; readonly limit?: number }
      answer: { readonly games: readonly ClubGame[]; readonly next: string | null }
    }>(),
  },
  joinClub: {
    method: 'POST',
    path: '/api/me/club',
    access: 'person',
    types: types<{ body: { readonly code?: string }; answer: Nothing }>(),
  },
  leaveClub: { method: 'DELETE', path: '/api/me/club', access: 'person', types: types<{ answer: Nothing }>() },
  answerEvening: {
    method: 'PUT',
    path: '/api/club/evenings/{evening}/answer',
    access: 'person',
    types: types<{ body: { readonly coming: boolean }; answer: Nothing }>(),
  },
  operatorClub: {
    method: 'GET',
    path: '/api/admin/club',
    access: 'operator',
    types: types<{
      answer: { readonly club: ClubTerms | null; readonly evenings: readonly Omit<ClubEvening, 'mine' | 'coming'>[] }
    }>(),
  },
  setClub: {
    method: 'PUT',
    path: '/api/admin/club',
    access: 'operator',
    types: types<{ body: ClubTerms; answer: Nothing }>(),
  },
  endClub: { method: 'DELETE', path: '/api/admin/club', access: 'operator', types: types<{ answer: Nothing }>() },
  announceEvening: {
    method: 'POST',
    path: '/api/admin/club/evenings',
    access: 'operator',
    types: types<{
      body: { readonly at: number; readonly title: string; readonly line: string }
      answer: { readonly id: string }
    }>(),
  },
  cancelEvening: {
    method: 'DELETE',
    path: '/api/admin/club/evenings/{evening}',
    access: 'operator',
    types: types<{ answer: Nothing }>(),
  },
} as const satisfies Record<string, Route>
