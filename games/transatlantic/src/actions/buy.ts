import { at, type Json, type Refusal, readList, readMembers, type Seat } from '@south-street/engine'
import {
  isHeadquarters,
  isSteamship,
  LIMITS,
  MARKET_SLOTS,
  NONE,
  PRICE,
  readShip,
  SHIPS,
  type ShipIndex,
  SURCHARGES,
} from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { beginDeploying } from '../flow.ts'
import { refusal } from '../refusal.ts'
import { insertInto, type State } from '../state.ts'
import { sorted, unexpected, type Verb, words } from './verb.ts'

/** Cards of the market, with SHIPYARD+ also the ship that takes the extra coal (TA-9.1, TA-9.21). */
export interface Buy {
  readonly type: 'buy'
  readonly cards: readonly ShipIndex[]
  readonly coal?: ShipIndex
}

/** TA-5.1 */
function priceInMarket(state: State, card: ShipIndex): number {
  return PRICE[card]! + SURCHARGES[state.market.indexOf(card)]!
}

function priceOf(state: State, cards: readonly ShipIndex[]): number {
  return cards.reduce((sum, card) => sum + priceInMarket(state, card), 0)
}

function refuseBuy(state: State, seat: Seat, action: Buy): Refusal | null {
  const { cards } = action
  for (const [i, card] of cards.entries()) {
    const { id } = SHIPS[card]!
    if (!state.market.includes(card)) return refusal('not-in-market', 'TA-9.1', { ship: id })
    if (cards.indexOf(card) !== i) return refusal('card-twice', 'TA-9.1', { ship: id })
  }
  const wrongNumber = refuseNumber(state, cards)
  if (wrongNumber !== null) return wrongNumber
  if (cards.length > state.captains[seat]!) {
    return refusal('no-captain', 'TA-2.1', { captains: state.captains[seat]! })
  }
  const price = priceOf(state, cards)
  const money = state.money[seat]!
  if (price > money) return refusal('cannot-pay', 'TA-5.4', { price, money, missing: price - money })
  return refuseCoal(state, action)
}

function refuseNumber(state: State, cards: readonly ShipIndex[]): Refusal | null {
  if (state.undertaking === 'SET-UP') {
    return cards.length === 1 && isSteamship(cards[0]!) ? null : refusal('first-ship', 'TA-3.10')
  }
  const limit = LIMITS.cards_per_shipyard
  if (cards.length > limit) return refusal('too-many-cards', 'TA-9.1', { limit })
  if (cards.filter(isHeadquarters).length > LIMITS.headquarters_per_shipyard) {
    return refusal('one-headquarters', 'TA-13.2')
  }
  return null
}

function refuseCoal(state: State, { cards, coal }: Buy): Refusal | null {
  if (coal === undefined) return null
  const ship = SHIPS[coal]!.id
  if (state.undertaking !== 'SHIPYARD+') return refusal('coal-not-offered', 'TA-9.1', { ship })
  return isSteamship(coal) && cards.includes(coal) ? null : refusal('coal-not-bought', 'TA-9.21', { ship })
}

function applyBuy(state: State, seat: Seat, { cards, coal }: Buy, emit?: EmitEvent): void {
  const price = priceOf(state, cards) // TA-5.2: by the slots as they are before the first card leaves
  state.money[seat] = state.money[seat]! - price
  for (const card of cards) {
    state.market[state.market.indexOf(card)] = NONE
    state.captains[seat] = state.captains[seat]! - 1
    state.owners[card] = seat
    insertInto(state.bought, card)
    if (isHeadquarters(card)) {
      state.headquarters[seat]!.push(card) // TA-13.1
    } else {
      state.coal[card] = card === coal ? 2 : 1 // TA-5.3, TA-9.21
      insertInto(state.stored[seat]!, card)
    }
  }
  emit?.({ type: 'bought', seat, cards, price, coal: coal ?? NONE })
  beginDeploying(state, emit)
}

