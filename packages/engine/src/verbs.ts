import type { Refusal } from './game.ts'
import type { Json } from './json.ts'
import { at } from './malformed.ts'
import { readObject, readOneOf } from './read.ts'
import type { Seat } from './seat.ts'

/** How one kind of action stands in a line of text and in a record. */
interface WrittenVerb<Action> {
  /** What follows the verb in the line of text, with a leading space; or nothing. */
  format(action: Action): string
  /** Reads what `format` wrote. Throws `Malformed`. */
  parse(rest: string): Action
  /** Reads what `write` wrote. Throws `Malformed`. */
  read(json: unknown): Action
  /** The members that stand in a record. */
  write(action: Action): { [member: string]: Json }
}

/** Everything about one kind of action; each has a file of its own. */
export interface Verb<State, Action, Event> extends WrittenVerb<Action> {
  /** Why the rules do not allow it now; null if they do. */
  refuse(state: State, seat: Seat, action: Action): Refusal | null
  /** Carries it out, in place. */
  apply(state: State, seat: Seat, action: Action, emit?: (event: Event) => void): void
}

/** For a game whose actions are told apart by their `type`: reads and writes each by its verb. */
export function joinVerbs<Action extends { readonly type: string }>(
  verbs: Readonly<Record<Action['type'], WrittenVerb<Action>>>,
) {
  // The keys are the types of the actions; to the compiler, keys are strings.
  const names = Object.keys(verbs) as Action['type'][]
  const verbOf = (type: Action['type']): WrittenVerb<Action> => verbs[type]
  return {
    /** The line of text: the verb and what follows it. */
    format: (action: Action): string => action.type + verbOf(action.type).format(action),
    /** The action that a line of text names. */
    parse: (text: string): Action => {
      const space = text.indexOf(' ')
      const name = readOneOf(space < 0 ? text : text.slice(0, space), names)
      return verbOf(name).parse(space < 0 ? '' : text.slice(space + 1))
    },
    /** The action of a record. */
    readAction: (json: unknown): Action => {
      const { type } = readObject(json)
      return verbOf(at('type', () => readOneOf(type, names))).read(json)
    },
    /** The members that stand in a record. */
    writeAction: (action: Action): { [member: string]: Json } => verbOf(action.type).write(action),
  }
}
