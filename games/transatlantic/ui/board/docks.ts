import { FLAG, type Flag, NONE, type ShipIndex } from '../../src/catalogue.ts'
import { slotForDocks } from '../../src/market.ts'
import type { View } from '../../src/view.ts'

/** The ships of a flag that nobody bought (TA-3.10). */
export function dockedOf({ docks }: Pick<View, 'docks'>, flag: Flag): readonly ShipIndex[] {
  return docks.filter((ship) => FLAG[ship] === flag)
}

/** The market's slot that goes to the docks next, if these ships are bought; NONE while nothing is docked (TA-3.10). */
export function nextForDocks(view: View, bought: readonly ShipIndex[]): number {
  if (view.undertaking === 'SET-UP') return NONE
  return slotForDocks(view.market.map((ship) => (bought.includes(ship) ? NONE : ship)))
}
