import { Spoken, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { type Area, CARDS } from '../../src/cards.ts'
import { useBoard } from './board-context.ts'
import { Endpoint } from './endpoint.tsx'
import styles from './piles.module.css'

/** The talon, and the discards, which anybody may look into. */
export function Piles({ area }: { readonly area: Area }): ReactNode {
  const { say } = useWords()
  const { view, openDiscards } = useBoard()
  const discards = view.discards[area]!.length
  return (
    <div className={styles.piles}>
      <div className={styles.pile}>
        <i className={styles.talon}>
          <Endpoint
            isHere={(card, { way }) => way === 'deal' && CARDS[card]!.area === area && !view.spaces.includes(card)}
          />
        </i>
        <span>
          <Spoken as={say('spoken.talon', { count: view.talons[area]! })}>
            <b>{view.talons[area]}</b> {say('board.talon', { count: view.talons[area]! })}
          </Spoken>
        </span>
      </div>
      <button type="button" className={styles.pile} disabled={discards === 0} onClick={() => openDiscards(area)}>
        <i className={styles.discards}>
          <Endpoint isHere={(card, { way }) => way === 'discard' && view.discards[area]!.includes(card)} />
        </i>
        <span>
          <b>{discards}</b> {say('board.discards', { count: discards })}
        </span>
      </button>
    </div>
  )
}
