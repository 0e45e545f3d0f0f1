import { useEffect, useState } from 'react'

const PLAY_PAUSE = 900

export interface ReplayState {
  readonly step: number
  readonly go: (step: number) => void
  readonly playing: boolean
  readonly play: (playing: boolean) => void
  /** Whose view is shown. */
  readonly eyes: number
  readonly look: (seat: number) => void
  /** With all hands open. */
  readonly open: boolean
  readonly openAll: (open: boolean) => void
}

/** Where a replay stands, and by whose eyes it is seen. */
export function useReplay(first: number, moves: number): ReplayState {
  const [step, setStep] = useState(Math.min(first, moves))
  const [eyes, look] = useState(0)
  const [open, openAll] = useState(false)
  const [playing, play] = useState(false)
  // At its end it stops for good: whoever then goes back wants to look.
  if (playing && step === moves) play(false)
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, moves)), PLAY_PAUSE)
    return () => clearInterval(timer)
  }, [playing, moves])
  const go = (next: number) => setStep(Math.max(0, Math.min(next, moves)))
  return { step, go, playing, play, eyes, look, open, openAll }
}
