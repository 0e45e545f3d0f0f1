import type { TableSummary } from '@south-street/protocol'
import type { LocalTableSummary } from '../local/messages.ts'
import { byUrgency } from './urgency.ts'

/** A table of one's own that goes on, in this browser or on the server. */
export type OwnTable = {
  readonly id: string
  readonly status: string
  readonly changedAt: number
  /** It waits for the viewer. */
  readonly isMyMove: boolean
} & (
  | { readonly from: 'here'; readonly table: LocalTableSummary }
  | { readonly from: 'server'; readonly table: TableSummary }
)

const goesOn = ({ status }: { readonly status: string }) => status === 'running' || status === 'open'

/** One's own tables that go on, wherever they are: the most urgent first. */
export function ownTables(here: readonly LocalTableSummary[], mine: readonly TableSummary[]): readonly OwnTable[] {
  return byUrgency<OwnTable>([
    ...here.filter(goesOn).map((table) => {
      const { table: id, status, changedAt, waitsForPerson: isMyMove } = table
      return { id, status, changedAt, isMyMove, from: 'here' as const, table }
    }),
    ...mine.filter(goesOn).map((table) => {
      const { id, status, changedAt, yourTurn } = table
      return { id, status, changedAt, isMyMove: yourTurn === true, from: 'server' as const, table }
    }),
  ])
}

/** The tables of others that wait for players. */
export function othersTables(mine: readonly TableSummary[], open: readonly TableSummary[]): readonly TableSummary[] {
  const own = new Set(mine.map(({ id }) => id))
  return open.filter(({ id }) => !own.has(id))
}
