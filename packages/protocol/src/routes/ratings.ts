import { type Route, types } from './route.ts'

/** How strong somebody seems to be at one game, and how sure that is. */
export interface ShownRating {
  readonly game: string
  /** Two seats, or three to five. */
  readonly size: '2' | '3-5'
  readonly mu: number
  /** The truth lies within so much of it in two of three cases, and within twice as much in 19 of 20. */
  readonly sigma: number
  readonly games: number
  /** It is not settled yet. */
  readonly provisional: boolean
}

export interface Leader extends ShownRating {
  readonly person: string
  readonly name: string
}

/** How strong a bot is, measured against the others: no game changes it. */
export interface BotRating {
  readonly level: string
  readonly mu: number
  readonly sigma: number
}

export interface Leaders {
  readonly isOn: boolean
  /** Where the server is a club, its members. */
  readonly leaders: readonly Leader[]
  /** From the friendliest to the strongest. */
  readonly bots: readonly BotRating[]
}

/** What became of a game that was agreed on as rated. */
export interface TableRating {
  /** Null where it was not agreed on, or the game is not over. */
  readonly status:
    | 'agreed'
    | 'rated'
    | 'too-few-people'
    | 'hint'
    | 'stand-in-won'
    | 'left-early'
    | 'same-address'
    | 'all-agreed'
    | 'closed'
    | null
  /** By seat: before and after; null where nothing changed. */
  readonly seats: readonly ({
    readonly before: { readonly mu: number; readonly sigma: number }
    readonly after: { readonly mu: number; readonly sigma: number }
  } | null)[]
}

/** Ratings, where the server has them. */
export const RATING_ROUTES = {
  myRatings: {
    method: 'GET',
    path: '/api/me/ratings',
    access: 'person',
    types: types<{ answer: { readonly isOn: boolean; readonly ratings: readonly ShownRating[] } }>(),
  },
  leaders: {
    method: 'GET',
    path: '/api/ratings',
    access: 'anyone',
    types: types<{
      query: { readonly game?: string; readonly size?: '2' | '3-5' }
      answer: Leaders
    }>(),
  },
  tableRating: {
    method: 'GET',
    path: '/api/tables/{id}/rating',
    access: 'anyone',
    types: types<{ answer: TableRating }>(),
  },
} as const satisfies Record<string, Route>
