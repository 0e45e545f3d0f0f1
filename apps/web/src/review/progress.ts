import type { ReadingNow } from './reading.ts'

/** How far one seat's decisions have been read. */
export interface Progress {
  readonly all: number
  /** Looked at once. */
  readonly drafted: number
  /** Read with care. */
  readonly read: number
  /** Whether all that is said of this seat has been read: only the other seats may still be missing. */
  readonly isTold: boolean
}

export function progressOf({ review, status }: Pick<ReadingNow, 'review' | 'status'>, seat: number): Progress {
  const own = review?.decisions.filter((decision) => decision.seat === seat) ?? []
  const read = own.filter(({ pass }) => pass === 'read' || pass === 'confirmed').length
  return {
    all: own.length,
    drafted: own.filter(({ pass }) => pass !== 'unread').length,
    read,
    isTold: status === 'done' || (review !== null && read === own.length && review.curve.length > 0),
  }
}
