import { Button } from '@south-street/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { usePreferences } from '../preferences.ts'
import { usePartName } from './difference-panel.tsx'
import { useReviewWords } from './review-words.ts'
import type { Reviewed } from './reviewed.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import { sayReview } from './sentences.ts'
import styles from './sentences-panel.module.css'

/** The whole review in words: for those who listen, and for those who like to read or to keep it. */
export function SentencesPanel({ game, reviewed }: { game: ReviewedGame; reviewed: Reviewed }): ReactNode {
  const words = useReviewWords()
  const { say } = words
  const { textTable } = usePreferences()
  const [isOpen, setOpen] = useState(textTable)
  const [isCopied, setCopied] = useState(false)
  const nameOfPart = usePartName(game)
  const chapters = useMemo(
    () => (isOpen ? sayReview(words, game, reviewed, nameOfPart) : []),
    [isOpen, words, game, reviewed, nameOfPart],
  )
  const copy = async () =>
    setCopied(await copyText(chapters.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n')))
  return (
    <details
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-region="sentences"
    >
      <summary>
        <h2>{say('sentences.title')}</h2>
      </summary>
      <Button small onClick={copy}>
        {say(isCopied ? 'sentences.copied' : 'sentences.copy')}
      </Button>
      {chapters.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
