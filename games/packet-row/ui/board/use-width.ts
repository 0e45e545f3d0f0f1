import { type RefObject, useLayoutEffect, useState } from 'react'

type Place = RefObject<HTMLElement | null>

/** In pixels at the usual size of text; a guess until it has been laid out. */
export const useWidth = (place: Place, guess: number): number => useSide('width', place, guess)

/** The same upwards. */
export const useHeight = (place: Place, guess: number): number => useSide('height', place, guess)

function useSide(side: 'width' | 'height', place: Place, guess: number): number {
  const [length, setLength] = useState(guess)
  useLayoutEffect(() => {
    const element = place.current!
    const observer = new ResizeObserver(([{ contentRect } = { contentRect: new DOMRect() }]) =>
      setLength((contentRect[side] * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, side])
  return length
}
