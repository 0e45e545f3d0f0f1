import { copyZone, copyZones, type Searchable, type Seat } from '@south-street/engine'
import { type Action, apply } from './actions/action.ts'
import { AREAS, CARDS, KIND, MONEY, NONE } from './cards.ts'
import { recallBestDelivery } from './delivery/recent.ts'
import { canDeliver } from './delivery/stock.ts'
import { CURRENT_SPACES, canBeChosen, firstAssistant, SPACES, type State } from './state.ts'
import type { PacketRow } from './types.ts'

/**
 * The codes: 0 to 3 choose an area; then pass; then the best delivery; and one range each for cashing a card, taking a
 * card, and taking it with an assistant.
 */
const PASS = AREAS.length
export const DELIVER = PASS + 1
export const CASH = 8
export const TAKE = CASH + CARDS.length
export const TAKE_WITH_ASSISTANT = TAKE + CARDS.length

/** Writes what the seat may do: the answers to its decision, then money cards to cash, then the best delivery. */
function codes(state: State, seat: Seat, out: Uint16Array): number {
  if (state.phase === 'over') return 0
  let count = state.actor === seat ? decisionCodes(state, seat, state.money[seat]!, out) : 0
  count = cashCodes(state, seat, out, count)
  if (canDeliver(state.hands[seat]!, state.fleets[seat]!)) out[count++] = DELIVER
  return count
}

/** The answers to the decision that the seat owes, if it had so much money. */
export function decisionCodes(state: State, seat: Seat, money: number, out: Uint16Array): number {
  let count = 0
  if (state.phase === 'choose') {
    for (let area = 0; area < AREAS.length; area++) {
      if (canBeChosen(state, area)) out[count++] = area
    }
    return count
  }
  const assistant = firstAssistant(state.hands[seat]!) !== NONE
  count = takeCodes(state, money, state.area, assistant, out, count)
  if (state.phase === 'finish') {
    for (let area = 0; area < AREAS.length; area++) {
      // PR-3.10: not from an area chosen earlier.
      if ((state.chosen & (1 << area)) === 0) count = takeCodes(state, money, area, assistant, out, count)
    }
  }
  out[count++] = PASS
  return count
}

function takeCodes(
  state: State,
  money: number,
  area: number,
  assistant: boolean,
  out: Uint16Array,
  start: number,
): number {
  let count = start
  const first = area * SPACES
  const last = assistant ? first + SPACES : first + CURRENT_SPACES
  for (let space = first; space < last; space++) {
    const card = state.spaces[space]!
    if (card === NONE || CARDS[card]!.price > money) continue
    out[count++] = (space - first < CURRENT_SPACES ? TAKE : TAKE_WITH_ASSISTANT) + card
  }
  return count
}

/** One code a value: money cards of the same value are the same card to everybody. */
function cashCodes(state: State, seat: Seat, out: Uint16Array, start: number): number {
  let count = start
  const hand = state.hands[seat]!
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if (KIND[card]! !== MONEY) continue
    const { value } = CARDS[card]!
    let place = start
    while (place < count && CARDS[out[place]! - CASH]!.value !== value) place++
    if (place === count) out[count++] = CASH + card
  }
  return count
}

function decode(state: State, seat: Seat, code: number): Action {
  if (code < PASS) return { type: 'choose', area: code }
  if (code === PASS) return { type: 'pass' }
  if (code === DELIVER) {
    return { type: 'deliver', ...recallBestDelivery(state.hands[seat]!, state.fleets[seat]!)!.delivery }
  }
  if (code < TAKE) return { type: 'cash', card: code - CASH }
  if (code < TAKE_WITH_ASSISTANT) return { type: 'take', card: code - TAKE }
  const assistant = firstAssistant(state.hands[seat]!)
  return { type: 'take', card: code - TAKE_WITH_ASSISTANT, assistant }
}

function applyCode(state: State, seat: Seat, code: number): void {
  apply(state, seat, decode(state, seat, code))
}

function copyInto(target: State, source: State): void {
  target.round = source.round
  target.phase = source.phase
  target.actor = source.actor
  target.harbourMaster = source.harbourMaster
  target.area = source.area
  target.chosen = source.chosen
  copyZone(target.spaces, source.spaces)
  copyZones(target.talons, source.talons)
  copyZones(target.discards, source.discards)
  target.box = source.box
  copyZones(target.hands, source.hands)
  copyZones(target.fleets, source.fleets)
  copyZone(target.money, source.money)
  copyZone(target.pieces, source.pieces)
}

export const search: Searchable<PacketRow> = {
  // Choosing offers 4; finishing at most every space, pass, the five money values and a delivery.
  maxCodes: AREAS.length * SPACES + 7,
  copyInto,
  codes,
  decode,
  applyCode,
}
