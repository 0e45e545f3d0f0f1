import { useEffect, useMemo, useState } from 'react'
import { useSceneKeys } from '../parts/keys.ts'
import { prefersStillness } from '../parts/stillness.ts'
import { type CountedColumn, type Moment, momentLength, nextStop, planCounting } from './plan.ts'

interface CountingState {
  readonly moments: readonly Moment[]
  readonly at: number
  /** From here on whoever looks goes on by themselves. */
  readonly next: () => void
}

/** Goes from moment to moment, by itself or by hand, and then to the result. */
export function useCounting(
  columns: readonly CountedColumn[],
  rows: readonly number[],
  isFast: boolean,
  done: () => void,
): CountingState {
  const [isStill] = useState(prefersStillness)
  const [at, setAt] = useState(-1)
  const [isByHand, setByHand] = useState(false)
  const moments = useMemo(() => planCounting(columns, rows, isStill), [columns, rows, isStill])
  const goTo = (to: number) => (to < moments.length ? setAt(to) : done())
  useEffect(() => {
    if (isByHand) return
    const length = momentLength(moments.length, { isFast, isStill })
    const timer = setTimeout(() => (at + 1 < moments.length ? setAt(at + 1) : done()), length)
    return () => clearTimeout(timer)
  }, [at, isByHand, moments, isFast, isStill, done])
  const next = () => {
    setByHand(true)
    goTo(nextStop(moments, at))
  }
  useSceneKeys((key, { target }) => {
    if (key === 'Escape') return done
    // A button that has the focus is pressed.
    if (target instanceof Element && target.closest('button, a') !== null) return null
    return key === ' ' ? next : key === 'Enter' ? done : null
  })
  return { moments, at, next }
}
