import { classNames, Drawing, useHasFrieze } from '@south-street/ui'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Event } from '../../src/events.ts'
import { useBoard } from './board-context.ts'
import { latestVoyage, type Voyage } from './journey.ts'
import styles from './voyage.module.css'

/** A delivery sails once, for whoever sees it being made; what was delivered before has sailed. */
export function useVoyage(history: readonly Event[]): Voyage | null {
  const latest = useMemo(() => latestVoyage(history), [history])
  const before = useRef(latest?.number ?? 0)
  return latest !== null && latest.number > before.current ? latest : null
}

/** A ship under the flag of the house whose delivery it carries. It is an ornament: the log tells the delivery. */
function Sailing({
  voyage,
  className,
}: {
  readonly voyage: Voyage
  readonly className: string | undefined
}): ReactNode {
  const { seats } = useBoard()
  return (
    <span key={voyage.number} className={className} data-sails="" aria-hidden="true">
      <span className={styles.ship}>
        <Drawing of="packet-ship-dry" />
        <Drawing of={`flag-${seats[voyage.seat]!.house}`} className={styles.flag} />
      </span>
    </span>
  )
}

/** Along the frieze, for every seat. */
export function FriezeVoyage(): ReactNode {
  const { voyage } = useBoard()
  return voyage !== null && <Sailing key={voyage.number} voyage={voyage} className={styles.along} />
}

/** Where there is no frieze: a short way out of the seat's panel or its place in the strip. */
export function SeatVoyage({ seat }: { readonly seat: number }): ReactNode {
  const { voyage } = useBoard()
  const hasFrieze = useHasFrieze()
  if (voyage?.seat !== seat || hasFrieze) return null
  return <Sailing key={voyage.number} voyage={voyage} className={classNames(styles.along, styles.brief)} />
}
