import { AREAS, type Area, NONE } from './cards.ts'
import { CURRENT_SPACES, FULL_SUPPLY, FUTURE_SPACES, SHORT_AREAS_AT_END, SPACES } from './state.ts'
import type { View } from './view.ts'

/** What is read of a view. All of it lies open before everybody, so every seat is told the same. */
export type OpenTable = Pick<View, 'players' | 'phase' | 'chosen' | 'spaces' | 'talons'>

/**
 * PR-8.1: whether an area will be short when this round ends, whatever happens until then. One that has been chosen is
 * filled from what comes next and the talon, of which only an assistant can still take something away; all others stay
 * as they are, or are chosen yet and get nothing.
 */
export function runsShort({ players, chosen, spaces, talons }: OpenTable, area: Area): boolean {
  const first = area * SPACES
  const full = FULL_SUPPLY[players]!
  if ((chosen & (1 << area)) === 0) return spaces[first + full - 1] === NONE
  const future = spaces.slice(first + CURRENT_SPACES, first + CURRENT_SPACES + FUTURE_SPACES)
  return future.filter((card) => card !== NONE).length + talons[area]! < full
}

/** The areas that make it certain that the game ends with this round; null while it is not. */
export function endingAreas(view: OpenTable): readonly Area[] | null {
  const short = AREAS.flatMap((_, area) => (runsShort(view, area) ? [area] : []))
  return view.phase === 'over' || short.length < SHORT_AREAS_AT_END[view.players]! ? null : short
}
