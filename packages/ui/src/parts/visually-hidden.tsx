import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'h1' | 'h2'
  readonly children: ReactNode
}

/** Words for those who listen. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps): ReactNode {
  return <Element className={styles.hidden}>{children}</Element>
}
