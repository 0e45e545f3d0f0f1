import { classNames, Drawing, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex } from '../../src/catalogue.ts'
import { cardEffect, cardTitle } from '../board/speech.ts'
import styles from './action-card.module.css'
import { emsOf } from './fitting.ts'
import { Pictogram } from './pictogram.tsx'

/** Longer ones have two words. */
const LONG_TITLE = 12

/** An action card: ink band for those that everybody has, brass for the extensions, an anchor if it deploys first. */
export function ActionCard({ card }: { readonly card: CardIndex }): ReactNode {
  const words = useWords()
  const { type, set, deploys } = CARDS[card]!
  const isExtension = set === 'A' || set === 'B'
  const title = cardTitle(words, card)
  return (
    <span className={classNames(styles.card, isExtension && styles.extension)}>
      <span className={styles.band}>
        {isExtension && <i>{set}</i>}
        <b className={classNames(title.length > LONG_TITLE && styles.long)} style={emsOf(title)}>
          {title}
        </b>
        {deploys && <Drawing of="ta-anchor" className={styles.anchor} />}
      </span>
      <Pictogram type={type} className={styles.picture} />
      <span className={styles.effect}>{cardEffect(words, card)}</span>
    </span>
  )
}
