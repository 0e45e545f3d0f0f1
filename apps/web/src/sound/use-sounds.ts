import type { AnyBoard } from '@south-street/ui'
import { useEffect, useRef } from 'react'
import { newMoves } from '../table/announcements.ts'
import type { ToldMove } from '../table/shown-table.ts'
import { cueOf } from './cues.ts'
import { ring } from './sounds.ts'

/** What happens can be heard, if the player likes; what happened before one came is past. */
export function useSounds(board: AnyBoard, moves: readonly ToldMove[], isMyMove: boolean): void {
  const known = useRef(moves)
  useEffect(() => {
    const cue = cueOf(board, newMoves(known.current, moves))
    known.current = moves
    if (cue) ring(cue)
  }, [board, moves])
  useEffect(() => {
    if (isMyMove) ring('asked')
  }, [isMyMove])
}
