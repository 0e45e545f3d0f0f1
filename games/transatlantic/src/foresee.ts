import type { Event } from './events.ts'
import type { State } from './state.ts'

/** Stack and deck give the cards that came up, in their order. */
export function foresee(state: State, told: readonly Event[]): void {
  layOnTop(
    state.stack,
    told.flatMap((event) => (event.type === 'market-refilled' ? event.cards : [])),
  )
  layOnTop(
    state.deck,
    told.flatMap((event) => (event.type === 'cards-laid-out' ? event.cards : [])),
  )
}

/** The top card is the last of a pile. */
function layOnTop(pile: number[], cards: readonly number[]): void {
  const rest = pile.filter((card) => !cards.includes(card))
  pile.splice(0, pile.length, ...rest, ...cards.toReversed())
}
