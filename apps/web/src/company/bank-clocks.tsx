import type { TableView } from '@south-street/table'
import { Piece, type SeatInfo } from '@south-street/ui'
import type { ReactNode } from 'react'
import { usePageWords } from '../language/language.ts'
import { Countdown, shownTime } from '../table/turn-clock.tsx'
import styles from './company.module.css'

interface BankClocksProps {
  readonly view: TableView
  readonly seats: readonly SeatInfo[]
}

/** Where everybody has a bank of time: what is left of each. One of them runs. */
export function BankClocks({ view, seats }: BankClocksProps): ReactNode {
  const { say, language } = usePageWords()
  const { banks, actor, deadline } = view.play!
  if (banks === undefined) return null
  return (
    <ul className={styles.banks} aria-label={say('company.banks')}>
      {banks.map((left, seat) => {
        const { house, name } = seats[seat]!
        if (view.seats[seat]!.kind !== 'person') return null
        return (
          <li key={house}>
            <Piece house={house} className={styles.piece} />
            <span>{name}</span>
            <b>
              {seat === actor && deadline !== undefined ? <Countdown deadline={deadline} /> : shownTime(left, language)}
            </b>
          </li>
        )
      })}
    </ul>
  )
}
