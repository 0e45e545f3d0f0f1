import type { Seat } from '@south-street/engine'
import { COLUMN_VALUES, FLAG, FLAGS, type Flag, SHEET, type ShipIndex } from './catalogue.ts'
import type { State } from './state.ts'

/** TA-7.5: what one ship of the flag is worth to whoever has so many markers in its column. */
export function columnValue(players: number, markers: number): number {
  const values = COLUMN_VALUES[players]!
  const last = values.length - 1
  return markers <= last ? values[markers]! : values[last]! + SHEET.each_further * (markers - last)
}

/** TA-7.2; headquarters count like ships (TA-13.4). Sailing ships have no flag and no score (TA-7.3). */
export function shipScore(state: State, seat: Seat, ship: ShipIndex): number {
  const flag = FLAG[ship]!
  return flag < 0 ? 0 : columnValue(state.players, state.markers[seat]![flag]!) + docked(state, flag)
}

function docked(state: State, flag: Flag): number {
  let count = 0
  for (const ship of state.docks) {
    if (FLAG[ship] === flag) count++
  }
  return count
}

/** TA-15.6 */
export function rowPoints(markers: readonly number[]): number {
  let points = 0
  let incomplete = 0
  for (let row = 0; row < SHEET.marker_rows; row++) {
    let inRow = 0
    for (let flag = 0; flag < markers.length; flag++) if (markers[flag]! > row) inRow++
    points += inRow === FLAGS.length ? SHEET.complete_rows[row]! : inRow * (SHEET.incomplete_rows[incomplete++] ?? 0)
  }
  return points
}
