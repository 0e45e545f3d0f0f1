import type { House } from '@south-street/house'
import type { Asker } from '@south-street/table'
import type { Store } from '../store/store.ts'
import { tablesOf } from './erasure.ts'

interface MergingParts {
  readonly store: Pick<Store, 'tables' | 'people' | 'identities'>
  readonly house: Pick<House, 'bring' | 'forget'>
  readonly now: () => number
}

export interface Merged {
  readonly brought: number
  /** Tables at which both are: nobody has two seats. */
  readonly left: number
}

/**
 * Makes one person of two: tables, passkeys and mutes of the first become the other's, and the first is gone with all of
 * their tokens. It may be begun again at any time, here or in another process, and ends in the same way.
 */
export function newMerging({ store, house, now }: MergingParts) {
  return async (person: string, heir: Asker): Promise<Merged> => {
    // Whatever was asked in their name is kept by now, or never will be.
    await store.people.leave(person, now(), heir.person)
    await store.identities.removeTokens(person, ['session', 'bearer', 'recovery', 'words'])
    await store.people.inherit(person, heir.person)
    const done = new Set<string>()
    let brought = 0
    for (;;) {
      const ids = (await tablesOf(store, person)).filter((id) => !done.has(id))
      if (ids.length === 0) break
      for (const id of ids) {
        if (await house.bring(id, person, heir)) brought++
        // Others shall not wait for somebody who cannot come.
        else await house.forget(id, person)
        done.add(id)
      }
    }
    await store.people.delete(person)
    return { brought, left: done.size - brought }
  }
}
