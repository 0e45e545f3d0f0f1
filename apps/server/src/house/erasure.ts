import type { House } from '@south-street/house'
import type { Store } from '../store/store.ts'

interface ErasureParts {
  readonly store: Pick<Store, 'tables' | 'people'>
  readonly house: Pick<House, 'forget'>
  readonly now: () => number
}

/**
 * Removes a person for good. When this returns, nothing tells of them any more, and nothing that was asked in their
 * name meanwhile ever will. It may be begun again at any time, here or in another process, and ends in the same way.
 */
export function newErasure({ store, house, now }: ErasureParts) {
  return async (person: string): Promise<void> => {
    // First of all: whatever was asked in their name is kept by now, and will be found, or never will be.
    await store.people.leave(person, now())
    const done = new Set<string>()
    for (;;) {
      // Others who play again keep them a seat at a table that was not there a moment ago.
      const ids = (await tablesOf(store, person)).filter((id) => !done.has(id))
      if (ids.length === 0) break
      for (const id of ids) {
        await house.forget(id, person)
        done.add(id)
      }
    }
    await store.people.delete(person)
  }
}

/** All of them, in whichever state. */
export async function tablesOf({ tables }: Pick<Store, 'tables'>, person: string): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await tables.listOf(person, {}, { limit: 100, ...(after !== undefined && { after }) })
    ids.push(...page.items.map(({ id }) => id))
    after = page.next
  }
  return ids
}

/** Removes what an older version, or an old back-up, has left of somebody who is gone. False if there is nothing. */
export async function eraseRemains({ store, house }: Omit<ErasureParts, 'now'>, person: string): Promise<boolean> {
  const ids = await store.tables.naming(person)
  for (const id of ids) await house.forget(id, person)
  if (ids.length > 0) await store.people.delete(person)
  return ids.length > 0
}
