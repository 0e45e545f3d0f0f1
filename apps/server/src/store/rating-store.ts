import type { Size } from '@south-street/rating'

export interface KeptRating {
  readonly person: string
  readonly game: string
  readonly size: Size
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** What became of a game that was agreed on as rated. */
export interface RatedTable {
  /** `agreed` while it is still to be rated, `rated`, or why it counts for nobody. */
  readonly status: string
  /** By seat; null for a bot, for whoever is not kept any more, and while it is not rated. */
  readonly seats: readonly ({
    /** Whoever held the seat at the deal. */
    readonly person: string
    readonly mu: number
    readonly sigma: number
    readonly muBefore: number
    readonly sigmaBefore: number
  } | null)[]
}

export interface Recomputed {
  readonly games: number
  readonly people: number
  /** Ratings that came out otherwise than they were kept. */
  readonly changed: number
}

export interface Ratings {
  ratingsOf(people: readonly string[]): Promise<KeptRating[]>
  /** The best first, by what they are at least; only those whose rating is settled. */
  best(
    game: string,
    size: Size,
    limit: number,
    who: 'everybody' | 'members',
  ): Promise<(KeptRating & { readonly name: string })[]>
  /** Null where it was not agreed on. */
  ofTable(table: string): Promise<RatedTable | null>

  /** Somebody plays at a rated table from there. */
  mark(table: string, person: string, mark: string): Promise<void>
  /** Rates the game that has waited longest; false if none waits. One at a time, whichever process asks. */
  rateNext(): Promise<boolean>
  /** Makes all ratings anew from the games that were rated, in their order. */
  recompute(): Promise<Recomputed>
}
