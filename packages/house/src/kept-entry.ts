import type { ToldEntry } from '@south-street/table'
import type { Opaque } from './store.ts'

/** Who asked, by which key, and a mark of what was asked: a repeat is answered as the first was, and changes nothing. */
export interface RequestMark {
  readonly person: string
  readonly key: string
  readonly mark: string
}

/** Entries are kept with a mark of the request that caused them, which is nobody else's business. */
export function keepEntries(entries: readonly ToldEntry[], request: RequestMark | undefined): readonly Opaque[] {
  return request === undefined ? entries : [{ ...entries[0], request: request.mark }, ...entries.slice(1)]
}

export function readEntry(kept: Opaque): ToldEntry {
  const { request, ...entry } = kept as ToldEntry & { request?: string }
  return entry
}

/** The mark of the request that caused these entries. */
export function readMark(kept: readonly Opaque[]): string | undefined {
  return (kept[0] as { request?: string } | undefined)?.request
}
