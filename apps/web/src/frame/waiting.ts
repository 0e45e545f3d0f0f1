import { useSyncExternalStore } from 'react'

let waiting = 0
const listeners = new Set<() => void>()

/** So many tables wait for whoever looks, as the front page has seen last. */
export function tellWaiting(count: number): void {
  waiting = count
  for (const listener of listeners) listener()
}

export function useWaiting(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
}
