import { at, type Json, type Refusal, readMembers, type Seat } from '@south-street/engine'
import { CARDS, type CardIndex, readCard } from '../cards.ts'
import type { EmitEvent } from '../events.ts'
import { refusal } from '../refusal.ts'
import { discard, removeCard, type State } from '../state.ts'
import type { Verb } from './verb.ts'

/** A money card is turned into its value, at any time, in or out of turn (PR-6.1). */
export interface Cash {
  readonly type: 'cash'
  readonly card: CardIndex
}

function refuseCash(state: State, seat: Seat, action: Cash): Refusal | null {
  if (state.phase === 'over') return refusal('game-over', 'PR-6.1')
  const { id, kind } = CARDS[action.card]!
  if (!state.hands[seat]!.includes(action.card)) return refusal('not-held', 'PR-6.1', { card: id })
  if (kind !== 'money') return refusal('not-a-money-card', 'PR-6.1', { card: id })
  return null
}

function applyCash(state: State, seat: Seat, action: Cash, emit?: EmitEvent): void {
  const { value } = CARDS[action.card]!
  removeCard(state.hands[seat]!, action.card)
  discard(state, action.card)
  state.money[seat] = state.money[seat]! + value
  emit?.({ type: 'cashed', seat, card: action.card, value })
}

function formatCash(action: Cash): string {
  return ` ${CARDS[action.card]!.id}`
}

function parseCash(rest: string): Cash {
  return { type: 'cash', card: readCard(rest) }
}

function readCash(json: unknown): Cash {
  const members = readMembers(json, ['type', 'card'])
  return { type: 'cash', card: at('card', () => readCard(members.card)) }
}

function writeCash(action: Cash): { [member: string]: Json } {
  return { type: 'cash', card: CARDS[action.card]!.id }
}

export const cash: Verb<Cash> = {
  refuse: refuseCash,
  apply: applyCash,
  format: formatCash,
  parse: parseCash,
  read: readCash,
  write: writeCash,
}
