/** What the timeline carries of a review: the curve, and the turning points by the round that they lie in. */
export interface TimelineReview {
  /** By seat, the chance at the start of each round and at the end. */
  readonly chances: readonly (readonly number[])[]
  /** By seat: the rounds of its turning points. */
  readonly turning: readonly (readonly number[])[]
}

/** The chance of a seat at the start of a round, and at its end. */
export function chancesIn({ chances }: TimelineReview, seat: number, round: number): readonly [number, number] | null {
  const [start, end] = [chances[seat]?.[round], chances[seat]?.[round + 1]]
  return start === undefined || end === undefined ? null : [start, end]
}
