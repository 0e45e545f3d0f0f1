import type { ReplayedGame } from '../replay/replayed-game.ts'
import type { TimelineReview } from '../replay/timeline-chances.ts'
import { findKeptReview } from './loaded-review.ts'
import { timelineReview } from './timeline-review.ts'

/** What was read of a game that is replayed. */
export async function findTimelineReview(replayed: ReplayedGame): Promise<TimelineReview | null> {
  const review = await findKeptReview(replayed)
  return review === null || review.curve.length === 0 ? null : timelineReview(review, replayed)
}
