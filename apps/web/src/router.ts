import { useSyncExternalStore } from 'react'
import { base, withoutBase } from './base.ts'

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

window.addEventListener('popstate', tell)

/** Goes to another page of this site without loading it anew. */
export function navigate(path: string, { replace = false } = {}): void {
  const address = `${base()}${path}`
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  tell()
}

export function currentPath(): string {
  return `${withoutBase(location.pathname)}${location.hash}`
}

export function usePath(): string {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentPath)
}
