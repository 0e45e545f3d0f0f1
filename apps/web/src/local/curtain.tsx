import { Button, HOUSES, Icon, Piece } from '@south-street/ui'
import type { ReactNode } from 'react'
import { TopBar } from '../frame/top-bar.tsx'
import { usePageWords } from '../language/language.ts'
import styles from './curtain.module.css'

interface CurtainProps {
  readonly name: string
  readonly house: number
  readonly lift: () => void
  /** Who has just moved may take it back, as long as nobody has seen anything. */
  readonly undo: { readonly name: string; takeBack(): void } | null
}

/** Between two people on one device: nobody's hand is in the page until the next one says that they hold it. */
export function Curtain({ name, house, lift, undo }: CurtainProps): ReactNode {
  const { say } = usePageWords()
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.curtain}>
        <Piece house={HOUSES[house]!} className={styles.piece} />
        <h1>{say('local.hand-over', { name })}</h1>
        <p>{say('local.hand-over-line')}</p>
        <Button look="brass" onClick={lift}>
          {say('local.lift', { name })}
        </Button>
        {undo !== null && (
          <Button look="quiet" onClick={() => undo.takeBack()}>
            <Icon name="undo" />
            {say('local.take-back', { name: undo.name })}
          </Button>
        )}
      </main>
    </div>
  )
}
