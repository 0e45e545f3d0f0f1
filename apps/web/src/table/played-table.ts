import type { AnyBoard, SeatInfo, Words } from '@south-street/ui'
import type { ShownTable } from './shown-table.ts'
import type { TableLink } from './table-link.ts'
import type { TableHandle } from './use-table.ts'

/** A table where a game is being played, or was. */
export interface PlayedTable {
  readonly link: TableLink
  readonly handle: TableHandle
  readonly shown: ShownTable
  readonly seats: readonly SeatInfo[]
  readonly board: AnyBoard
  readonly gameWords: Words
}
