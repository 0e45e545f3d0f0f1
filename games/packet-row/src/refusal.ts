import type { Refusal, Seat } from '@south-street/engine'
import type { State } from './state.ts'

/** Each has a sentence in words/, under `refusals`. */
export const REFUSAL_CODES = [
  'area-chosen',
  'area-done',
  'area-empty',
  'assistant-idle',
  'cannot-pay',
  'captain-and-destination',
  'captain-idle',
  'card-twice',
  'choose-by-taking',
  'choose-first',
  'decline-first',
  'game-over',
  'gold-unnamed',
  'goods-missing',
  'must-choose',
  'needs-assistant',
  'no-contract',
  'no-ship',
  'no-such-seat',
  'not-a-captain',
  'not-a-contract',
  'not-a-money-card',
  'not-a-ship',
  'not-a-trader',
  'not-an-assistant',
  'not-asked',
  'not-goods',
  'not-harbour-master',
  'not-held',
  'not-on-offer',
  'other-area',
  'ship-idle',
  'trader-and-kind',
  'trader-idle',
  'trader-on-gold',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

export function refusal(code: RefusalCode, clause: string, params: Refusal['params'] = {}): Refusal {
  return { code, clause, params }
}

/** For the actions that answer a decision. */
export function refuseOutOfTurn(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'over') return refusal('game-over', 'PR-8.1')
  if (state.actor !== seat) return refusal('not-asked', 'PR-3.2', { asked: state.actor })
  return null
}
