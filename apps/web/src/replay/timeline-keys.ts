import { isForPage } from '@south-street/ui'
import { useLayoutEffect } from 'react'
import type { ReplayedGame } from './replayed-game.ts'
import { roundBack, roundOn } from './round-steps.ts'
import type { ReplayState } from './use-replay.ts'

interface TimelineKeys extends Pick<ReplayState, 'step' | 'go' | 'playing' | 'play' | 'eyes' | 'look'> {
  readonly replayed: ReplayedGame
  readonly seats: readonly unknown[]
}

/** The way through a replay by keyboard. */
export function useTimelineKeys({ replayed, seats, step, go, playing, play, eyes, look }: TimelineKeys): void {
  useLayoutEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(step - 1),
      ArrowRight: () => go(step + 1),
      ' ': () => play(!playing),
      e: () => look((eyes + 1) % seats.length),
    }
    const withShift: typeof keys = {
      ArrowLeft: () => go(roundBack(replayed, step)),
      ArrowRight: () => go(roundOn(replayed, step)),
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      if (event.key === ' ' && (event.target as Element).closest('button')) return
      const command = (event.shiftKey ? withShift[event.key] : undefined) ?? keys[event.key]
      if (command === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      command()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
}
