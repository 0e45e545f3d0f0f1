import { at, type Json, type Refusal, readMembers, type Seat } from '@south-street/engine'
import { REGIONS, type Region, readRegion } from '../catalogue.ts'
import type { EmitEvent } from '../events.ts'
import { finishAction } from '../flow.ts'
import { refusal } from '../refusal.ts'
import { sailRegion } from '../sailing.ts'
import { regionsOf, type State } from '../state.ts'
import type { Verb } from './verb.ts'

/** The region whose ready ships sail (TA-9.3, TA-9.19). */
export interface ChooseRegion {
  readonly type: 'region'
  readonly region: Region
}

function refuseRegion(state: State, _seat: Seat, action: ChooseRegion): Refusal | null {
  if (action.region < regionsOf(state)) return null
  return refusal('region-not-in-play', 'TA-9.19', { region: REGIONS[action.region]! })
}

function applyRegion(state: State, seat: Seat, action: ChooseRegion, emit?: EmitEvent): void {
  sailRegion(state, seat, action.region, emit)
  finishAction(state, emit)
}

function codes(state: State, out: Uint16Array, start: number): number {
  for (let region = 0; region < regionsOf(state); region++) out[start + region] = region
  return start + regionsOf(state)
}

export const region: Verb<ChooseRegion> = {
  refuse: refuseRegion,
  apply: applyRegion,
  isForced: () => false,
  codes,
  decode: (_state, code) => ({ type: 'region', region: code }),
  format: (action) => ` ${REGIONS[action.region]}`,
  parse: (rest) => ({ type: 'region', region: readRegion(rest) }),
  read: (json) => {
    const members = readMembers(json, ['type', 'region'])
    return { type: 'region', region: at('region', () => readRegion(members.region)) }
  },
  write: (action): { [member: string]: Json } => ({ type: 'region', region: REGIONS[action.region]! }),
}
