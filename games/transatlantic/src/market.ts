import {
  FIRST_HEADQUARTERS,
  FIRST_STEAMSHIP,
  isHeadquarters,
  isSteamship,
  LIMITS,
  MARKET_SLOTS,
  NONE,
  SHIPS,
  type ShipIndex,
} from './catalogue.ts'
import type { EmitEvent } from './events.ts'
import type { State } from './state.ts'

/** Step 3 of TA-9.1: the leftmost steamship goes to the docks, unless a headquarters was bought (TA-13.3). */
export function dockLeftmost(state: State, emit?: EmitEvent): void {
  for (const card of state.bought) if (isHeadquarters(card)) return
  const slot = slotForDocks(state.market)
  if (slot === NONE) return
  const ship = state.market[slot]!
  state.market[slot] = NONE
  state.docks.push(ship)
  emit?.({ type: 'docked', ship })
}

/** The slot of the steamship that is next for the docks, or NONE. */
export function slotForDocks(market: readonly ShipIndex[]): number {
  for (let slot = 0; slot < MARKET_SLOTS; slot++) if (isSteamship(market[slot]!)) return slot
  return NONE
}

/** Step 4 of TA-9.1 */
export function refillMarket(state: State, emit?: EmitEvent): void {
  const { market, stack } = state
  let filled = 0
  for (let slot = 0; slot < MARKET_SLOTS; slot++) {
    const card = market[slot]!
    market[slot] = NONE
    if (card !== NONE) market[filled++] = card
  }
  const first = filled
  while (filled < MARKET_SLOTS && stack.length > 0) market[filled++] = stack.pop()!
  if (emit && filled > first) {
    emit({ type: 'market-refilled', cards: market.slice(first, filled), reveals: true })
  }
}

/** TA-15.1, TA-15.2; the guard of TA-15.3 leaves no round after the last one that it allows. */
export function triggerEnd(state: State, emit?: EmitEvent): void {
  if (state.lastRound !== NONE) return
  for (const card of state.market) if (isSteamship(card)) return
  for (const card of state.stack) if (isSteamship(card)) return
  state.lastRound = Math.min(state.round + 1, LIMITS.rounds)
  emit?.({ type: 'end-triggered', lastRound: state.lastRound })
}

/** What is read of a state or a view. */
type Fleets = Readonly<Pick<State, 'players' | 'owners' | 'docks' | 'gone'>>

/** The steamships that nobody has bought and that have not gone to the docks (TA-15.1). */
export function steamshipsLeft({ players, owners, docks, gone }: Fleets): number {
  const used = SHIPS.slice(FIRST_STEAMSHIP, FIRST_HEADQUARTERS).filter(({ minPlayers }) => minPlayers <= players)
  const owned = owners.filter((owner, ship) => owner !== NONE && isSteamship(ship)).length
  return used.length - owned - docks.length - gone.filter(isSteamship).length
}
