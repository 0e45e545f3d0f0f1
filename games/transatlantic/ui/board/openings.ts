import type { Seat } from '@south-street/engine'
import type { Action } from '../../src/actions/action.ts'
import type { CardIndex, Flag, Region, ShipIndex } from '../../src/catalogue.ts'
import { facetsOf, type Picks, shipsOf } from './picks.ts'

/** Everything on the table that can be part of an answer now. */
export interface Openings {
  readonly cards: ReadonlySet<CardIndex>
  readonly ships: ReadonlySet<ShipIndex>
  readonly regions: ReadonlySet<Region>
  readonly markers: ReadonlySet<Flag>
  readonly seats: ReadonlySet<Seat>
  readonly tile: boolean
  readonly coalBonus: boolean
  readonly copyNothing: boolean
}

export const NO_OPENINGS: Openings = {
  cards: new Set(),
  ships: new Set(),
  regions: new Set(),
  markers: new Set(),
  seats: new Set(),
  tile: false,
  coalBonus: false,
  copyNothing: false,
}

/** Reads them off the answers that the rules allow. */
export function findOpenings(legal: readonly Action[], picks: Picks): Openings {
  const isPlacing = (action: Action) => action.type === 'deploy' || action.type === 'redeploy'
  const chosen = picks.ships[0]
  const regions = legal.flatMap((action): readonly Region[] => {
    if (isPlacing(action)) return shipsOf(action)[0] === chosen && 'region' in action ? [action.region] : []
    return 'region' in action ? [action.region] : []
  })
  return {
    cards: new Set(legal.flatMap((action) => ('card' in action ? [action.card] : []))),
    ships: new Set(legal.flatMap(shipsOf)),
    regions: new Set(regions),
    markers: new Set(legal.flatMap((action) => facetsOf(action).markers)),
    seats: new Set(legal.flatMap((action) => (action.type === 'copy' && action.from !== null ? [action.from] : []))),
    tile: legal.some(({ type }) => type === 'tile'),
    coalBonus: legal.some((action) => facetsOf(action).coalBonus),
    copyNothing: legal.some((action) => action.type === 'copy' && action.from === null),
  }
}
