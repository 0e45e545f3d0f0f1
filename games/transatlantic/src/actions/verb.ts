import { type Verb as AnyVerb, Malformed, quote } from '@south-street/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** One kind of action, as the answer to a decision. That the seat owes this decision is judged before `refuse` is asked. */
export interface Verb<Action> extends AnyVerb<State, Action, Event> {
  /** Whether the decision that is owed has only one answer, which the engine then makes itself (TA-17.6). */
  isForced(state: State): boolean
  /** Writes the codes of the answers from place `start` on, in a fixed order, and returns how many are there now. */
  codes(state: State, out: Uint16Array, start: number): number
  /** The answer that a code stands for in this state. */
  decode(state: State, code: number): Action
}

/**
 * No state lists more answers than this: nine ships can sail in 512 combinations, and longer lists of ways to load end
 * here.
 */
export const MAX_CODES = 512

/** Lists are sets, or multisets: their order has no meaning, so they are kept in one. */
export function sorted(items: readonly number[]): number[] {
  return [...items].sort((a, b) => a - b)
}

export function words(rest: string): string[] {
  return rest === '' ? [] : rest.split(' ')
}

/** Text that goes on where an action has ended. */
export function unexpected(rest: string): Malformed {
  return new Malformed('text-unexpected', { found: quote(rest) })
}

export function countBits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
