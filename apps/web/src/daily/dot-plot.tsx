import type { DailyResult } from '@south-street/protocol'
import type { CSSProperties, ReactNode } from 'react'
import styles from './daily-panel.module.css'
import { useDailyWords } from './daily-words.ts'
import { dotsOf } from './ranking.ts'

/** More of them on top of one another would be higher than the panel. */
const MOST_LEVELS = 4

/** Everybody's points on one line. */
export function DotPlot({ results }: { readonly results: readonly DailyResult[] }): ReactNode {
  const { say } = useDailyWords()
  const dots = dotsOf(results)
  const points = dots.map((dot) => dot.points)
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const yours = dots.find(({ isYou }) => isYou)?.points ?? '–'
  const highest = Math.max(...dots.map(({ level }) => level))
  return (
    <div
      className={styles.plot}
      role="img"
      aria-label={say('plot', { all: results.length, least, most, yours })}
      style={{ '--levels': Math.min(highest, MOST_LEVELS) + 1 } as CSSProperties}
    >
      {dots
        .filter(({ level, isYou }) => level <= MOST_LEVELS || isYou)
        .map(({ name, points: had, isYou, at, level }, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and points.
            key={i}
            data-you={isYou}
            title={`${name} ${had}`}
            style={{ '--at': at, '--level': Math.min(level, MOST_LEVELS) } as CSSProperties}
          />
        ))}
      <span>{least}</span>
      {most > least && <span>{most}</span>}
    </div>
  )
}
