import type { LastRound } from '@south-street/ui'
import { AREAS, type Area, NONE } from '../src/cards.ts'
import {
  areaOfSpace,
  CURRENT_SPACES,
  FULL_SUPPLY,
  FUTURE_SPACES,
  isFutureSpace,
  SHORT_AREAS_AT_END,
  SPACES,
} from '../src/state.ts'
import type { View } from '../src/view.ts'

/** What is read of a view. All of it lies open before everybody, so every seat is told the same. */
type OpenTable = Pick<View, 'players' | 'phase' | 'chosen' | 'spaces' | 'talons'>

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

/** The cards that an area without a talon has left; null where there is a talon. */
export function cardsLeft({ spaces, talons }: OpenTable, area: Area): number | null {
  if (talons[area]! > 0) return null
  return spaces.slice(area * SPACES, (area + 1) * SPACES).filter((card) => card !== NONE).length
}

/** Why a space is empty for good, where it is. */
export function gapName({ talons }: OpenTable, space: number): 'not-refilled' | 'no-more-cards' | null {
  if (talons[areaOfSpace(space)]! > 0) return null
  return isFutureSpace(space) ? 'no-more-cards' : 'not-refilled'
}

/** Once it is certain that the game ends with this round. */
export function lastRound(view: OpenTable): LastRound | null {
  const short = AREAS.flatMap((_, area) => (runsShort(view, area) ? [area] : []))
  if (view.phase === 'over' || short.length < SHORT_AREAS_AT_END[view.players]!) return null
  const areas = short.map((area) => ({ key: `areas.${AREAS[area]}`, params: {} }))
  return {
    title: { key: 'last-round.title', params: {} },
    why: { key: 'last-round.why', params: { areas } },
    brief: { key: 'last-round.brief', params: {} },
    after: { key: 'last-round.after', params: {} },
  }
}
