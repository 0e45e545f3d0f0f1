import { useEffect, useRef, useState } from 'react'

const LASTS = 420

/** What a number has come to, so many milliseconds after it set out. */
export function countedAt(from: number, to: number, passed: number): number {
  return Math.round(from + (to - from) * Math.min(1, passed / LASTS))
}

/** A number on its way to another: it counts, unless nothing should move. */
export function useCounted(amount: number): number {
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = from.current
    from.current = amount
    if (start === amount || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(amount)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      setShown(countedAt(start, amount, now - began))
      if (now - began < LASTS) frame = requestAnimationFrame(count)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShown(amount)
    }
  }, [amount])
  return shown
}
