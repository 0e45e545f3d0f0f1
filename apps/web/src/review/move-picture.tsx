import { Icon } from '@south-street/ui'
import type { ReactNode } from 'react'
import type { ReviewedDecision } from './reviewed.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import styles from './turning-point.module.css'

interface MovePictureProps {
  readonly game: ReviewedGame
  readonly decision: ReviewedDecision
  /** In the game's text form. */
  readonly action: string
}

/** The card that a move is about, or the sign of what it is about; its words stand below it. */
export function MovePicture({ game, decision, action }: MovePictureProps): ReactNode {
  const { board, replayed } = game
  const { Face, Sign, cardOf, explain } = board.help
  const card = cardOf(replayed.game.parse(action))
  const view = replayed.viewAt(decision.move, decision.seat)
  const help = card === null ? null : explain(card, { view, tellsNow: false, mayAct: false })
  return (
    <div className={styles.picture} data-picture>
      <div className={styles.face}>{card !== null && <Face card={card} />}</div>
      {/* Seen where there is no card. */}
      <div className={styles.sign}>{help === null ? <Icon name="hand" /> : <Sign name={help.sign} />}</div>
    </div>
  )
}
