import type { ReviewWord } from '@south-street/engine/review'
import { Drawing, defineDrawings } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useReviewWords } from './review-words.ts'
import styles from './verdict.module.css'

const stroke = (d: string, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** Marks of a sounding line: the deeper, the worse. */
const marks = (count: number) =>
  stroke(Array.from({ length: count }, (_, i) => `M4.5 ${10 - count * 2.6 + i * 5.2 + 0.4}l5.5 4.2l5.5 -4.2`).join(''))

const SIGNS: Readonly<Record<ReviewWord, string>> = {
  best: `<circle cx="10" cy="10" r="9" fill="currentColor"/><path d="M5.6 10.4L8.8 13.6L14.6 6.8" fill="none" stroke="var(--sheet)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  good: `<circle cx="10" cy="10" r="8.2" fill="none" stroke="currentColor" stroke-width="1.8"/>${stroke('M6 10.4L9 13.2L14 7', 2)}`,
  close: stroke('M2.5 7.5q3.75 -3.6 7.5 0t7.5 0M2.5 13.5q3.75 -3.6 7.5 0t7.5 0', 2),
  inaccuracy: marks(1),
  mistake: marks(2),
  blunder: marks(3),
}

for (const [name, markup] of Object.entries(SIGNS)) {
  defineDrawings({ [`verdict-${name}`]: { box: '0 0 20 20', comesFirst: true, draw: () => markup } })
}

/** How good a decision was: a sign and a word, never the colour alone. */
export function VerdictWord({ verdict, text }: { readonly verdict: ReviewWord; readonly text?: string }): ReactNode {
  const { say } = useReviewWords()
  return (
    <span className={styles.word} data-verdict={verdict}>
      <Drawing of={`verdict-${verdict}`} />
      {text ?? say(`words.${verdict}`)}
    </span>
  )
}
