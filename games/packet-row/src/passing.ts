import type { Passing } from '@south-street/engine'
import type { Action } from './actions/action.ts'
import { NONE, readCard } from './cards.ts'
import type { View } from './view.ts'

export const passing: Passing<Action, View> = {
  // PR-3.8: while an area is to be chosen there is nothing to pass.
  pass: (view) => (view.actor === view.viewer && view.phase !== 'choose' ? { type: 'pass' } : null),
  stretch: (view, of) => {
    if (view.phase === 'over') return null
    if (of === 'round') return String(view.round)
    // PR-3.1: an area is chosen at most once a round.
    return view.area === NONE ? null : `${view.round}/${view.area}`
  },
  isOffered: (view, card) => view.spaces.includes(readCard(card)),
}
