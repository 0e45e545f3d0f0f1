import { useEffect, useRef } from 'react'

interface Sheet {
  readonly close: () => void
}

/** What has to be known of a browser's history. */
interface Past {
  readonly state: unknown
  pushState(state: unknown, unused: string): void
  back(): void
}

const MARK = 'south-street/sheet'

/**
 * The sheets that lie open. However many there are, one step of history stands for all of them, so that going back closes
 * the uppermost instead of leaving the table.
 */
export class OpenSheets {
  readonly #sheets: Sheet[] = []
  readonly #past: Past
  #leaves = false

  constructor(past: Past) {
    this.#past = past
  }

  open(sheet: Sheet): () => void {
    this.#sheets.push(sheet)
    this.#step()
    return () => {
      this.#sheets.splice(this.#sheets.indexOf(sheet), 1)
      // One sheet may follow another at once: both share the step.
      queueMicrotask(() => this.#leave())
    }
  }

  /** The browser has gone a step back. */
  wentBack(): void {
    // The uppermost goes now; if it was closed otherwise, it has gone already.
    const left = this.#sheets.length - (this.#leaves ? 0 : 1)
    if (!this.#leaves) this.#sheets.at(-1)?.close()
    this.#leaves = false
    if (left > 0) this.#step()
  }

  #step(): void {
    if (this.#past.state !== MARK) this.#past.pushState(MARK, '')
  }

  #leave(): void {
    // Whoever has gone to another page from here has left the step behind.
    if (this.#sheets.length > 0 || this.#past.state !== MARK) return
    this.#leaves = true
    this.#past.back()
  }
}

let sheets: OpenSheets | null = null

function openSheets(): OpenSheets {
  if (sheets === null) {
    const made = new OpenSheets(history)
    window.addEventListener('popstate', () => made.wentBack())
    sheets = made
  }
  return sheets
}

/** Lets the browser's way back close a sheet, as long as it is one. */
export function useBackCloses(isSheet: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isSheet ? openSheets().open({ close: () => latest.current() }) : undefined), [isSheet])
}