/** The price in a slot, or more than anybody has where there is nothing to buy. */
function slotPrice(state: State, slot: number): number {
  const card = state.market[slot]!
  if (card === NONE || (state.undertaking === 'SET-UP' && !isSteamship(card))) return Number.MAX_SAFE_INTEGER
  return PRICE[card]! + SURCHARGES[slot]!
}

function isForced(state: State): boolean {
  const { turn } = state
  let affordable = 0
  if (state.captains[turn]! > 0) {
    for (let slot = 0; slot < MARKET_SLOTS; slot++) {
      if (slotPrice(state, slot) <= state.money[turn]!) affordable++
    }
  }
  return affordable === (state.undertaking === 'SET-UP' ? 1 : 0)
}

/** A code is made of the first slot and the second, from 1, 0 for none; and which of the two takes the extra coal. */
function codeOf(first: number, second: number, coal: number): number {
  return (first * (MARKET_SLOTS + 1) + second) * 3 + coal
}

function codes(state: State, out: Uint16Array, start: number): number {
  const { turn } = state
  const money = state.money[turn]!
  const captains = state.captains[turn]!
  const isSetUp = state.undertaking === 'SET-UP'
  let count = start
  const offer = (first: number, second: number): void => {
    out[count++] = codeOf(first, second, 0)
    if (state.undertaking !== 'SHIPYARD+') return
    if (isSteamship(state.market[first - 1]!)) out[count++] = codeOf(first, second, 1)
    if (second > 0 && isSteamship(state.market[second - 1]!)) out[count++] = codeOf(first, second, 2)
  }
  if (!isSetUp) out[count++] = codeOf(0, 0, 0)
  if (captains === 0) return count
  for (let first = 0; first < MARKET_SLOTS; first++) {
    const left = money - slotPrice(state, first)
    if (left < 0) continue
    offer(first + 1, 0)
    if (isSetUp || captains === 1) continue
    for (let second = first + 1; second < MARKET_SLOTS; second++) {
      const isSecondHeadquarters = isHeadquarters(state.market[first]!) && isHeadquarters(state.market[second]!)
      if (slotPrice(state, second) <= left && !isSecondHeadquarters) offer(first + 1, second + 1)
    }
  }
  return count
}

function decode(state: State, code: number): Buy {
  const slots = Math.floor(code / 3)
  const first = Math.floor(slots / (MARKET_SLOTS + 1))
  const second = slots % (MARKET_SLOTS + 1)
  const named = [first, second].filter((slot) => slot > 0).map((slot) => state.market[slot - 1]!)
  const coal = code % 3
  const cards = sorted(named)
  return coal === 0 ? { type: 'buy', cards } : { type: 'buy', cards, coal: named[coal - 1]! }
}

function formatBuy({ cards, coal }: Buy): string {
  const ids = cards.map((card) => ` ${SHIPS[card]!.id}`).join('')
  return coal === undefined ? ids : `${ids} coal ${SHIPS[coal]!.id}`
}

function parseBuy(rest: string): Buy {
  const named = words(rest)
  const at = named.indexOf('coal')
  if (at < 0) return { type: 'buy', cards: sorted(named.map(readShip)) }
  if (at !== named.length - 2) throw unexpected(rest)
  return { type: 'buy', cards: sorted(named.slice(0, at).map(readShip)), coal: readShip(named[at + 1]) }
}

function readBuy(json: unknown): Buy {
  const members = readMembers(json, ['type', 'cards'], ['coal'])
  const cards = sorted(at('cards', () => readList(members.cards, readShip)))
  if (!Object.hasOwn(members, 'coal')) return { type: 'buy', cards }
  return { type: 'buy', cards, coal: at('coal', () => readShip(members.coal)) }
}

function writeBuy({ cards, coal }: Buy): { [member: string]: Json } {
  const ids = cards.map((card) => SHIPS[card]!.id)
  return coal === undefined ? { type: 'buy', cards: ids } : { type: 'buy', cards: ids, coal: SHIPS[coal]!.id }
}

export const buy: Verb<Buy> = {
  refuse: refuseBuy,
  apply: applyBuy,
  isForced,
  codes,
  decode,
  format: formatBuy,
  parse: parseBuy,
  read: readBuy,
  write: writeBuy,
}
