import type { ReactNode } from 'react'
import styles from './hint-panel.module.css'
import { Icon } from './icon.tsx'

interface HintPanelProps {
  readonly title: string
  /** Whose advice it is. */
  readonly source: string
  /** Moves in words with the chance to win that they leave, from 0 to 1. */
  readonly moves: readonly { readonly text: string; readonly chance: number }[]
  readonly reason: string
  readonly language: string
}

/** What a strong bot would do with what the viewer may know, and the main reason. */
export function HintPanel({ title, source, moves, reason, language }: HintPanelProps): ReactNode {
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <section className={styles.panel} aria-live="polite">
      <h3>
        <Icon name="lamp" />
        {title}
        <small>{source}</small>
      </h3>
      <ul>
        {moves.map(({ text, chance }) => (
          <li key={text}>
            <span>{text}</span>
            <meter min={0} max={1} value={chance} />
            <b>{percent.format(chance)}</b>
          </li>
        ))}
      </ul>
      {reason !== '' && <p>{reason}</p>}
    </section>
  )
}
