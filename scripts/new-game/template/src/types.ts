import type { Action, Deal, Event, Options, State } from './state.ts'
import type { View } from './view.ts'

/** The types of this game, in a bundle: what `Game<Types>` wants. */
export interface Types {
  State: State
  Action: Action
  View: View
  Event: Event
  Options: Options
  Deal: Deal
}
