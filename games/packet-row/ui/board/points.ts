import { seededRandom } from '@south-street/engine'
import { packetRow } from '../../src/index.ts'
import type { View } from '../../src/view.ts'

/** What the viewer's cards and money would score now. */
export function pointsSoFar(view: View): number {
  const seat = view.viewer ?? 0
  if (view.scores !== null) return view.scores[seat]!.total
  return packetRow.score(packetRow.sample(view, seededRandom('points')))[seat]!.total
}
