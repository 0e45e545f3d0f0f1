import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './company.module.css'

interface NoticeProps {
  readonly text: string
  readonly offers?: readonly { readonly name: string; readonly take: () => void }[]
}

/** One sentence about the table, with what can be done about it. */
export function Notice({ text, offers = [] }: NoticeProps): ReactNode {
  return (
    <p className={styles.notice}>
      <span>{text}</span>
      {offers.map(({ name, take }) => (
        <Button key={name} small onClick={take}>
          {name}
        </Button>
      ))}
    </p>
  )
}
