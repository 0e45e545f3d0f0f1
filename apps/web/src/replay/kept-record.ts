import { keep, readKept } from '../kept.ts'

const KEY = 'south-street/record'

/** The record that is to be replayed next, handed from one page to another. */
let kept: string | null = readKept(KEY, 'sessionStorage')

export function keepRecord(text: string): void {
  kept = text
  keep(KEY, text, 'sessionStorage')
}

export function keptRecord(): string | null {
  return kept
}
