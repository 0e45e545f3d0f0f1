import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sayMoney } from '../words/say.ts'
import { useWords } from '../words/words.ts'
import { prefersStillness } from './stillness.ts'

const LASTS = 420
const LASTS_FAST = 160

/** What a number has come to, so many milliseconds after it set out. */
export function countedAt(from: number, to: number, passed: number, lasts = LASTS): number {
  return Math.round(from + (to - from) * Math.min(1, passed / lasts))
}

/** A number on its way to another: it counts, unless nothing should move, and any key or click ends that. */
export function useCounted(amount: number): number {
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = from.current
    from.current = amount
    if (start === amount || prefersStillness()) {
      setShown(amount)
      return
    }
    const lasts = document.documentElement.dataset.pace === 'fast' ? LASTS_FAST : LASTS
    let began: number | null = null
    let frame = requestAnimationFrame(function count(now) {
      began ??= now
      setShown(countedAt(start, amount, now - began, lasts))
      if (now - began < lasts) frame = requestAnimationFrame(count)
    })
    const finish = () => {
      cancelAnimationFrame(frame)
      setShown(amount)
    }
    window.addEventListener('keydown', finish)
    window.addEventListener('click', finish)
    return () => {
      window.removeEventListener('keydown', finish)
      window.removeEventListener('click', finish)
      finish()
    }
  }, [amount])
  return shown
}

/** An amount of money that counts up or down when it changes. */
export function CountedMoney({ amount }: { readonly amount: number }): ReactNode {
  return sayMoney(useWords(), useCounted(amount))
}
