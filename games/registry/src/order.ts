/** Games that have a place by their places, then the others as they come. */
export function inOrder<G extends { readonly place?: number }>(games: readonly G[]): readonly G[] {
  const placeOf = ({ place = Number.POSITIVE_INFINITY }: G) => place
  return [...games].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0))
}
