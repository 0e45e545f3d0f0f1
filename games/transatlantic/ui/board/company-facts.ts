import type { Seat } from '@south-street/engine'
import { type Flag, NONE, SETUP, type ShipIndex, SPEED } from '../../src/catalogue.ts'
import { columnValue } from '../../src/sheet.ts'
import type { View } from '../../src/view.ts'
import { dockedOf } from './docks.ts'

/** What a ship of this flag would score its owner now: the column of the sheet, and the docks (TA-15). */
export function scoreOfFlag(view: View, seat: Seat, flag: Flag): number {
  return columnValue(view.players, view.markers[seat]![flag]!) + dockedOf(view, flag).length
}

/** A company's ships at sea, region by region, the youngest first. */
export function shipsBySea(view: View, seat: Seat): readonly (readonly ShipIndex[])[] {
  return view.regions.map((ships) => ships.filter((ship) => view.owners[ship] === seat).toReversed())
}

export function housesLeft(view: View, seat: Seat): number {
  return SETUP.houses - view.houses.reduce((sum, region) => sum + region[seat]!, 0)
}

/** The ship that is faster than all others; NONE where two are equal. */
export function fastestOf(ships: readonly ShipIndex[]): ShipIndex {
  const most = Math.max(0, ...ships.map((ship) => SPEED[ship]!))
  const all = ships.filter((ship) => SPEED[ship] === most)
  return all.length === 1 ? all[0]! : NONE
}
