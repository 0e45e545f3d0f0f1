import { classNames, Icon } from '@south-street/ui'
import { type ReactNode, useMemo } from 'react'
import { usePlaces } from '../../learn/marked-places.ts'
import { inHundred, type ReviewedDecision } from '../reviewed.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import styles from './mark-layer.module.css'

interface MarkLayerProps {
  readonly game: ReviewedGame
  readonly decision: ReviewedDecision
  /** What was chosen in a second try. */
  readonly chosen?: string | null
}

/** Lower than that it is a ticket, whose words fill it: the figure stands on its edge. In pixels. */
const LOW = 64

/** What every move wins, at the place where it is made. It lies over nothing that could be pressed; the bar says the same. */
export function MarkLayer({ game, decision, chosen = null }: MarkLayerProps): ReactNode {
  const { board, replayed } = game
  const marks = useMemo(() => {
    const { anchors } = board
    const taken = new Set<string>()
    return decision.options.flatMap((option, place) => {
      const at = anchors.ofAction(replayed.game.parse(option.action)).find((name) => !taken.has(name))
      if (at === undefined) return []
      taken.add(at)
      return [{ at, option, place }]
    })
  }, [board, replayed, decision])
  const places = usePlaces(
    board.anchors,
    marks.map(({ at }) => at),
    '',
  )
  return (
    <div className={styles.layer} aria-hidden="true" data-region="marks">
      {marks.map(({ at, option, place }) => {
        const found = places.find(({ name }) => name === at)
        if (found === undefined) return null
        const { left, top, width, height } = found
        const isPlayed = option.action === decision.action
        return (
          <div
            key={at}
            className={classNames(
              styles.mark,
              height < LOW && styles.low,
              place === 0 && styles.best,
              isPlayed && place > 0 && styles.played,
              option.action === chosen && styles.chosen,
              isLyingCard(found) && styles.wide,
            )}
            style={{ left, top, width, height }}
          >
            <span>
              {place === 0 && <Icon name="check" />}
              {inHundred(option.chance)}
            </span>
          </div>
        )
      })}
    </div>
  )
}

/** A card that lies has its picture at the left and its numbers at the right; those of a standing one are above. */
export function isLyingCard({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width > height * 1.2 && height >= LOW
}
