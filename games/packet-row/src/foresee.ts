import { AREAS, type CardIndex, STARTING } from './cards.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The talons give the cards that came up, and a rival's starting contract is the one that was delivered. */
export function foresee(state: State, told: readonly Event[]): void {
  const drawn = AREAS.map(() => 0)
  for (const event of told) {
    if (event.type === 'revealed') {
      const talon = state.talons[event.area]!
      for (const card of event.cards) {
        drawn[event.area]!++
        lay(state, talon, talon.length - drawn[event.area]!, card)
      }
    } else if (event.type === 'delivered') {
      // It came first, and stays first until it is used.
      for (const card of event.delivery.contracts)
        if (STARTING[card] === 1) lay(state, state.hands[event.seat]!, 0, card)
    }
  }
}

/** Exchanges the card in this place for another that is hidden somewhere. */
function lay(state: State, zone: CardIndex[], place: number, card: CardIndex): void {
  const from = [...state.talons, state.box, ...state.hands].find((other) => other.includes(card))!
  from[from.indexOf(card)] = zone[place]!
  zone[place] = card
}
