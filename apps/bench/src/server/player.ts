import { type Random, seededRandom } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'

export type PacketRowView = ReturnType<typeof packetRow.view>

/** Any legal action for whoever owes a decision, from what they see: so nobody has to ask a server for it. */
export function chooseAction(
  view: PacketRowView,
  random: Random,
): { readonly seat: number; readonly text: string } | null {
  const state = packetRow.sample(view, random)
  const seat = packetRow.actor(state)
  if (seat === null) return null
  // Free actions stand at the end of the list; what answers the decision comes first.
  const actions = packetRow.legal(state, seat)
  const action = actions[random.below(Math.max(1, Math.ceil(actions.length / 2)))]!
  return { seat, text: packetRow.format(action) }
}

export const playersRandom = (table: number): Random => seededRandom('bench players', table)

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
