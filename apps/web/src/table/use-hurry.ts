import { useEffect } from 'react'
import { finishMotion } from './motion.ts'
import type { TableLink } from './table-link.ts'

/**
 * Any key and any click ends an animation that is being waited for. A press does so before it has become a click, so that
 * the click already meets what it is meant for: cards that move cannot be pressed.
 */
export function useHurry(link: TableLink): void {
  useEffect(() => {
    const hurry = (event: Event) => {
      if ((event.target as Element).closest('input, textarea, select, dialog')) return
      finishMotion()
      if (event.type !== 'pointerdown') link.hurry()
    }
    const pressed = ['pointerdown', 'click', 'keydown']
    for (const type of pressed) window.addEventListener(type, hurry)
    return () => {
      for (const type of pressed) window.removeEventListener(type, hurry)
    }
  }, [link])
}
