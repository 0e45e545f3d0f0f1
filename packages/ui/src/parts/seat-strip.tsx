import type { ReactNode } from 'react'
import type { SeatInfo } from '../board.ts'
import { classNames } from './class-names.ts'
import { houseColor } from './house-color.ts'
import styles from './seat-strip.module.css'

interface SeatStripProps {
  readonly seats: readonly SeatInfo[]
  readonly order: readonly number[]
  readonly open: (seat: number) => void
  /** The game's own class, whose rules must name the strip to win over these. */
  readonly className: string | undefined
  /** The same in whole words, for those who listen. */
  readonly label: (seat: number) => string
  /** What is told of a seat: lines, each a span. */
  readonly tell: (seat: number) => ReactNode
}

/** Seats side by side on a phone; a tap opens what is known of one. */
export function SeatStrip({ seats, order, open, className, label, tell }: SeatStripProps): ReactNode {
  return (
    <div className={classNames(styles.seats, className)}>
      {order.map((seat) => (
        <button
          type="button"
          key={seat}
          className={styles.seat}
          style={houseColor(seats[seat]!.house)}
          aria-label={label(seat)}
          onClick={() => open(seat)}
        >
          {tell(seat)}
        </button>
      ))}
    </div>
  )
}
