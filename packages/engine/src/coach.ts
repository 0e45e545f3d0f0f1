import type { GameEvent } from './game.ts'
import type { Seat } from './seat.ts'

/** What a coach goes by: what the seat beside him sees, and what it has seen happen. */
export interface CoachSight<View = unknown, Event = GameEvent> {
  readonly seat: Seat
  readonly view: View
  /** Everything that was told so far, in order. */
  readonly history: readonly Event[]
  /** What was told since the seat last did something. */
  readonly news: readonly Event[]
}

/** Something that a coach says once: the first time that the seat is asked and it is true. */
export interface CoachTip<View = unknown, Event = GameEvent> {
  /** A key of the coach's words. */
  readonly id: string
  /** The rule that it is about. */
  readonly clause: string
  /** What it speaks of, by the names of things on the table; null while there is nothing to say. */
  at(sight: CoachSight<View, Event>): readonly string[] | null
}

/** What a game's coach knows. The members are methods, so that coaches of all games fit one list. */
export interface GameCoach<View = unknown, Event = GameEvent> {
  /** What cannot wait comes first. */
  readonly tips: readonly CoachTip<View, Event>[]
  /** The lesson that fits what a finished game has shown; null where none does. */
  practice(sight: CoachSight<View, Event>): string | null
}

/** A tip that is due, with what it speaks of. */
export interface DueTip extends Pick<CoachTip, 'id' | 'clause'> {
  readonly at: readonly string[]
}

/** The first thing that is true now and has not been said. */
export function nextTip(tips: readonly CoachTip[], said: readonly string[], sight: CoachSight): DueTip | null {
  for (const tip of tips) {
    if (said.includes(tip.id)) continue
    const at = tip.at(sight)
    if (at !== null) return { id: tip.id, clause: tip.clause, at }
  }
  return null
}
