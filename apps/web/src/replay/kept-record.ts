import { keep, readKept } from '../kept.ts'

const KEY = 'south-street/record'

/** The record that is to be replayed next, handed from one page to another. */
let kept: string | null = readKept(KEY, 'sessionStorage')

export function keepRecord(text: string): void {
  kept = text
  keep(KEY, text, 'sessionStorage')
}

const FROM = 'south-street/record-from'

/** Where a record was taken from: the way back, and the seat of whoever took it. */
export interface RecordOrigin {
  readonly path: string
  readonly you: number | null
}

/** The record of a game that somebody has just played, or looks back on. */
export function keepRecordOf(origin: RecordOrigin, text: string): void {
  keepRecord(text)
  keep(FROM, JSON.stringify({ ...origin, length: text.length }), 'sessionStorage')
}

/** Null for a record that came from elsewhere. */
export function recordOrigin(): RecordOrigin | null {
  const origin = readKept(FROM, 'sessionStorage')
  if (origin === null || kept === null) return null
  const { path, you, length } = JSON.parse(origin)
  return length === kept.length ? { path, you } : null
}

export function keptRecord(): string | null {
  return kept
}
