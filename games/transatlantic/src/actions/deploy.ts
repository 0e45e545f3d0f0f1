import type { Refusal, Seat } from '@south-street/engine'
import { NONE, SHIPS } from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { deployable, settlePlacing } from '../flow.ts'
import { enterRegion, openRegions } from '../placing.ts'
import { refusal } from '../refusal.ts'
import { removeFrom, type State } from '../state.ts'
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

/** One of the ships just bought, or with the (D) cards one that is stored (sections 6 and 9). */
export interface Deploy extends Placement {
  readonly type: 'deploy'
}

function refuseDeploy(state: State, _seat: Seat, action: Deploy): Refusal | null {
  if (!deployable(state).includes(action.ship)) {
    return refusal('not-deployable', 'TA-9.1', { ship: SHIPS[action.ship]!.id })
  }
  return refusePlace(state, action, NONE)
}

function applyDeploy(state: State, seat: Seat, { ship, region }: Deploy, emit?: EmitEvent): void {
  removeFrom(state.stored[seat]!, ship)
  emit?.({ type: 'deployed', seat, ship, region })
  enterRegion(state, ship, region)
  settlePlacing(state, emit)
}

function isForced(state: State): boolean {
  let pairs = 0
  for (const ship of deployable(state)) pairs += countBits(openRegions(state, ship, NONE))
  return pairs === 1
}

function codes(state: State, out: Uint16Array, start: number): number {
  let count = start
  for (const ship of deployable(state)) count = placementCodes(state, ship, NONE, out, count)
  return count
}

export const deploy: Verb<Deploy> = {
  refuse: refuseDeploy,
  apply: applyDeploy,
  isForced,
  codes,
  decode: (_state, code) => ({ type: 'deploy', ...decodePlacement(code) }),
  format: formatPlacement,
  parse: (rest) => ({ type: 'deploy', ...parsePlacement(rest) }),
  read: (json) => ({ type: 'deploy', ...readPlacement(json) }),
  write: (action) => ({ type: 'deploy', ...writePlacement(action) }),
}
