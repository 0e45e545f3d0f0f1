import { Button, HOUSES, Piece } from '@south-street/ui'
import type { ReactNode } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import styles from './curtain.module.css'

interface CurtainProps {
  readonly name: string
  readonly seat: number
  readonly lift: () => void
}

/** Between two people on one device: nobody's hand is in the page until the next one says that they hold it. */
export function Curtain({ name, seat, lift }: CurtainProps): ReactNode {
  const { say } = usePageWords()
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.curtain}>
        <Piece house={HOUSES[seat]!} className={styles.piece} />
        <h1>{say('local.hand-over', { name })}</h1>
        <p>{say('local.hand-over-line')}</p>
        <Button look="brass" onClick={lift}>
          {say('local.lift', { name })}
        </Button>
      </main>
    </div>
  )
}
