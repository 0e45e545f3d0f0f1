import type { LastRound } from '@south-street/ui'
import { AREAS, type Area, NONE } from '../src/cards.ts'
import { endingAreas, type OpenTable } from '../src/short-areas.ts'
import { areaOfSpace, isFutureSpace, SPACES } from '../src/state.ts'

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
  const short = endingAreas(view)
  if (short === null) return null
  const areas = short.map((area) => ({ key: `areas.${AREAS[area]}`, params: {} }))
  return {
    title: { key: 'last-round.title', params: {} },
    why: { key: 'last-round.why', params: { areas } },
    brief: { key: 'last-round.brief', params: {} },
    after: { key: 'last-round.after', params: {} },
  }
}
