import type { CountedColumn } from '@south-street/ui'
import {
  FIRST_HEADQUARTERS,
  FIRST_STEAMSHIP,
  FLAG,
  FLAGS,
  type Flag,
  SHEET,
  type ShipIndex,
} from '../../src/catalogue.ts'
import { rowPoints } from '../../src/sheet.ts'
import type { View } from '../../src/view.ts'
import { scoreOfFlag } from '../board/company-facts.ts'

/** The steamships of a flag that a seat owns: active, stored or displaced (TA-15.4). */
export function steamshipsOf(view: View, seat: number, flag: Flag): readonly ShipIndex[] {
  return view.owners.flatMap((owner, ship) =>
    owner === seat && ship >= FIRST_STEAMSHIP && ship < FIRST_HEADQUARTERS && FLAG[ship] === flag ? [ship] : [],
  )
}

/** TA-15.6, row by row: what a row brings depends on those above it, never on those below. */
export function pointsByRow(markers: readonly number[]): readonly number[] {
  const upTo = (rows: number): number => rowPoints(markers.map((count) => Math.min(count, rows)))
  return Array.from({ length: SHEET.marker_rows }, (_, row) => upTo(row + 1) - upTo(row))
}

/** Section 15 in the order of counting: what was won in play, ships flag by flag, offices, cash, rows one by one. */
export function countingColumns(view: View): readonly CountedColumn[] {
  const scores = view.scores!
  const item = (name: string) => scores.map(({ items }) => [items.find((one) => one.name === name)!.points])
  const byFlag = scores.map((_, seat) =>
    FLAGS.map((_, flag) => steamshipsOf(view, seat, flag).length * scoreOfFlag(view, seat, flag)),
  )
  return [
    { name: 'transports', step: 'in-play', parts: item('transports') },
    { name: 'scrapped', step: 'in-play', parts: item('scrapped') },
    { name: 'ships', step: 'ships', parts: byFlag },
    { name: 'headquarters', step: 'headquarters', parts: item('headquarters') },
    { name: 'cash', step: 'cash', parts: item('cash') },
    { name: 'rows', step: 'rows', parts: view.markers.map(pointsByRow) },
  ]
}
