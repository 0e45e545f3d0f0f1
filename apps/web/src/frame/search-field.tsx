import type { ReactNode } from 'react'
import styles from './search-field.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Where somebody types what a long page is to be searched for. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
