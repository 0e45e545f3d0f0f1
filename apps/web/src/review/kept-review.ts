import { keep, readKept } from '../kept.ts'

const KEY = 'south-street/review'

let kept: string | null = readKept(KEY, 'sessionStorage')

/** A review that came as a file, handed from one page to another. */
export function keepReviewFile(text: string): void {
  kept = text
  keep(KEY, text, 'sessionStorage')
}

export function keptReviewFile(): string | null {
  return kept
}
