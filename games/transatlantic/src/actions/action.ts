import { joinVerbs, type Refusal, type Seat } from '@south-street/engine'
import type { EmitEvent } from '../events.ts'
import type { Invest } from '../investing.ts'
import { refusal } from '../refusal.ts'
import type { Decision, State } from '../state.ts'
import { type Buy, buy } from './buy.ts'
import { type Copy, copy } from './copy.ts'
import { type Deploy, deploy } from './deploy.ts'
import { invest } from './invest.ts'
import { type Load, load } from './load.ts'
import { type Play, play } from './play.ts'
import { type Redeploy, redeploy } from './redeploy.ts'
import { type ChooseRegion, region } from './region.ts'
import { type Take, take } from './take.ts'
import { TILE_CODE, type Tile, tile } from './tile.ts'
import { type Transport, transport } from './transport.ts'
import { MAX_CODES, type Verb } from './verb.ts'

export type Action = Buy | Deploy | Redeploy | Play | Tile | Copy | Take | Transport | ChooseRegion | Load | Invest

const VERBS: { [Type in Action['type']]: Verb<Extract<Action, { type: Type }>> } = {
  buy,
  deploy,
  redeploy,
  play,
  tile,
  copy,
  take,
  transport,
  region,
  load,
  invest,
}

export const { format, parse, readAction, writeAction } = joinVerbs<Action>(VERBS)

function verbOf(type: Action['type']): Verb<Action> {
  return VERBS[type]
}

/** The verb that answers a decision; the turn's other one is `tile`. */
function answerOf(decision: Exclude<Decision, 'over'>): Verb<Action> {
  return verbOf(decision === 'turn' ? 'play' : decision)
}

function decisionOf(type: Action['type']): Decision {
  return type === 'play' || type === 'tile' ? 'turn' : type
}

export function refuse(state: State, seat: Seat, action: Action): Refusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.players) {
    return refusal('no-such-seat', 'TA-17.6', { number: seat + 1 })
  }
  if (state.decision === 'over') return refusal('game-over', 'TA-15.2')
  if (state.actor !== seat) return refusal('not-asked', 'TA-17.6', { asked: state.actor })
  if (state.decision !== decisionOf(action.type)) {
    return refusal('other-question', 'TA-17.6', { question: state.decision })
  }
  return verbOf(action.type).refuse(state, seat, action)
}

const SCRATCH = new Uint16Array(MAX_CODES)

/** Carries out an action, and then every decision that leaves no choice (TA-17.6). */
export function apply(state: State, seat: Seat, action: Action, emit?: EmitEvent): void {
  verbOf(action.type).apply(state, seat, action, emit)
  while (state.decision !== 'over') {
    const answer = answerOf(state.decision)
    if (!answer.isForced(state)) return
    answer.codes(state, SCRATCH, 0)
    answer.apply(state, state.actor, answer.decode(state, SCRATCH[0]!), emit)
  }
}

/** Writes the codes of the answers to the decision that is owed, in a fixed order, and returns their number. */
export function writeCodes(state: State, out: Uint16Array): number {
  if (state.decision === 'over') return 0
  const count = answerOf(state.decision).codes(state, out, 0)
  return state.decision === 'turn' ? tile.codes(state, out, count) : count
}

export function decode(state: State, code: number): Action {
  if (state.decision === 'turn' && code === TILE_CODE) return tile.decode(state, code)
  return answerOf(state.decision as Exclude<Decision, 'over'>).decode(state, code)
}
