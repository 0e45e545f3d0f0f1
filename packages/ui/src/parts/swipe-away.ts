import { type RefObject, useEffect, useRef } from 'react'

/** So far down a sheet is gone when it is let go, in pixels. */
const FAR = 96
/** A quick flick needs less: pixels, and pixels in a millisecond. */
const FLICK = { far: 24, fast: 0.5 }

/** Whether a sheet that was pulled down so far in so many milliseconds is to close. */
export function isSwipedAway(distance: number, lasted: number): boolean {
  return distance >= FAR || (distance >= FLICK.far && distance / Math.max(lasted, 1) >= FLICK.fast)
}

/** Whether something between a touched element and the sheet has been scrolled: then a finger scrolls it back first. */
function isScrolled(touched: Element, sheet: Element): boolean {
  for (let part: Element | null = touched; part !== null && part !== sheet; part = part.parentElement)
    if (part.scrollTop > 0) return true
  return false
}

interface Pull {
  readonly x: number
  readonly y: number
  readonly began: number
  /** Null until it is clear which way the finger goes. */
  isDown: boolean | null
}

function pullDown(sheet: HTMLElement, close: () => void): () => void {
  let pull: Pull | null = null
  const rest = () => {
    pull = null
    sheet.style.removeProperty('translate')
  }
  const begin = ({ touches, target, timeStamp }: TouchEvent) => {
    const [finger] = touches
    const isPull = touches.length === 1 && target instanceof Element && target !== sheet && !isScrolled(target, sheet)
    pull = isPull ? { x: finger!.clientX, y: finger!.clientY, began: timeStamp, isDown: null } : null
  }
  const move = (event: TouchEvent) => {
    if (pull === null || event.touches.length !== 1) return rest()
    const [dx, dy] = [event.touches[0]!.clientX - pull.x, event.touches[0]!.clientY - pull.y]
    pull.isDown ??= Math.hypot(dx, dy) < 6 ? null : dy > Math.abs(dx)
    if (pull.isDown !== true) return
    event.preventDefault()
    sheet.style.translate = `0 ${Math.max(0, dy)}px`
  }
  const end = ({ changedTouches, timeStamp }: TouchEvent) => {
    const isAway = pull?.isDown === true && isSwipedAway(changedTouches[0]!.clientY - pull.y, timeStamp - pull.began)
    rest()
    if (isAway) close()
  }
  const over = new AbortController()
  const options = { signal: over.signal, passive: false }
  sheet.addEventListener('touchstart', begin, options)
  sheet.addEventListener('touchmove', move, options)
  sheet.addEventListener('touchend', end, options)
  sheet.addEventListener('touchcancel', rest, options)
  return () => over.abort()
}

/** Lets a finger pull a sheet down, as long as it is one. */
export function useSwipeAway(sheet: RefObject<HTMLElement | null>, isSheet: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isSheet ? pullDown(sheet.current!, () => latest.current()) : undefined), [sheet, isSheet])
}
