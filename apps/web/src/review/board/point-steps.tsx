import { Icon } from '@south-street/ui'
import type { ReactNode } from 'react'
import { navigate } from '../../router.ts'
import { useReviewWords } from '../review-words.ts'
import type { ReviewedDecision } from '../reviewed.ts'
import styles from './review-bar.module.css'

interface PointStepsProps {
  readonly points: readonly ReviewedDecision[]
  readonly decision: ReviewedDecision
  readonly address: string
}

/** From one turning point to the next. */
export function PointSteps({ points, decision, address }: PointStepsProps): ReactNode {
  const { say } = useReviewWords()
  if (points.length === 0) return null
  const before = points.findLast(({ move }) => move < decision.move)
  const next = points.find(({ move }) => move > decision.move)
  const go = (to: ReviewedDecision | undefined) => () => to && navigate(`${address}/${to.move}`)
  return (
    <nav className={styles.steps} aria-label={say('board.points')}>
      <button type="button" aria-label={say('board.before-point')} disabled={!before} onClick={go(before)}>
        <Icon name="left" />
      </button>
      {points.map((point, i) => (
        <button
          key={point.move}
          type="button"
          className={styles.step}
          aria-label={say('chart.mark', { number: i + 1 })}
          aria-current={point.move === decision.move ? 'step' : undefined}
          onClick={go(point)}
        >
          {i + 1}
        </button>
      ))}
      <button type="button" aria-label={say('board.next-point')} disabled={!next} onClick={go(next)}>
        <Icon name="right" />
      </button>
    </nav>
  )
}
