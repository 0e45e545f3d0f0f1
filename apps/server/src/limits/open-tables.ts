import type { RouteName } from '@south-street/protocol'
import { HttpProblem } from '../http/problem.ts'
import { isTheirs } from '../http/summary.ts'
import type { Store } from '../store/store.ts'

/** What brings somebody to one table more. */
const COMES_TO_A_TABLE: ReadonlySet<RouteName> = new Set([
  'createTable',
  'beginDaily',
  'rematch',
  'takeSeat',
  'claimSeat',
])
const PAGE = 100

/** Nobody hosts, or sits at, more tables at once whose game is not over; 0 for no limit. */
export async function demandRoomAtTables(
  { tables }: Pick<Store, 'tables'>,
  name: RouteName,
  person: string | null,
  most: number,
): Promise<void> {
  if (most === 0 || person === null || !COMES_TO_A_TABLE.has(name)) return
  let count = 0
  for (const status of ['open', 'running'] as const) {
    for (let after: string | null | undefined; after !== null; ) {
      const page = await tables.listOf(person, { status }, { limit: PAGE, ...(after !== undefined && { after }) })
      count += page.items.filter((row) => isTheirs(row, person)).length
      if (count >= most) throw new HttpProblem('too-many-open-tables', { most })
      after = page.next
    }
  }
}
