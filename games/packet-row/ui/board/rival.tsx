import {
  aloud,
  CountedMoney,
  classNames,
  Drawing,
  houseColor,
  Icon,
  Piece,
  Spoken,
  sayMoney,
  useWords,
} from '@south-street/ui'
import { portraitOf } from '@south-street/ui/art/people'
import type { ReactNode } from 'react'
import { CARDS, type CardIndex, DESTINATIONS, NONE } from '../../src/cards.ts'
import { Ensign } from '../card/kind-badge.tsx'
import { useBoard } from './board-context.ts'
import { KnownCards, ShipChip } from './chips.tsx'
import { Endpoint } from './endpoint.tsx'
import { pointsSoFar } from './points.ts'
import styles from './rival.module.css'
import { sayPointsSoFar, takenThing } from './speech.ts'
import { SeatVoyage } from './voyage.tsx'

/** What a seat does now, in a few words. */
export function useStatus(seat: number): string {
  const words = useWords()
  const { view, round } = useBoard()
  const space = view.pieces[seat]!
  const taken = space === NONE ? undefined : round.taken.get(space)
  if (taken !== undefined) return words.say('board.took', { thing: takenThing(words, taken.card) })
  if (view.harbourMaster === seat) return words.say('board.harbour-master')
  if (view.actor === seat) return words.say('board.is-asked')
  return round.passed.has(seat) ? words.say('board.passed') : words.say('board.waits')
}

/** Where a rival's new card goes, though it is not laid out there. */
export function Arrivals({ seat }: { readonly seat: number }): ReactNode {
  const { view } = useBoard()
  const holds = (card: CardIndex) => view.hands[seat]!.includes(card) || view.fleets[seat]!.includes(card)
  return (
    <>
      <Endpoint isHere={(card, journey) => journey.seat === seat && holds(card)} />
      <SeatVoyage seat={seat} />
    </>
  )
}

/** A rival in full: portrait, money, fleet, and the cards it is known to hold. */
export function Rival({ seat }: { readonly seat: number }): ReactNode {
  const words = useWords()
  const heard = aloud(words)
  const { view, seats, help } = useBoard()
  const { name, house } = seats[seat]!
  const status = useStatus(seat)
  const hand = view.hands[seat]!
  return (
    <section
      className={classNames(styles.rival, view.actor === seat && styles.acting)}
      style={houseColor(house)}
      aria-label={name}
      data-seat={seat}
    >
      <div className={styles.portrait}>
        <Drawing of={portraitOf(seat)} />
        <Arrivals seat={seat} />
      </div>
      <h3>
        <span className={styles.name} data-shortens="">
          {name}
        </span>
        {view.harbourMaster === seat && <Drawing of="harbour-master" className={styles.wheel} />}
      </h3>
      <span className={styles.money} data-anchor={`money:${seat}`}>
        <Spoken as={sayMoney(heard, view.money[seat]!)}>
          <CountedMoney amount={view.money[seat]!} />
        </Spoken>
      </span>
      <p className={styles.status}>
        <Piece house={house} away={view.pieces[seat] !== NONE} className={styles.piece} />
        {status}
      </p>
      <span className={styles.count}>
        {words.say('board.cards', { count: hand.length })}
        {help && (
          <>
            {' · '}
            <b title={sayPointsSoFar(words, view, seat)}>
              <Spoken as={words.say('board.points', { count: pointsSoFar(view, seat).total })}>
                {words.say('board.points-short', { points: pointsSoFar(view, seat).total })}
              </Spoken>
            </b>
          </>
        )}
      </span>
      {view.fleets[seat]!.length > 0 && (
        <ul className={styles.chips} aria-label={words.say('board.fleet')}>
          <li className={styles.label} aria-hidden="true">
            {words.say('board.fleet')}
          </li>
          {view.fleets[seat]!.map((ship) => (
            <ShipChip key={ship} ship={ship} />
          ))}
        </ul>
      )}
      {help && hand.length > 0 && (
        <ul className={styles.chips} aria-label={words.say('board.hand')}>
          <li className={styles.label} aria-hidden="true">
            {words.say('board.hand')}
          </li>
          <KnownCards hand={hand} />
        </ul>
      )}
    </section>
  )
}

/**
 * A rival in two rows, for five seats and low windows: the known cards unfold on focus, hover or tap, and with them the
 * ships, which only then can be asked by key.
 */
export function SlimRival({ seat }: { readonly seat: number }): ReactNode {
  const words = useWords()
  const { view, seats, help } = useBoard()
  const { name, house } = seats[seat]!
  const hand = view.hands[seat]!
  const status = useStatus(seat)
  return (
    <details
      className={classNames(styles.slim, view.actor === seat && styles.acting)}
      style={houseColor(house)}
      name="rival"
      data-seat={seat}
    >
      <summary title={status}>
        <span className={styles.row}>
          <span className={styles.arrivals}>
            <Piece house={house} away={view.pieces[seat] !== NONE} className={styles.piece} />
            <Arrivals seat={seat} />
          </span>
          <b className={styles.name} data-shortens="">
            {name}
          </b>
          {view.harbourMaster === seat && <Drawing of="harbour-master" className={styles.wheel} />}
          <span className={styles.gap} />
          <span className={styles.money} data-anchor={`money:${seat}`}>
            <CountedMoney amount={view.money[seat]!} />
          </span>
        </span>
        <span className={styles.row}>
          <span className={styles.ships}>
            {view.fleets[seat]!.map((ship) => {
              const destination = DESTINATIONS[CARDS[ship]!.destination]!
              return (
                <span key={ship} className={styles.ship} data-help={CARDS[ship]!.id}>
                  <Ensign destination={destination} />
                  {words.say(`code.${destination}`)}
                </span>
              )
            })}
          </span>
          <span className={styles.tally} title={words.say('board.cards', { count: hand.length })}>
            <Icon name="cards" />
            {hand.length}
          </span>
          {help && (
            <span className={styles.tally} title={sayPointsSoFar(words, view, seat)}>
              <Drawing of="rosette" />
              {pointsSoFar(view, seat).total}
            </span>
          )}
        </span>
      </summary>
      <p className={styles.status}>{status}</p>
      <ul className={styles.chips}>
        {view.fleets[seat]!.map((ship) => (
          <ShipChip key={ship} ship={ship} />
        ))}
        {help && <KnownCards hand={hand} />}
      </ul>
    </details>
  )
}
