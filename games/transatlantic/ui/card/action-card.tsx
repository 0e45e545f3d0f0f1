import { classNames, Drawing, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/catalogue.ts'
import { cardEffect, cardTitle } from '../board/speech.ts'
import styles from './action-card.module.css'
import { emsOf } from './fitting.ts'
import { Pictogram } from './pictogram.tsx'

interface ActionCardProps {
  readonly card: CardIndex
  /** Takes the size of its place, instead of the proportions of a card. */
  readonly fills?: boolean | undefined
  /** Stands on the band instead of the card's name, and instead of its effect. */
  readonly title?: string
  readonly line?: string
  /** A line at the foot: what the card would do now. */
  readonly foot?: ReactNode
  readonly className?: string | undefined
}

/**
 * An action card: ink band for those that everybody has, brass for the extensions, an anchor if it deploys first. Its
 * place decides whether it is a card or a ticket, and its two lines of text are always there. Wherever it lies, one can
 * ask about it.
 */
export function ActionCard({ card, fills = false, foot, className, ...other }: ActionCardProps): ReactNode {
  const words = useWords()
  const { id, type, set, deploys } = CARDS[card]!
  const isExtension = set === 'A' || set === 'B'
  const title = other.title ?? cardTitle(words, card)
  return (
    <span
      className={classNames(styles.card, fills && styles.fills, isExtension && styles.extension, className)}
      data-help={id}
    >
      <span className={styles.face}>
        <span className={styles.band}>
          {isExtension && <i>{set}</i>}
          <b style={emsOf(title)}>{title}</b>
          {deploys && <Drawing of="ta-anchor" className={styles.anchor} />}
        </span>
        <Pictogram type={type} className={styles.picture} />
        <span className={styles.effect}>{other.line ?? cardEffect(words, card)}</span>
        {foot && <span className={styles.foot}>{foot}</span>}
      </span>
    </span>
  )
}
