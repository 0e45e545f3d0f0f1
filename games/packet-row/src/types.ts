import type { Action } from './actions/action.ts'
import type { Deal, Options } from './deal.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** What this game calls its own, for `Game<PacketRow>` and everything that goes with it. */
export interface PacketRow {
  readonly State: State
  readonly Action: Action
  readonly View: View
  readonly Event: Event
  readonly Options: Options
  readonly Deal: Deal
}
