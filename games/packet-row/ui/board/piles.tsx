import { classNames, Spoken, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { type Area, CARDS } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import { Endpoint } from './endpoint.tsx'
import styles from './piles.module.css'

interface PilesProps {
  readonly area: Area
  /** In a row below what comes next, one above the other at the end of the cards, or as numbers in a head. */
  readonly at: 'below' | 'beside' | 'head'
}

/** The talon, and the discards, which anybody may look into. */
export function Piles({ area, at }: PilesProps): ReactNode {
  const { say } = useWords()
  const { view, openDiscards } = useBoard()
  const discards = view.discards[area]!.length
  return (
    <div className={classNames(styles.piles, styles[at])}>
      <div className={styles.pile}>
        <i className={styles.talon}>
          <Endpoint
            isHere={(card, { way }) => way === 'deal' && CARDS[card]!.area === area && !view.spaces.includes(card)}
          />
        </i>
        <span>
          <Spoken as={say('spoken.talon', { count: view.talons[area]! })}>
            <b>{view.talons[area]}</b> <small>{say('board.talon', { count: view.talons[area]! })}</small>
          </Spoken>
        </span>
      </div>
      <button
        type="button"
        className={styles.pile}
        disabled={discards === 0}
        aria-label={`${discards} ${say('board.discards', { count: discards })}`}
        onClick={() => openDiscards(area)}
      >
        <i className={styles.discards}>
          <Endpoint isHere={(card, { way }) => way === 'discard' && view.discards[area]!.includes(card)} />
        </i>
        <span>
          <b>{discards}</b> <small>{say('board.discards', { count: discards })}</small>
        </span>
      </button>
    </div>
  )
}
