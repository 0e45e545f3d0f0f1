/** One's own attempt at a deal. */
export interface OwnAttempt {
  readonly table: string
  /** Given up counts as an attempt, and has no result. */
  readonly status: 'running' | 'finished' | 'given-up'
}

/** A deal as everybody may know it before they play it. */
export interface DailyDeal {
  readonly game: string
  readonly rules: string
  readonly players: number
  /** Of the bots at the other seats. */
  readonly level: string
  /** Of the sealed deal: the same at everybody's table. */
  readonly sha256: string
  /** How many have played it to the end. */
  readonly played: number
  readonly yours: OwnAttempt | null
}

export interface DailyDeals {
  /** In universal time, such as 2026-11-18. */
  readonly day: string
  /** When the next ones come. */
  readonly endsAt: number
  readonly deals: readonly DailyDeal[]
}

export interface BegunDaily {
  /** The one table of this person, day and game; the same one however often they ask. */
  readonly table: string
  readonly status: OwnAttempt['status']
}

export interface DailyResult {
  readonly name: string
  readonly points: number
  /** To the best of the bots: below 0 if one of them was better. */
  readonly margin: number
  /** At their own table. */
  readonly place: number
  readonly isYou: boolean
  /** Where it can be looked at, move by move; null once it is not kept any more. */
  readonly table: string | null
}

export interface DailyResults {
  readonly day: string
  readonly game: string
  readonly played: number
  /** The best margin first; null for whoever has not played it to the end, until the day is over. */
  readonly results: readonly DailyResult[] | null
}

export interface OwnGameSeat {
  /** Null for a bot, and for somebody of whom nothing is kept. */
  readonly person: string | null
  readonly name: string
  readonly level: string | null
  readonly place: number
  readonly points: number
}

/** A game of one's own that was played to its end. */
export interface OwnGame {
  readonly table: string
  readonly game: string
  readonly rules: string
  readonly finishedAt: number
  /** It can still be looked at. */
  readonly isKept: boolean
  readonly seats: readonly OwnGameSeat[]
  readonly yourSeat: number
  /** What one's own points were for. */
  readonly sources: readonly { readonly name: string; readonly points: number }[]
}

export interface OwnGames {
  /** The last first. */
  readonly games: readonly OwnGame[]
  readonly next: string | null
}
