import type { Viewer } from '@south-street/engine'
import type { CSSProperties } from 'react'
import type { CardIndex } from '../../src/cards.ts'
import { cardsOf } from '../../src/delivery/delivery.ts'
import type { Event } from '../../src/events.ts'

/**
 * How a card travels: into the viewer's hand, away to a rival, up into the current supply, from the talon, to the discards,
 * or out to sea.
 */
type Way = 'take' | 'away' | 'tide' | 'deal' | 'discard' | 'sail'

export interface Journey {
  readonly way: Way
  /** Who took it. */
  readonly seat?: number
}

/** The cards that events put on the move; each moves once between two pictures. */
export function journeysOf(events: readonly Event[], viewer: Viewer): ReadonlyMap<CardIndex, Journey> {
  const journeys = new Map<CardIndex, Journey>()
  const send = (cards: readonly CardIndex[], journey: Journey) => {
    for (const card of cards) if (!journeys.has(card)) journeys.set(card, journey)
  }
  for (const event of events) {
    if (event.type === 'took') send([event.card], { way: event.seat === viewer ? 'take' : 'away', seat: event.seat })
    else if (event.type === 'cleared') send(event.cards, { way: 'discard' })
    else if (event.type === 'moved-up') send(event.cards, { way: 'tide' })
    else if (event.type === 'revealed') send(event.cards, { way: 'deal' })
    else if (event.type === 'cashed') send([event.card], { way: 'discard' })
    else if (event.type === 'delivered') send(cardsOf(event.delivery), { way: 'sail' })
  }
  return journeys
}

/** A card that travels keeps its name from one picture to the next. */
export function travelName(card: CardIndex, moving: ReadonlyMap<CardIndex, Journey>): CSSProperties {
  const journey = moving.get(card)
  return journey === undefined ? {} : { viewTransitionName: `card-${card}`, viewTransitionClass: journey.way }
}

/** A delivery that has been made, and the how manyth of the game it is. */
export interface Voyage {
  readonly seat: number
  readonly number: number
}

export function latestVoyage(history: readonly Event[]): Voyage | null {
  const deliveries = history.filter((event) => event.type === 'delivered')
  const last = deliveries.at(-1)
  return last === undefined ? null : { seat: last.seat, number: deliveries.length }
}
