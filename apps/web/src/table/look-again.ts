import type { AnyGame, GameEvent, Viewer } from '@south-street/engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import type { LastLook } from './last-look.ts'
import { animate, finishMotion } from './motion.ts'
import { picturesSince } from './pictures.ts'
import type { ToldMove } from './shown-table.ts'
import { STILL } from './what-moves.ts'

const PAUSE = 1100
const FAST_PAUSE = 500

/** The table as it was at a moment that is looked at again. */
export interface Picture {
  readonly view: unknown
  /** How many moves have been made by then, and how many at the first picture. */
  readonly made: number
  readonly first: number
}

export interface LookAgain {
  readonly picture: Picture | null
  readonly moving: readonly GameEvent[]
  /** Shows on the board the moves since a look, one by one, and then the present again. */
  play(look: LastLook, moves: readonly ToldMove[]): Promise<void>
  stop(): void
}

export function useLookAgain(game: AnyGame, viewer: Viewer): LookAgain {
  const { fast } = usePreferences()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [moving, setMoving] = useState<readonly GameEvent[]>(STILL)
  const running = useRef<AbortController | null>(null)
  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    finishMotion()
    setPicture(null)
  }, [])
  const isPlaying = picture !== null
  useEffect(() => {
    if (!isPlaying) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isPlaying, stop])
  useEffect(() => () => running.current?.abort(), [])

  const play = async (look: LastLook, moves: readonly ToldMove[]) => {
    const views = picturesSince(game, look.view, moves, viewer!)
    running.current = new AbortController()
    const { signal } = running.current
    const pause = () => new Promise((go) => setTimeout(go, fast ? FAST_PAUSE : PAUSE))
    const show = (view: unknown, made: number) => setPicture({ view, made: look.moves + made, first: look.moves })
    show(look.view, 0)
    for (const [index, view] of views.entries()) {
      await pause()
      if (signal.aborted) return
      await animate(moves[index]!.told, setMoving, () => show(view, index + 1))
      if (signal.aborted) return
    }
    await pause()
    if (!signal.aborted) stop()
  }
  return { picture, moving, play, stop }
}
