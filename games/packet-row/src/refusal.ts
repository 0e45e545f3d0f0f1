import type { Refusal, Seat } from '@south-street/engine'
import type { State } from './state.ts'

export function refusal(code: string, clause: string, params: Refusal['params'] = {}): Refusal {
  return { code, clause, params }
}

/** For the actions that answer a decision. */
export function refuseOutOfTurn(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'over') return refusal('game-over', 'PR-8.1')
  if (state.actor !== seat) return refusal('not-asked', 'PR-3.2', { asked: state.actor })
  return null
}
