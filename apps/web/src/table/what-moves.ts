import type { GameEvent } from '@south-street/engine'

export const STILL: readonly GameEvent[] = []

/**
 * The eye can follow this many moves. If more come at once, for instance after a lost connection, only their outcome is
 * shown.
 */
const FOLLOWED = 4
/** So many pictures may wait for their turn before those in front are shown at once. */
const PATIENCE = 2

interface Change {
  /** What was told of each move. */
  readonly told: readonly (readonly GameEvent[])[]
  /** How many further changes wait behind this one. */
  readonly waiting: number
  /** The board gives way to the end of the game, and nothing may fly over that. */
  readonly isEnd: boolean
}

/** What travels between two pictures; nothing where it could not be followed. */
export function whatMoves({ told, waiting, isEnd }: Change): readonly GameEvent[] {
  return isEnd || waiting > PATIENCE || told.length > FOLLOWED ? STILL : told.flat()
}
