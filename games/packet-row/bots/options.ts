import type { Seat } from '@south-street/engine'
import { apply } from '../src/actions/action.ts'
import { type CardIndex, NONE, PRICE, VALUE } from '../src/cards.ts'
import { recallBestDelivery } from '../src/delivery/recent.ts'
import { canDeliver } from '../src/delivery/stock.ts'
import type { EmitEvent } from '../src/events.ts'
import { CASH, DELIVER, decisionCodes, search, TAKE, TAKE_WITH_ASSISTANT } from '../src/search.ts'
import { SPACES, type State } from '../src/state.ts'

/**
 * A bot thinks about the answers to its decision only. Money cards are cashed and contracts delivered when the card that
 * it wants asks for it: before that, holding back costs nothing, a ship may yet serve another contract, and at the end
 * everything is delivered and cashed anyway (PR-8.3).
 */
export function listOptions(state: State, seat: Seat, out: Uint16Array): number {
  return decisionCodes(state, seat, state.phase === 'choose' ? 0 : budgetOf(state, seat), out)
}

/** All the money that the seat could lay on the table now, as far as any card on offer asks for it. */
function budgetOf(state: State, seat: Seat): number {
  let budget = state.money[seat]!
  const hand = state.hands[seat]!
  for (let i = 0; i < hand.length; i++) budget += VALUE[hand[i]!]!
  if (budget >= dearest(state) || !canDeliver(hand, state.fleets[seat]!)) return budget
  return budget + recallBestDelivery(hand, state.fleets[seat]!)!.reward
}

/** The highest price of a card that the decision may be about. */
function dearest(state: State): number {
  const anywhere = state.phase === 'finish'
  const first = anywhere ? 0 : state.area * SPACES
  const end = anywhere ? state.spaces.length : first + SPACES
  let highest = 0
  for (let space = first; space < end; space++) {
    const card = state.spaces[space]!
    if (card !== NONE && PRICE[card]! > highest) highest = PRICE[card]!
  }
  return highest
}

/** What to do first towards an option: the option itself, or what brings in the money for it. */
export function firstStep(state: State, seat: Seat, option: number): number {
  if (option < TAKE) return option
  const card = option - (option < TAKE_WITH_ASSISTANT ? TAKE : TAKE_WITH_ASSISTANT)
  if (PRICE[card]! <= state.money[seat]!) return option
  const money = largestMoney(state.hands[seat]!)
  return money === NONE ? DELIVER : CASH + money
}

function largestMoney(hand: readonly CardIndex[]): CardIndex {
  let largest = NONE
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if (VALUE[card]! > 0 && (largest === NONE || VALUE[card]! > VALUE[largest]!)) largest = card
  }
  return largest
}

/** Plays an option in place, with everything that has to come before it. */
export function playOption(state: State, seat: Seat, option: number, emit?: EmitEvent): void {
  for (let step = NONE; step !== option; ) {
    step = firstStep(state, seat, option)
    apply(state, seat, search.decode(state, seat, step), emit)
  }
}
