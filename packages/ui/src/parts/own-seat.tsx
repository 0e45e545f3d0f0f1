import type { ReactNode } from 'react'
import type { SeatInfo } from '../board.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { classNames } from './class-names.ts'
import styles from './own-seat.module.css'
import { RosettePoints } from './rosette-points.tsx'

interface OwnSeatProps {
  readonly label: string
  readonly seat: SeatInfo
  readonly money: ReactNode
  readonly points: number
  readonly pointsTitle: string
  /** What stands below money and points. */
  readonly below: ReactNode
  /** The game's own class, which sets the sizes. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The viewer's own house or company: who one is and what one has, and beside it what lies before one. */
export function OwnSeat(props: OwnSeatProps): ReactNode {
  const { label, seat, money, points, pointsTitle, below, className, children } = props
  return (
    <section className={classNames(styles.own, className)} aria-label={label} data-region="own">
      <div className={styles.me}>
        <div className={styles.name}>
          <Drawing of={`flag-${seat.house}`} className={styles.flag} />
          <span data-shortens="">{seat.name}</span>
        </div>
        <div className={styles.cash}>
          {money}
          <RosettePoints points={points} title={pointsTitle} />
        </div>
        {below}
      </div>
      {children}
    </section>
  )
}
