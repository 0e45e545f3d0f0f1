import type { Refusal, Seat } from '@south-street/engine'
import { SHIPS } from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { settlePlacing } from '../flow.ts'
import { enterRegion, openRegions } from '../placing.ts'
import { refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import {
  decodePlacement,
  formatPlacement,
  type Placement,
  parsePlacement,
  placementCodes,
  readPlacement,
  refusePlace,
  writePlacement,
} from './place.ts'
import { countBits, type Verb } from './verb.ts'

/** The displaced ship, by its owner, in turn or out of turn (TA-6.6, TA-17.1). */
export interface Redeploy extends Placement {
  readonly type: 'redeploy'
}

function refuseRedeploy(state: State, _seat: Seat, action: Redeploy): Refusal | null {
  if (action.ship !== state.displaced) return refusal('not-displaced', 'TA-6.6', { ship: SHIPS[action.ship]!.id })
  return refusePlace(state, action, state.leftRegion)
}

function applyRedeploy(state: State, seat: Seat, { ship, region }: Redeploy, emit?: EmitEvent): void {
  emit?.({ type: 'redeployed', seat, ship, region })
  enterRegion(state, ship, region)
  settlePlacing(state, emit)
}

export const redeploy: Verb<Redeploy> = {
  refuse: refuseRedeploy,
  apply: applyRedeploy,
  isForced: (state) => countBits(openRegions(state, state.displaced, state.leftRegion)) === 1,
  codes: (state, out, start) => placementCodes(state, state.displaced, state.leftRegion, out, start),
  decode: (_state, code) => ({ type: 'redeploy', ...decodePlacement(code) }),
  format: formatPlacement,
  parse: (rest) => ({ type: 'redeploy', ...parsePlacement(rest) }),
  read: (json) => ({ type: 'redeploy', ...readPlacement(json) }),
  write: (action) => ({ type: 'redeploy', ...writePlacement(action) }),
}
