import type { Passing } from '@south-street/engine'
import { NONE, readCard } from './cards.ts'
import type { PacketRow } from './types.ts'

export const passing: Passing<PacketRow> = {
  // PR-3.8: while an area is to be chosen there is nothing to pass.
  pass: (view) => (view.actor === view.viewer && view.phase !== 'choose' ? { type: 'pass' } : null),
  stretches: ['area', 'round'],
  stretch: (view, sort) => {
    if (view.phase === 'over') return null
    if (sort === 'round') return String(view.round)
    // PR-3.1: an area is chosen at most once a round.
    return view.area === NONE ? null : `${view.round}/${view.area}`
  },
  isOffered: (view, card) => view.spaces.includes(readCard(card)),
}
