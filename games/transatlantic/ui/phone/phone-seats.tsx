import { aloud, Drawing, Icon, Piece, rivalsOf, SeatStrip, sayMoney, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { scoresNow } from '../board/appraisal.ts'
import { useBoard } from '../board/board-context.ts'
import { cardTitle, spokenSeat } from '../board/speech.ts'
import styles from './phone-seats.module.css'

/** The rivals as a strip; a tap opens one. */
export function PhoneSeats(): ReactNode {
  const words = useWords()
  const { view, seats, look } = useBoard()
  const scores = scoresNow(view)
  return (
    <SeatStrip
      seats={seats}
      order={rivalsOf(view)}
      open={(seat) => look({ what: 'seat', seat })}
      className={styles.strip}
      label={(seat) => spokenSeat(aloud(words), view, seats[seat]!.name, seat)}
      tell={(seat) => {
        const visible = view.stacks[seat]!.at(-1)
        return (
          <>
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
          </>
        )
      }}
    />
  )
}
