import { Drawing, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { FLAG, FLAGS, SHIPS } from '../../src/catalogue.ts'
import { useBoard } from '../board/board-context.ts'
import { housesLeft } from '../board/company-facts.ts'
import { PlayedButton } from '../board/own-company.tsx'
import { Sheet } from '../board/sheet.tsx'
import { nameOf } from '../board/speech.ts'
import styles from './phone-sheet.module.css'

/** The own sheet, what lies beside it, and what has been played. */
export function PhoneSheet(): ReactNode {
  const words = useWords()
  const { view, look } = useBoard()
  const seat = view.viewer!
  const beside = [...view.stored[seat]!, ...view.headquarters[seat]!]
  return (
    <div className={styles.pane}>
      <div className={styles.sheet}>
        <Sheet seat={seat} />
      </div>
      <div className={styles.facts}>
        <p>
          {words.say('board.captains', { count: view.captains[seat]! })},{' '}
          {words.say('board.houses-left', { count: housesLeft(view, seat) })}
        </p>
        {beside.map((ship) => (
          <button key={ship} type="button" onClick={() => look({ what: 'ship', ship })}>
            <Drawing of={`ta-flag-${FLAGS[FLAG[ship]!]}`} />
            <span>{nameOf(ship)}</span>
            {SHIPS[ship]!.year > 0 && <b>{SHIPS[ship]!.year}</b>}
          </button>
        ))}
        <PlayedButton />
      </div>
    </div>
  )
}
