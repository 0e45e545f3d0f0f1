import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}

/** A phone, upright or on its side, or a window zoomed in so far. The boards' style sheets ask for the same. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 719px), (max-height: 500px)')
}
