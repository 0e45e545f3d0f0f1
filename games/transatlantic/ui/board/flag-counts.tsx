import { classNames, Drawing } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAGS, type Flag } from '../../src/catalogue.ts'
import styles from './flag-counts.module.css'

interface FlagCountsProps {
  readonly label: string
  readonly countOf: (column: Flag) => number
  readonly titleOf: (flag: string, column: Flag) => string
  readonly className?: string | undefined
}

/** How many of something there are for each flag. */
export function FlagCounts({ label, countOf, titleOf, className }: FlagCountsProps): ReactNode {
  return (
    <ul className={classNames(styles.flags, className)} aria-label={label}>
      {FLAGS.map((flag, column) => (
        <li key={flag} title={titleOf(flag, column)}>
          <Drawing of={`ta-flag-${flag}`} />
          {countOf(column)}
        </li>
      ))}
    </ul>
  )
}
