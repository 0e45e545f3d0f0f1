import { at, type Json, type Refusal, readInteger, readMembers, type Seat } from '@south-street/engine'
import { CARDS, NONE } from '../catalogue.ts'
import { MAX_PLAYERS } from '../deal.ts'
import type { EmitEvent } from '../events.ts'
import { beginAction, findCopyable, finishAction } from '../flow.ts'
import { refusal } from '../refusal.ts'
import { type State, visibleCard } from '../state.ts'
import type { Verb } from './verb.ts'

/** An opponent's visible card (TA-9.10); null under SHIP'S AGENT: nothing is copied (TA-9.18). */
export interface Copy {
  readonly type: 'copy'
  readonly from: Seat | null
}

const NOTHING = MAX_PLAYERS

function refuseCopy(state: State, seat: Seat, { from }: Copy): Refusal | null {
  if (from === null) return state.undertaking === 'TILE' ? refusal('tile-must-copy', 'TA-12.3') : null
  if (from >= state.players) return refusal('no-such-seat', 'TA-9.10', { number: from + 1 })
  if (from === seat) return refusal('own-card', 'TA-9.10')
  const card = visibleCard(state, from)
  if (card === NONE) return refusal('nothing-visible', 'TA-9.10', { from })
  return CARDS[card]!.copyable ? null : refusal('not-copyable', 'TA-9.10', { card: CARDS[card]!.id })
}

function applyCopy(state: State, seat: Seat, { from }: Copy, emit?: EmitEvent): void {
  if (from === null) {
    emit?.({ type: 'copied-nothing', seat })
    finishAction(state, emit)
    return
  }
  const card = visibleCard(state, from)
  emit?.({ type: 'copied', seat, from, card })
  beginAction(state, card, emit)
}

function codes(state: State, out: Uint16Array, start: number): number {
  let count = start
  for (const seat of findCopyable(state)) out[count++] = seat
  if (state.undertaking !== 'TILE') out[count++] = NOTHING
  return count
}

export const copy: Verb<Copy> = {
  refuse: refuseCopy,
  apply: applyCopy,
  isForced: (state) => state.undertaking === 'TILE' && findCopyable(state).length === 1,
  codes,
  decode: (_state, code) => ({ type: 'copy', from: code === NOTHING ? null : code }),
  format: ({ from }) => ` ${from ?? 'nothing'}`,
  parse: (rest) => ({
    type: 'copy',
    from: rest === 'nothing' ? null : readInteger(/^\d$/.test(rest) ? Number(rest) : rest, 0, MAX_PLAYERS - 1),
  }),
  read: (json) => {
    const { from } = readMembers(json, ['type', 'from'])
    return { type: 'copy', from: from === null ? null : at('from', () => readInteger(from, 0, MAX_PLAYERS - 1)) }
  },
  write: ({ from }): { [member: string]: Json } => ({ type: 'copy', from }),
}
