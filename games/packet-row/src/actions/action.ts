import { at, type Json, type Refusal, readObject, readOneOf, type Seat } from '@south-street/engine'
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
const NAMES = Object.keys(VERBS) as Action['type'][]

function verbOf(type: Action['type']): Verb<Action> {
  return VERBS[type] as Verb<Action>
}

export function refuse(state: State, seat: Seat, action: Action): Refusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.players) return refusal('no-such-seat', 'PR-2.1', { seat })
  return verbOf(action.type).refuse(state, seat, action)
}

export function apply(state: State, seat: Seat, action: Action, emit?: EmitEvent): void {
  verbOf(action.type).apply(state, seat, action, emit)
}

export function format(action: Action): string {
  return action.type + verbOf(action.type).format(action)
}

export function parse(text: string): Action {
  const space = text.indexOf(' ')
  const name = readOneOf(space < 0 ? text : text.slice(0, space), NAMES)
  return verbOf(name).parse(space < 0 ? '' : text.slice(space + 1))
}

export function readAction(json: unknown): Action {
  const { type } = readObject(json)
  return verbOf(at('type', () => readOneOf(type, NAMES))).read(json)
}

export function writeAction(action: Action): { [member: string]: Json } {
  return verbOf(action.type).write(action)
}
