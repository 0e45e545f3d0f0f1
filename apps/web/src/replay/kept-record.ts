/** The record that is to be replayed next, handed from one page to another. */
let kept: string | null = sessionStorage.getItem('south-street/record')

export function keepRecord(text: string): void {
  kept = text
  sessionStorage.setItem('south-street/record', text)
}

export function keptRecord(): string | null {
  return kept
}
