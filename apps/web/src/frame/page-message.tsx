import { Button } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { Link } from './link.tsx'
import styles from './page-message.module.css'
import { TopBar } from './top-bar.tsx'

/** A page that only says how things are. */
export function PageMessage({ text, reload = false }: { readonly text: string; readonly reload?: boolean }): ReactNode {
  const { say } = usePageWords()
  return (
    <>
      <TopBar />
      <main className={styles.message}>
        <p role="status">{text}</p>
        {reload && (
          <Button look="primary" onClick={() => location.reload()}>
            {say('table.play-here')}
          </Button>
        )}
        <Link to="/">{say('home.back')}</Link>
      </main>
    </>
  )
}
