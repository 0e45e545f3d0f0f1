import type { AnyBoard, Cue } from '@south-street/ui'
import type { ToldMove } from '../table/shown-table.ts'

/** What is heard of moves: the last thing that happened, whatever lay before it. Twenty moves at once are one sound. */
export function cueOf(board: Pick<AnyBoard, 'cue'>, moves: readonly Pick<ToldMove, 'told'>[]): Cue | null {
  const cues = moves.flatMap(({ told }) => told).map((event) => board.cue(event))
  // The end of a game is told first, and then how it is settled.
  return cues.includes('end') ? 'end' : (cues.findLast((cue) => cue !== null) ?? null)
}
