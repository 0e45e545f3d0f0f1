import { type RefObject, useLayoutEffect, useState } from 'react'

const USUAL_TEXT = 16

/** The width of a drawing, as if text had its usual size: what is larger is drawn larger. `usual` until it is known. */
export function useChartWidth(frame: RefObject<Element | null>, usual: number): number {
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const look = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT
      setWidth(Math.max(1, Math.round(frame.current!.getBoundingClientRect().width / scale)))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [frame])
  return width
}

/** A name of which so many letters fit; a longer one ends in dots. */
export function shortened(name: string, most: number): string {
  const letters = [...name]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name
}
