import { type BoardAnchors, findAnchor } from '@south-street/ui'
import { useEffect, useState } from 'react'
import type { Box } from './chalk-note.ts'

/** A thing on the board that is marked, and where it is. */
export interface Place extends Box {
  readonly name: string
}

/** The board may move things without telling: it is looked at again after so long. */
const LOOK_MS = 250

/** Where the marked things are, as long as they are there. Those who do not see the marks hear the label. */
export function usePlaces(anchors: BoardAnchors, at: readonly string[], label: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const wanted = at.join(' ')
  useEffect(() => {
    const marked = new Set<Element>()
    const look = () => {
      const found = wanted.split(' ').flatMap((name) => {
        const element = name === '' ? null : findAnchor(anchors, name)
        if (element === null) return []
        if (!marked.has(element) && label !== '') element.setAttribute('aria-description', label)
        marked.add(element)
        const { left, top, width, height } = element.getBoundingClientRect()
        return [
          { name, left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) },
        ]
      })
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', look)
      for (const element of marked) element.removeAttribute('aria-description')
    }
  }, [anchors, wanted, label])
  return places
}
