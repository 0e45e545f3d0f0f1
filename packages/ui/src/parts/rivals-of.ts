/** The seats clockwise from the viewer's left; for a spectator all of them. */
export function rivalsOf({ viewer, players }: { readonly viewer: number | null; readonly players: number }): number[] {
  const own = viewer ?? players - 1
  const others = Array.from({ length: players - 1 }, (_, i) => (own + 1 + i) % players)
  return viewer === null ? [...others, own] : others
}
