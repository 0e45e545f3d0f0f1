import { NONE } from '../src/cards.ts'
import { FULL_SUPPLY, SPACES, type State } from '../src/state.ts'

/** How many times the area that will end the game can be chosen at the start, by number of seats. */
const CHOICES: readonly number[] = [0, 0, 16, 19, 13, 10]

/** How much of the game is left, from 1 at the start to 0 at the end: the area that will end it decides (PR-8.1). */
export function clockOf(state: State): number {
  return readClock(state.players, cardsLeft(state, 0), cardsLeft(state, 1), cardsLeft(state, 2), cardsLeft(state, 3))
}

/** The same from how many cards each area has left, face up and in its talon. */
export function readClock(players: number, guildhall: number, docks: number, market: number, bank: number): number {
  let a = guildhall
  let b = docks
  let c = market
  let d = bank
  let swap = 0
  // Sorts four numbers without an array.
  if (a > b) {
    swap = a
    a = b
    b = swap
  }
  if (c > d) {
    swap = c
    c = d
    d = swap
  }
  if (a > c) {
    swap = a
    a = c
    c = swap
  }
  if (b > d) b = d
  if (b > c) {
    swap = b
    b = c
    c = swap
  }
  const deciding = players <= 3 ? a : players === 4 ? b : c
  return Math.min(1, deciding / FULL_SUPPLY[players]! / CHOICES[players]!)
}

function cardsLeft(state: State, area: number): number {
  let cards = state.talons[area]!.length
  for (let space = area * SPACES; space < area * SPACES + SPACES; space++) {
    if (state.spaces[space]! !== NONE) cards++
  }
  return cards
}
