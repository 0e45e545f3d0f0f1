import { useEffect, useState } from 'react'
import type { ReplayedGame } from './replayed-game.ts'
import type { TimelineReview } from './timeline-chances.ts'

/** What has been read of this game, if somebody has had it read here. It is fetched after the table stands. */
export function useKeptReading(replayed: ReplayedGame): TimelineReview | null {
  const [review, setReview] = useState<TimelineReview | null>(null)
  useEffect(() => {
    let isGone = false
    if (!replayed.isOver) return
    import('../review/find-timeline-review.ts')
      .then(({ findTimelineReview }) => findTimelineReview(replayed))
      .then((found) => isGone || setReview(found))
    return () => {
      isGone = true
    }
  }, [replayed])
  return review
}
