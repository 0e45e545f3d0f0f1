import { useEffect, useRef, useState } from 'react'

const LASTS = 420

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
      const part = Math.min(1, (now - began) / LASTS)
      setShown(Math.round(start + (amount - start) * part))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShown(amount)
    }
  }, [amount])
  return shown
}
