import type { Json, Refusal, Seat } from '@south-street/engine'
import type { EmitEvent } from '../events.ts'
import type { State } from '../state.ts'

/** Everything about one kind of action; each has a file of its own. */
export interface Verb<Action> {
  refuse(state: State, seat: Seat, action: Action): Refusal | null
  apply(state: State, seat: Seat, action: Action, emit?: EmitEvent): void
  /** What follows the verb in the line of text, with a leading space; or nothing. */
  format(action: Action): string
  parse(rest: string): Action
  read(json: unknown): Action
  write(action: Action): { [member: string]: Json }
}
