import { at, type Json, type Refusal, readMembers, type Seat } from '@south-street/engine'
import { CARDS, type CardIndex, DIRECTOR, LIMITS, readCard } from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { beginAction } from '../flow.ts'
import { refusal } from '../refusal.ts'
import { insertInto, removeFrom, type State } from '../state.ts'
import type { Verb } from './verb.ts'

/** A card from hand (TA-4.1). */
export interface Play {
  readonly type: 'play'
  readonly card: CardIndex
}

/** TA-10.1 */
function mayDirect(state: State, seat: Seat): boolean {
  return state.stacks[seat]!.length >= LIMITS.director_other_cards
}

function refusePlay(state: State, seat: Seat, { card }: Play): Refusal | null {
  const { id } = CARDS[card]!
  if (!state.hands[seat]!.includes(card)) return refusal('not-held', 'TA-4.1', { card: id })
  if (card !== DIRECTOR || mayDirect(state, seat)) return null
  const wanted = LIMITS.director_other_cards
  return refusal('director-too-early', 'TA-10.1', { played: state.stacks[seat]!.length, wanted })
}

function applyPlay(state: State, seat: Seat, { card }: Play, emit?: EmitEvent): void {
  emit?.({ type: 'played', seat, card })
  const stack = state.stacks[seat]!
  if (card === DIRECTOR) {
    // TA-10.2: DIRECTOR itself never leaves the hand.
    emit?.({ type: 'took-up', seat, cards: stack.slice() })
    while (stack.length > 0) insertInto(state.hands[seat]!, stack.pop()!)
  } else {
    removeFrom(state.hands[seat]!, card)
    stack.push(card) // TA-4.2
  }
  beginAction(state, card, emit)
}

function codes(state: State, out: Uint16Array, start: number): number {
  let count = start
  for (const card of state.hands[state.turn]!) {
    if (card !== DIRECTOR || mayDirect(state, state.turn)) out[count++] = card
  }
  return count
}

export const play: Verb<Play> = {
  refuse: refusePlay,
  apply: applyPlay,
  isForced: () => false, // TA-17.6
  codes,
  decode: (_state, code) => ({ type: 'play', card: code }),
  format: ({ card }) => ` ${CARDS[card]!.id}`,
  parse: (rest) => ({ type: 'play', card: readCard(rest) }),
  read: (json) => {
    const members = readMembers(json, ['type', 'card'])
    return { type: 'play', card: at('card', () => readCard(members.card)) }
  },
  write: ({ card }): { [member: string]: Json } => ({ type: 'play', card: CARDS[card]!.id }),
}
