import type { Seat } from '@south-street/engine'
import type { Action } from './actions/action.ts'
import { offeredDeliveries } from './delivery/offers.ts'
import { DELIVER, search } from './search.ts'
import type { State } from './state.ts'

const scratch = new Uint16Array(search.maxCodes)

/**
 * The answers to the seat's decision, then what it may do at any time. Of cards with the same face only the first is
 * listed (assistants, money cards), and of the deliveries those of `offeredDeliveries`.
 */
export function legal(state: State, seat: Seat): Action[] {
  const count = search.codes(state, seat, scratch)
  const actions: Action[] = []
  for (let i = 0; i < count; i++) {
    const code = scratch[i]!
    if (code !== DELIVER) actions.push(search.decode(state, seat, code))
    else {
      for (const delivery of offeredDeliveries(state.hands[seat]!, state.fleets[seat]!)) {
        actions.push({ type: 'deliver', ...delivery })
      }
    }
  }
  return actions
}
