import type { View } from '../../src/view.ts'

/** The seats clockwise from the viewer's left; for a spectator all of them. */
export function rivalsOf(view: View): readonly number[] {
  const own = view.viewer ?? view.players - 1
  const others = Array.from({ length: view.players - 1 }, (_, i) => (own + 1 + i) % view.players)
  return view.viewer === null ? [...others, own] : others
}
