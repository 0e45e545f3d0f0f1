import {
  aloud,
  CountedMoney,
  classNames,
  Drawing,
  houseColor,
  Icon,
  Piece,
  rivalsOf,
  useWindow,
  useWords,
} from '@south-street/ui'
import { Fragment, type ReactNode } from 'react'
import { CARDS, DESTINATIONS, NONE } from '../../src/cards.ts'
import { useBoard } from '../board/board-context.ts'
import { KnownCards } from '../board/chips.tsx'
import { pointsSoFar } from '../board/points.ts'
import { Arrivals } from '../board/rival.tsx'
import { spokenSeat } from '../board/speech.ts'
import { Ensign } from '../card/kind-badge.tsx'
import styles from './phone-seats.module.css'

/** The rivals in a row; a tap on it compares all of them. In the head of the page they are name and money. */
export function PhoneSeats({ look }: { readonly look: 'head' | 'row' | 'strip' }): ReactNode {
  const words = useWords()
  const { view, seats, help, openRivals } = useBoard()
  const spoken = rivalsOf(view).map((seat) => spokenSeat(aloud(words), view, { seat, name: seats[seat]!.name, help }))
  return (
    <button
      type="button"
      className={classNames(
        styles.seats,
        styles[look],
        look !== 'head' && styles.paper,
        view.players === 5 && styles.many,
      )}
      aria-label={`${words.say('compare.open')}: ${spoken.join('; ')}`}
      aria-haspopup="dialog"
      onClick={openRivals}
    >
      {rivalsOf(view).map((seat) => (
        <Seat key={seat} seat={seat} full={look === 'strip'} />
      ))}
    </button>
  )
}

function Seat({ seat, full }: { readonly seat: number; readonly full: boolean }): ReactNode {
  const words = useWords()
  const { view, seats, help } = useBoard()
  const { name, house } = seats[seat]!
  const isUpright = useWindow('upright')
  return (
    <span className={styles.seat} style={houseColor(house)} data-seat={seat}>
      <span className={styles.piece}>
        <Piece house={house} away={view.pieces[seat] !== NONE} />
        <Arrivals seat={seat} />
      </span>
      <b data-shortens="">{name}</b>
      {view.harbourMaster === seat && <Drawing of="harbour-master" className={styles.wheel} />}
      <em>
        <CountedMoney amount={view.money[seat]!} />
      </em>
      <span className={styles.more}>
        <span>
          <Icon name="cards" />
          {view.hands[seat]!.length}
        </span>
        {help && (
          <span>
            <Drawing of="rosette" />
            {pointsSoFar(view, seat).total}
          </span>
        )}
        <span className={styles.fleet}>
          {view.fleets[seat]!.slice(0, full ? 4 : 3).map((ship) => {
            const destination = DESTINATIONS[CARDS[ship]!.destination]!
            return (
              <Fragment key={ship}>
                <Ensign destination={destination} />
                {full && words.say(`code.${destination}`)}
              </Fragment>
            )
          })}
        </span>
      </span>
      {full && isUpright && help && (
        <ul className={styles.known}>
          <KnownCards hand={view.hands[seat]!} />
        </ul>
      )}
    </span>
  )
}
