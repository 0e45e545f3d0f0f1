import { joinVerbs, type Refusal, type Seat } from '@south-street/engine'
import type { EmitEvent } from '../events.ts'
import { refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import { type Cash, cash } from './cash.ts'
import { type Choose, choose } from './choose.ts'
import { type Deliver, deliver } from './deliver.ts'
import { type Pass, pass } from './pass.ts'
import { type Take, take } from './take.ts'
import type { Verb } from './verb.ts'

export type Action = Choose | Take | Pass | Cash | Deliver

const VERBS: { [Type in Action['type']]: Verb<Extract<Action, { type: Type }>> } = { choose, take, pass, cash, deliver }

export const { format, parse, readAction, writeAction } = joinVerbs<Action>(VERBS)

function verbOf(type: Action['type']): Verb<Action> {
  return VERBS[type]
}

export function refuse(state: State, seat: Seat, action: Action): Refusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.players) return refusal('no-such-seat', 'PR-2.1', { seat })
  return verbOf(action.type).refuse(state, seat, action)
}

export function apply(state: State, seat: Seat, action: Action, emit?: EmitEvent): void {
  verbOf(action.type).apply(state, seat, action, emit)
}
