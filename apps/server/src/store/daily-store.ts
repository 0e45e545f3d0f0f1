/** Somebody's one attempt at the deal of a day. */
export interface Attempt {
  readonly game: string
  readonly table: string
  /** Given up: it was closed before its end, or removed. `claimed` has no table yet. */
  readonly status: 'claimed' | 'running' | 'finished' | 'given-up'
}

export interface DailyOutcome {
  readonly person: string
  readonly name: string
  /** By seat; one's own is the first. */
  readonly points: readonly number[]
  readonly place: number
  /** Where it was played; null once its log is not kept any more. */
  readonly table: string | null
}

/** The deals of the days: who has begun which, at which table. How it came out is known from the results. */
export interface Daily {
  /** The table of this person's attempt: a new one, or the one that was there first. Throws `AskerGone`. */
  claim(day: string, game: string, person: string, table: string, at: number): Promise<string>
  attemptsOf(person: string, day: string): Promise<Attempt[]>
  /** How many have played to the end, by game. */
  counts(day: string): Promise<ReadonlyMap<string, number>>
  /** The best points first. */
  outcomes(day: string, game: string, limit: number): Promise<DailyOutcome[]>
}
