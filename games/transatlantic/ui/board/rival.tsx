import type { Seat } from '@south-street/engine'
import { CountedMoney, classNames, Drawing, houseColor, useWords, VisuallyHidden } from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import { scoresNow } from './appraisal.ts'
import { useBoard } from './board-context.ts'
import { scoreOfFlag } from './company-facts.ts'
import { FlagCounts } from './flag-counts.tsx'
import styles from './rival.module.css'
import { CompanyEnds } from './ship-ends.tsx'
import { cardTitle, sayMarkers } from './speech.ts'

/** A rival: money, points, the card that can be copied, and the markers by flag. A click tells the rest. */
export function Rival({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view, seats, look } = useBoard()
  const { name, house } = seats[seat]!
  const markers = view.markers[seat]!
  const visible = view.stacks[seat]!.at(-1)
  const ships = view.owners.filter((owner) => owner === seat).length - view.headquarters[seat]!.length
  return (
    <section
      className={classNames(styles.rival, view.actor === seat && styles.acting)}
      style={houseColor(house)}
      aria-label={name}
      data-seat={seat}
    >
      <div className={styles.portrait}>
        <Drawing of={portraitOf(seat)} />
        <CompanyEnds seat={seat} />
      </div>
      <h3>
        <button type="button" data-shortens="" onClick={() => look({ what: 'seat', seat })}>
          {name}
        </button>
      </h3>
      <span className={styles.money}>
        <CountedMoney amount={view.money[seat]!} />
      </span>
      <p className={styles.status}>
        <span>
          <span className={styles.label}>{words.say('board.last-card')} </span>
          <b>{visible === undefined ? '–' : cardTitle(words, visible)}</b>
        </span>
        <span>
          {words.say('board.in-hand', { count: view.handSizes[seat]! })}, {words.say('board.ships', { count: ships })}
        </span>
      </p>
      <span className={styles.points} title={words.say('board.points-now')}>
        <Drawing of="rosette" />
        {scoresNow(view)[seat]}
        <VisuallyHidden>{words.say('board.points-now')}</VisuallyHidden>
      </span>
      <FlagCounts
        label={words.say('board.markers-by-flag')}
        countOf={(column) => markers[column]!}
        sayCount={(flag, column) =>
          `${words.say(`flags.${flag}`)}: ${sayMarkers(words, markers[column]!, scoreOfFlag(view, seat, column))}`
        }
        className={styles.flags}
      />
    </section>
  )
}
