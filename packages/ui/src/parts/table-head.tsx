import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styles from './table-head.module.css'

const listeners = new Set<() => void>()
let place: HTMLElement | null = null

function setPlace(element: HTMLElement | null): void {
  place = element
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The middle of a table's top bar: where the game stands, and what its board puts beside it, or in its place. */
export function TableHead({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <div className={styles.headline}>{children}</div>
      <div className={styles.place} ref={setPlace} />
    </>
  )
}

/** What a board shows in the top bar, for want of room of its own. */
export function InTableHead({ children }: { readonly children: ReactNode }): ReactNode {
  const at = useSyncExternalStore(subscribe, () => place)
  return at === null ? null : createPortal(children, at)
}
