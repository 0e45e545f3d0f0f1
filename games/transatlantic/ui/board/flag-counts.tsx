import { classNames, Drawing, VisuallyHidden } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAGS, type Flag } from '../../src/catalogue.ts'
import styles from './flag-counts.module.css'

interface FlagCountsProps {
  readonly label: string
  readonly countOf: (column: Flag) => number
  /** What the number counts, in words. */
  readonly sayCount: (flag: string, column: Flag) => string
  readonly className?: string | undefined
}

/** How many of something there are for each flag. */
export function FlagCounts({ label, countOf, sayCount, className }: FlagCountsProps): ReactNode {
  return (
    <ul className={classNames(styles.flags, className)} aria-label={label}>
      {FLAGS.map((flag, column) => (
        <li key={flag} title={sayCount(flag, column)}>
          <Drawing of={`ta-flag-${flag}`} />
          <span aria-hidden="true">{countOf(column)}</span>
          <VisuallyHidden>{sayCount(flag, column)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
