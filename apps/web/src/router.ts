import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

window.addEventListener('popstate', tell)

/** Goes to another page of this site without loading it anew. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  tell()
}

export function currentPath(): string {
  return `${location.pathname}${location.hash}`
}

export function usePath(): string {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentPath)
}
