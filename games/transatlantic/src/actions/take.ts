import { at, type Json, type Refusal, readMembers, type Seat } from '@south-street/engine'
import { CARDS, type CardIndex, readCard } from '../catalogue.ts'
import { renewDisplay } from '../display.ts'
import type { EmitEvent } from '../events.ts'
import { beginAction, finishAction } from '../flow.ts'
import { refusal } from '../refusal.ts'
import { insertInto, removeFrom, type State } from '../state.ts'
import type { Verb } from './verb.ts'

/** A card of the display, for DIRECTOR (TA-10.3) or PRESIDENT (TA-14.2). */
export interface Take {
  readonly type: 'take'
  readonly card: CardIndex
}

function refuseTake(state: State, _seat: Seat, { card }: Take): Refusal | null {
  return state.display.includes(card) ? null : refusal('not-in-display', 'TA-10.3', { card: CARDS[card]!.id })
}

function applyTake(state: State, seat: Seat, { card }: Take, emit?: EmitEvent): void {
  removeFrom(state.display, card)
  state.taken[seat]!.push(card)
  if (state.undertaking === 'PRESIDENT') {
    insertInto(state.hands[seat]!, card)
    emit?.({ type: 'took-card', seat, card, into: 'hand' })
    renewDisplay(state, emit)
    finishAction(state, emit)
    return
  }
  state.stacks[seat]!.push(card)
  state.directing = true
  emit?.({ type: 'took-card', seat, card, into: 'stack' })
  beginAction(state, card, emit)
}

function codes(state: State, out: Uint16Array, start: number): number {
  let count = start
  for (const card of state.display) out[count++] = card
  return count
}

export const take: Verb<Take> = {
  refuse: refuseTake,
  apply: applyTake,
  isForced: (state) => state.display.length === 1,
  codes,
  decode: (_state, code) => ({ type: 'take', card: code }),
  format: ({ card }) => ` ${CARDS[card]!.id}`,
  parse: (rest) => ({ type: 'take', card: readCard(rest) }),
  read: (json) => {
    const members = readMembers(json, ['type', 'card'])
    return { type: 'take', card: at('card', () => readCard(members.card)) }
  },
  write: ({ card }): { [member: string]: Json } => ({ type: 'take', card: CARDS[card]!.id }),
}
