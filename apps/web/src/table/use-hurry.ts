import { useEffect } from 'react'
import { finishMotion } from './motion.ts'
import type { TableLink } from './table-link.ts'

/** Any key and any click ends an animation that is being waited for. */
export function useHurry(link: TableLink): void {
  useEffect(() => {
    const hurry = (event: Event) => {
      if ((event.target as Element).closest('input, textarea, select, dialog')) return
      finishMotion()
      link.hurry()
    }
    window.addEventListener('click', hurry)
    window.addEventListener('keydown', hurry)
    return () => {
      window.removeEventListener('click', hurry)
      window.removeEventListener('keydown', hurry)
    }
  }, [link])
}
