import { RulesUnknown } from '@south-street/house'
import { type Asker, type Entry, seatOf } from '@south-street/table'
import type { HttpParts } from './parts.ts'

/** Removes a person: from every table's log what they are called and what they said, and then all that is kept of them. */
export function newErasure({ store, house, visitors }: Pick<HttpParts, 'store' | 'house' | 'visitors'>) {
  return async (asker: Asker): Promise<void> => {
    const { person } = asker
    const ids: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await store.tables.listOf(person, {}, { limit: 100, ...(after !== undefined && { after }) })
      ids.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    const orders: { table: string; seat: number }[] = []
    for (const id of ids) {
      const { seat, revision } = await leave(id, asker)
      if (seat !== null) orders.push({ table: id, seat })
      await store.tables.rewrite(id, (entry) => withoutPerson(entry as Entry, person), revision)
    }
    await store.people.delete(person, orders)
    visitors.forget(person)
  }

  /**
   * The seat that the person leaves, and the revision at which the table has forgotten them. A table whose rules are
   * unknown here is not played at, only its words are removed.
   */
  async function leave(id: string, by: Asker): Promise<{ readonly seat: number | null; readonly revision?: number }> {
    try {
      const live = await house.open(id)
      const seat = live === null ? null : seatOf(live.table, by.person)
      const outcome = await house.perform(id, { by, command: { kind: 'forget' } })
      return outcome.refusal === null ? { seat, revision: outcome.revision } : { seat }
    } catch (error) {
      if (error instanceof RulesUnknown) return { seat: null }
      throw error
    }
  }
}

/** The entry without the person's name and words; undefined where there were none. */
function withoutPerson(entry: Entry, person: string): Entry | undefined {
  switch (entry.kind) {
    case 'chat':
      return entry.by === person ? { ...entry, name: '', text: '' } : undefined
    case 'seated':
    case 'seat-claimed':
    case 'seat-reclaimed':
    case 'renamed':
      return entry.person === person ? { ...entry, name: '' } : undefined
    case 'created':
      return {
        ...entry,
        seats: entry.seats.map((holder) => {
          if (holder.kind === 'open' && holder.keptFor?.person === person) return { kind: 'open' }
          return holder.kind === 'person' && holder.person === person ? { ...holder, name: '' } : holder
        }),
      }
    default:
      return undefined
  }
}
