import { type RefObject, useLayoutEffect, useState } from 'react'

/** In pixels at the usual size of text; a guess until it has been laid out. */
export function useWidth(place: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess)
  useLayoutEffect(() => {
    const element = place.current!
    const observer = new ResizeObserver(([{ contentRect } = { contentRect: new DOMRect() }]) =>
      setWidth((contentRect.width * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}
