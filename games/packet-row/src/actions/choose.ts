import { at, type Json, type Refusal, readMembers, readOneOf, type Seat } from '@south-street/engine'
import { AREAS, type Area } from '../cards.ts'
import type { EmitEvent } from '../events.ts'
import { askAfter, openArea } from '../flow.ts'
import { refusal, refuseOutOfTurn } from '../refusal.ts'
import { canBeChosen, type State } from '../state.ts'
import type { Verb } from './verb.ts'

/** The harbour master chooses an area (PR-3.1). */
export interface Choose {
  readonly type: 'choose'
  readonly area: Area
}

function refuseChoose(state: State, seat: Seat, action: Choose): Refusal | null {
  const outOfTurn = refuseOutOfTurn(state, seat)
  if (outOfTurn !== null) return outOfTurn
  const area = AREAS[action.area]!
  if (state.phase === 'finish') return refusal('choose-by-taking', 'PR-3.10', { area })
  if (state.phase === 'decide') return refusal('decline-first', 'PR-3.8', { area })
  if (state.phase === 'ask') return refusal('not-harbour-master', 'PR-3.1', { area })
  if ((state.chosen & (1 << action.area)) !== 0) return refusal('area-chosen', 'PR-3.1', { area })
  if (!canBeChosen(state, action.area)) return refusal('area-empty', 'PR-3.1', { area })
  return null
}

function applyChoose(state: State, seat: Seat, action: Choose, emit?: EmitEvent): void {
  openArea(state, action.area)
  emit?.({ type: 'chose', seat, area: action.area })
  askAfter(state, seat, emit)
}

function formatChoose(action: Choose): string {
  return ` ${AREAS[action.area]}`
}

function parseChoose(rest: string): Choose {
  return { type: 'choose', area: AREAS.indexOf(readOneOf(rest, AREAS)) }
}

function readChoose(json: unknown): Choose {
  const members = readMembers(json, ['type', 'area'])
  return { type: 'choose', area: AREAS.indexOf(at('area', () => readOneOf(members.area, AREAS))) }
}

function writeChoose(action: Choose): { [member: string]: Json } {
  return { type: 'choose', area: AREAS[action.area]! }
}

export const choose: Verb<Choose> = {
  refuse: refuseChoose,
  apply: applyChoose,
  format: formatChoose,
  parse: parseChoose,
  read: readChoose,
  write: writeChoose,
}
