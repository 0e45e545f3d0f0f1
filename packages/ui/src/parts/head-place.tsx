import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

const listeners = new Set<() => void>()
let place: HTMLElement | null = null

function settle(element: HTMLElement | null): void {
  place = element
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Part of the head of the page: a board may use it where its window is too low for a row more. */
export function HeadPlace({ className }: { readonly className: string | undefined }): ReactNode {
  return <div ref={settle} className={className} />
}

/** What a board puts into the head of the page. */
export function InHead({ children }: { readonly children: ReactNode }): ReactNode {
  const element = useSyncExternalStore(listen, () => place)
  return element === null ? null : createPortal(children, element)
}
