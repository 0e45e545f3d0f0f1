import { aloud, classNames, Dialog, Icon, Piece, rivalsOf, SeatStrip, sayMoney, useWords } from '@south-street/ui'
import { type ReactNode, useState } from 'react'
import { CARDS, DESTINATIONS, NONE } from '../../src/cards.ts'
import { useBoard } from '../board/board-context.ts'
import { Arrivals, Rival } from '../board/rival.tsx'
import { spokenSeat } from '../board/speech.ts'
import { Ensign } from '../card/kind-badge.tsx'
import styles from './phone-seats.module.css'

/** The rivals as a strip; a tap opens what is known of one. */
export function PhoneSeats(): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <SeatStrip
        seats={seats}
        order={rivalsOf(view)}
        open={setOpen}
        className={classNames(styles.strip, view.players === 5 && styles.many)}
        label={(seat) => spokenSeat(aloud(words), view, seats[seat]!.name, seat)}
        tell={(seat) => (
          <>
            <span>
              <span className={styles.arrivals}>
                <Piece house={seats[seat]!.house} away={view.pieces[seat] !== NONE} className={styles.piece} />
                <Arrivals seat={seat} />
              </span>
              <b>{seats[seat]!.name}</b>
              <span className={styles.cards}>
                <Icon name="cards" />
                {view.hands[seat]!.length}
              </span>
            </span>
            <span className={styles.second}>
              <b className={styles.money}>{sayMoney(words, view.money[seat]!)}</b>
              <span className={styles.fleet}>
                {view.fleets[seat]!.slice(0, 4).map((ship) => (
                  <Ensign key={ship} destination={DESTINATIONS[CARDS[ship]!.destination]!} />
                ))}
              </span>
            </span>
          </>
        )}
      />
      {open !== null && (
        <Dialog title={seats[open]!.name} closeLabel={words.say('board.close')} close={() => setOpen(null)}>
          <div className={styles.rival}>
            <Rival seat={open} />
          </div>
        </Dialog>
      )}
    </>
  )
}
