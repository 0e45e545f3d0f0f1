import type { Seat } from '@south-street/engine'
import { countBits } from '../src/actions/verb.ts'
import { search } from '../src/legal.ts'
import type { State } from '../src/state.ts'

/** Where there are more answers than this, only the first are thought about. */
const MANY = 48

/**
 * All answers where they are few. Of the sets of ships that may sail only the largest: whoever lets a ship sail gains by it, and a
 * card that lets it sail is rarer than coal.
 */
export function listOptions(state: State, seat: Seat, out: Uint16Array): number {
  const count = search.codes(state, seat, out)
  if (state.decision !== 'transport') return Math.min(count, MANY)
  let most = 0
  for (let i = 0; i < count; i++) most = Math.max(most, countBits(out[i]!))
  let kept = 0
  for (let i = 0; i < count; i++) if (countBits(out[i]!) === most) out[kept++] = out[i]!
  return kept
}
