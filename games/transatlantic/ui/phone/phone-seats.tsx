import { Drawing, houseColor, Icon, Piece, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { scoresNow } from '../board/appraisal.ts'
import { useBoard } from '../board/board-context.ts'
import { rivalsOf } from '../board/rivals-of.ts'
import { cardTitle, sayMoney } from '../board/speech.ts'
import styles from './phone-seats.module.css'

/** The rivals as a strip; a tap opens one. */
export function PhoneSeats(): ReactNode {
  const words = useWords()
  const { view, seats, look } = useBoard()
  const scores = scoresNow(view)
  return (
    <div className={styles.seats}>
      {rivalsOf(view).map((seat) => {
        const visible = view.stacks[seat]!.at(-1)
        return (
          <button
            type="button"
            key={seat}
            className={styles.seat}
            style={houseColor(seats[seat]!.house)}
            onClick={() => look({ what: 'seat', seat })}
          >
            <span>
              <Piece house={seats[seat]!.house} className={styles.piece} />
              <b>{seats[seat]!.name}</b>
              <b className={styles.money}>{sayMoney(words, view.money[seat]!)}</b>
            </span>
            <span className={styles.second}>
              <Icon name="cards" />
              <span>
                {view.handSizes[seat]} · {visible === undefined ? '–' : cardTitle(words, visible)}
              </span>
              <Drawing of="rosette" />
              <em>{scores[seat]}</em>
            </span>
          </button>
        )
      })}
    </div>
  )
}
