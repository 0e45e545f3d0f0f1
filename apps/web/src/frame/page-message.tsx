import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { Link } from './link.tsx'
import styles from './page-message.module.css'
import { TopBar } from './top-bar.tsx'

interface PageMessageProps {
  readonly text: string
  /** What is said on a button that loads the page anew. */
  readonly reload?: string
}

/** A page that only says how things are. */
export function PageMessage({ text, reload }: PageMessageProps): ReactNode {
  const { say } = usePageWords()
  return (
    <>
      <TopBar />
      <main className={styles.message}>
        <p role="status">{text}</p>
        {reload !== undefined && (
          <Button look="primary" onClick={() => location.reload()}>
            {reload}
          </Button>
        )}
        <Link to="/">{say('home.back')}</Link>
      </main>
    </>
  )
}
