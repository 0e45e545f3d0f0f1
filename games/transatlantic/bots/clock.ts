import type { Seat } from '@south-street/engine'
import { FIRST_HEADQUARTERS, isSteamship, LIMITS, NONE, SHIPS } from '../src/catalogue.ts'
import { stackGroups } from '../src/deal.ts'
import type { State } from '../src/state.ts'

const HEADQUARTERS = SHIPS.length - FIRST_HEADQUARTERS
/** By number of players: the steamships of a whole game. */
const STEAMSHIPS = [0, 1, 2, 3, 4].map((players) => stackGroups(players).flat().filter(isSteamship).length)

/** How much of the game is left, from 1 to 0: by the steamships still to come (TA-15.1), or by the guard of TA-15.3. */
export function shareLeft(state: State): number {
  if (state.lastRound !== NONE) return 0.03 * (state.lastRound - state.round)
  // The headquarters lie at the bottom (TA-3.3).
  let ships = Math.max(0, state.stack.length - HEADQUARTERS)
  for (let slot = 0; slot < state.market.length; slot++) if (isSteamship(state.market[slot]!)) ships++
  return Math.max(0.05, Math.min(ships / STEAMSHIPS[state.players]!, 1 - state.round / LIMITS.rounds))
}

/** How many turns the seat still has, the running one not counted, as far as that is certain; else NONE. */
export function turnsLeft(state: State, seat: Seat): number {
  if (state.lastRound === NONE) return NONE
  const { players, startSeat } = state
  const step = (other: Seat): number => (other - startSeat + players) % players
  return state.lastRound - state.round + (step(seat) > step(state.turn) ? 1 : 0)
}
