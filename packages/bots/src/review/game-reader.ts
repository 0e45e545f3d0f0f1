import type { GameTypes, ReadRecord, Seat } from '@south-street/engine'
import type { Review } from '@south-street/engine/review'

export interface ReviewRequest {
  /** The SHA-256 of `reviewedText`, in hex. */
  readonly hash: string
  /** With few worlds: for many games at once. */
  readonly quick?: boolean
  /** For a second opinion; without it, the hash. */
  readonly seed?: string
}

/** Who reviews games of one kind with one number of players. It keeps scratch space: a thread has its own. */
export interface GameReader<T extends GameTypes = GameTypes> {
  readonly players: number
  /**
   * A review in which nothing has been read yet. Throws `RecordFault` if the record does not hold or the game is not over.
   */
  begin(record: ReadRecord<T>, request: ReviewRequest): Review
  /**
   * Reads on, one step after another, from the most important on. Each step gives the review as far as it is known, as
   * plain data, from which reading can go on at any time and anywhere. Decisions of the seat `first` come first. What comes
   * out in the end depends neither on that nor on where it was stopped.
   */
  readOn(record: ReadRecord<T>, review: Review, first?: Seat): Generator<Review>
}
