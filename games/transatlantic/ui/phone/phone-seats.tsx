import { aloud, CountedMoney, Drawing, houseColor, Icon, Piece, rivalsOf, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import { scoresNow } from '../board/appraisal.ts'
import { useBoard } from '../board/board-context.ts'
import { CompanyEnds } from '../board/ship-ends.tsx'
import { cardTitle, spokenSeat } from '../board/speech.ts'
import styles from './phone-seats.module.css'

/** The rivals as one button: it compares all companies. Beside it the docks and the extension cards. */
export function PhoneSeats({ openHarbour }: { readonly openHarbour: () => void }): ReactNode {
  const words = useWords()
  const { view, seats, look } = useBoard()
  const heard = aloud(words)
  const rivals = rivalsOf(view).map((seat) => spokenSeat(heard, view, seats[seat]!.name, seat))
  return (
    <>
      <button
        type="button"
        className={styles.seats}
        aria-label={[words.say('board.compare'), ...rivals].join('. ')}
        aria-haspopup="dialog"
        onClick={() => look({ what: 'companies' })}
      >
        {rivalsOf(view).map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
      </button>
      <button
        type="button"
        className={styles.harbour}
        data-part="harbour"
        aria-label={words.say('board.docks-and-display')}
        aria-haspopup="dialog"
        onClick={openHarbour}
      >
        <Icon name="cards" />
      </button>
    </>
  )
}

function Rival({ seat }: { readonly seat: number }): ReactNode {
  const words = useWords()
  const { view, seats } = useBoard()
  const { name, house } = seats[seat]!
  const visible = view.stacks[seat]!.at(-1)
  return (
    <span className={styles.seat} style={houseColor(house)} data-seat={seat}>
      <span>
        <span className={styles.company}>
          <Piece house={house} className={styles.piece} />
          <CompanyEnds seat={seat} />
        </span>
        <b data-shortens="">{name}</b>
        <b className={styles.money}>
          <CountedMoney amount={view.money[seat]!} />
        </b>
      </span>
      <span className={styles.second}>
        <Drawing of="rosette" />
        <em>{scoresNow(view)[seat]}</em>
        <span>{visible === undefined ? '–' : cardTitle(words, visible)}</span>
      </span>
    </span>
  )
}
