import { classNames, Drawing, LastRoundChip, useWords, VisuallyHidden } from '@south-street/ui'
import type { ReactNode } from 'react'
import { AREAS } from '../src/cards.ts'
import { SHORT_AREAS_AT_END } from '../src/state.ts'
import type { View } from '../src/view.ts'
import styles from './headline.module.css'
import { lastRound } from './last-round.ts'

/** So few cards in a talon mean that the end is near. */
const LOW = 5

/** The round, and how far off the end is (PR-8.1). */
export function Headline({ view }: { readonly view: View }): ReactNode {
  const { say } = useWords()
  const last = lastRound(view)
  if (view.phase === 'over') return <b className={styles.round}>{say('board.game-over')}</b>
  return (
    <>
      <b className={styles.round}>{say('board.round', { round: view.round + 1 })}</b>
      {last !== null && <LastRoundChip last={last} />}
      <span className={classNames(styles.brief, last !== null && styles.last)}>
        <Ending view={view} />
      </span>
    </>
  )
}

/** When the game ends, and how many cards are left until then. */
export function Ending({ view }: { readonly view: View }): ReactNode {
  const { say } = useWords()
  return (
    <>
      {lastRound(view) === null && (
        <span className={styles.ends}>{say('board.ends-when', { count: SHORT_AREAS_AT_END[view.players]! })}</span>
      )}
      <ul className={styles.talons} aria-label={say('board.talons')}>
        {AREAS.map((area, i) => (
          <li key={area} className={classNames(view.talons[i]! < LOW && styles.low)} title={say(`areas.${area}`)}>
            <Drawing of={`area-${area}`} />
            <VisuallyHidden>{say(`areas.${area}`)}</VisuallyHidden>
            {view.talons[i]}
          </li>
        ))}
      </ul>
    </>
  )
}
