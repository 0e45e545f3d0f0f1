import type { Seat } from '@south-street/engine'
import { FLAG, type Flag, SETUP, type ShipIndex } from '../../src/catalogue.ts'
import { columnValue } from '../../src/sheet.ts'
import type { View } from '../../src/view.ts'

/** What a ship of this flag would score its owner now: the column of the sheet, and the docks (TA-15). */
export function scoreOfFlag(view: View, seat: Seat, flag: Flag): number {
  const docked = view.docks.filter((ship) => FLAG[ship] === flag).length
  return columnValue(view.players, view.markers[seat]![flag]!) + docked
}

/** A company's ships at sea, region by region, the youngest first. */
export function shipsBySea(view: View, seat: Seat): readonly (readonly ShipIndex[])[] {
  return view.regions.map((ships) => ships.filter((ship) => view.owners[ship] === seat).toReversed())
}

export function housesLeft(view: View, seat: Seat): number {
  return SETUP.houses - view.houses.reduce((sum, region) => sum + region[seat]!, 0)
}
