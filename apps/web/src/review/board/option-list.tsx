import { INTERVAL } from '@south-street/engine/review'
import { classNames } from '@south-street/ui'
import type { ReactNode } from 'react'
import { useReviewWords } from '../review-words.ts'
import { inHundred, type ReviewedDecision } from '../reviewed.ts'
import { type ReviewedGame, sayMove } from '../reviewed-game.ts'
import styles from './option-list.module.css'

interface OptionListProps {
  readonly game: ReviewedGame
  readonly decision: ReviewedDecision
  /** What was chosen in a second try. */
  readonly chosen?: string | null
}

/** What every move wins, as a point with its interval. No bars: the scale does not begin at 0. */
export function OptionList({ game, decision, chosen = null }: OptionListProps): ReactNode {
  const { say } = useReviewWords()
  const { options, action: played } = decision
  const scale = scaleOf(options)
  return (
    <div className={styles.options}>
      <h3>{say('board.moves')}</h3>
      <ol>
        {options.map(({ action, chance, error }, place) => (
          <li key={action} className={classNames(place === 0 && styles.best, action === played && styles.played)}>
            <span className={styles.move}>
              {sayMove(game, decision, action)}
              {action === played && <em>{say('board.played')}</em>}
              {place === 0 && <em>{say('board.best')}</em>}
              {action === chosen && <em>{say('board.now')}</em>}
            </span>
            <span className={styles.track} aria-hidden="true">
              <u style={scale.span(chance - INTERVAL * error, chance + INTERVAL * error)} />
              <i style={{ left: scale.at(chance) }} />
            </span>
            <b>{inHundred(chance)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** From the lowest end of an interval to the highest, with a little room. */
export function scaleOf(options: ReviewedDecision['options']) {
  const low = Math.min(...options.map(({ chance, error }) => chance - INTERVAL * error))
  const high = Math.max(...options.map(({ chance, error }) => chance + INTERVAL * error))
  const room = Math.max(0.01, (high - low) * 0.06)
  const place = (chance: number) => (100 * (chance - low + room)) / (high - low + 2 * room)
  return {
    at: (chance: number) => `${place(chance).toFixed(1)}%`,
    span: (from: number, to: number) => ({
      left: `${place(from).toFixed(1)}%`,
      width: `${(place(to) - place(from)).toFixed(1)}%`,
    }),
  }
}
