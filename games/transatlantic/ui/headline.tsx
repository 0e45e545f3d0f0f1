import { LastRoundChip, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { NONE } from '../src/catalogue.ts'
import { steamshipsLeft } from '../src/market.ts'
import type { View } from '../src/view.ts'
import styles from './headline.module.css'
import { lastRound } from './last-round.ts'

/** The round, and how far off the end is (TA-15.1, TA-15.2). */
export function Headline({ view }: { readonly view: View }): ReactNode {
  const { say } = useWords()
  const last = lastRound(view)
  if (view.decision === 'over') return <b className={styles.round}>{say('board.game-over')}</b>
  return (
    <>
      <b className={styles.round}>
        {view.round === 0 ? say('board.set-up') : say('board.round', { round: view.round })}
      </b>
      {last !== null ? (
        <LastRoundChip last={last} />
      ) : (
        <span className={styles.brief}>
          <Ending view={view} />
        </span>
      )}
      {view.lastRound === NONE && (
        <span className={styles.short}>{say('board.steamships-short', { count: steamshipsLeft(view) })}</span>
      )}
    </>
  )
}

/** When the game ends, as far as that is known. */
export function Ending({ view }: { readonly view: View }): ReactNode {
  const { say } = useWords()
  const left = () => say('board.steamships-left', { count: steamshipsLeft(view) })
  const last = () => say(view.round === view.lastRound ? 'board.last-round' : 'board.one-more-round')
  return <span className={styles.end}>{view.lastRound === NONE ? left() : last()}</span>
}
