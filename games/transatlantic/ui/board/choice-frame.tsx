import { classNames } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './choice-frame.module.css'

interface ChoiceFrameProps {
  readonly title: string
  readonly line: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A board that asks: what lies on it is chosen from. */
export function ChoiceFrame({ title, line, children, className }: ChoiceFrameProps): ReactNode {
  return (
    <section className={styles.frame} aria-label={title} data-area="choice" data-asked="">
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>{line}</p>
      </header>
      <div className={classNames(styles.choices, className ?? styles.cards)}>{children}</div>
    </section>
  )
}
