import { isSteamship, type ShipIndex } from '../../src/catalogue.ts'
import type { View } from '../../src/view.ts'
import type { Appraisal } from './appraisal.ts'
import { type Gain, gainOf } from './gain.ts'
import { shipsOf } from './picks.ts'

const NOTHING: ReadonlyMap<ShipIndex, Gain> = new Map()

/** What each ship that may sail would earn now, under the card that is being carried out. */
export function earningsOf(view: View, appraisal: Appraisal | null): ReadonlyMap<ShipIndex, Gain> {
  if (appraisal === null || view.decision !== 'transport') return NOTHING
  const ships = new Set(appraisal.legal.flatMap(shipsOf))
  return new Map(
    [...ships].flatMap((ship) => {
      const action = { type: 'transport', ships: [ship] } as const
      return appraisal.refuse(action) === null
        ? [[ship, gainOf(appraisal.tryOut(action).events, view.viewer!)] as const]
        : []
    }),
  )
}

/** An own steamship at sea that lies still for want of coal. */
export function isStuck(view: View, ship: ShipIndex): boolean {
  return view.owners[ship] === view.viewer && isSteamship(ship) && view.coal[ship] === 0
}
