import { type Json, Malformed, quote, type Refusal, readMembers, type Seat } from '@south-street/engine'
import type { EmitEvent } from '../events.ts'
import { askAfter, chooseAgain, endRound } from '../flow.ts'
import { refusal, refuseOutOfTurn } from '../refusal.ts'
import type { State } from '../state.ts'
import type { Verb } from './verb.ts'

/** Taking nothing here (PR-3.4); for the harbour master declining the area (PR-3.8) or ending the round (PR-3.9). */
export interface Pass {
  readonly type: 'pass'
}

function refusePass(state: State, seat: Seat): Refusal | null {
  const outOfTurn = refuseOutOfTurn(state, seat)
  if (outOfTurn !== null) return outOfTurn
  // PR-3.8: the harbour master cannot stop while an area is left and somebody has no card.
  return state.phase === 'choose' ? refusal('must-choose', 'PR-3.8') : null
}

function applyPass(state: State, seat: Seat, emit?: EmitEvent): void {
  const { area, phase } = state
  emit?.({ type: phase === 'decide' ? 'declined' : 'passed', seat, area })
  if (phase === 'ask') askAfter(state, seat, emit)
  else if (phase === 'decide') chooseAgain(state, emit)
  else endRound(state, emit)
}

function parsePass(rest: string): Pass {
  if (rest !== '') throw new Malformed('text-unexpected', { found: quote(rest) })
  return { type: 'pass' }
}

function readPass(json: unknown): Pass {
  readMembers(json, ['type'])
  return { type: 'pass' }
}

function writePass(): { [member: string]: Json } {
  return { type: 'pass' }
}

export const pass: Verb<Pass> = {
  refuse: refusePass,
  apply: (state, seat, _action, emit) => applyPass(state, seat, emit),
  format: () => '',
  parse: parsePass,
  read: readPass,
  write: writePass,
}
