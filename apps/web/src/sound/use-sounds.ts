import type { GameEvent } from '@south-street/engine'
import type { AnyBoard } from '@south-street/ui'
import { useEffect } from 'react'
import { ring } from './sounds.ts'

/** What happens can be heard, if the player likes. */
export function useSounds(board: AnyBoard, moving: readonly GameEvent[], isMyMove: boolean): void {
  useEffect(() => {
    const cue = moving.map((event) => board.cue(event)).findLast((one) => one !== null)
    if (cue) ring(cue)
  }, [board, moving])
  useEffect(() => {
    if (isMyMove) ring('asked')
  }, [isMyMove])
}
