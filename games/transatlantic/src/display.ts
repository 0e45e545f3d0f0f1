import { type CardIndex, LIMITS } from './catalogue.ts'
import type { EmitEvent } from './events.ts'
import type { State } from './state.ts'

/** TA-10.4: the oldest card leaves the game, and the display is filled up again. */
export function renewDisplay(state: State, emit?: EmitEvent): void {
  const oldest = state.display.shift()
  if (oldest !== undefined) {
    state.discarded.push(oldest)
    emit?.({ type: 'card-discarded', card: oldest })
  }
  const laidOut: CardIndex[] = []
  while (state.display.length < LIMITS.display && state.deck.length > 0) {
    const card = state.deck.pop()!
    state.display.push(card)
    laidOut.push(card)
  }
  if (laidOut.length > 0) emit?.({ type: 'cards-laid-out', cards: laidOut, reveals: true })
}
