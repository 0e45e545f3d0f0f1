import type { Verb as AnyVerb } from '@south-street/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export type Verb<Action> = AnyVerb<State, Action, Event>
