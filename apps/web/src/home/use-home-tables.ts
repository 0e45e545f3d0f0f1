import type { TableSummary } from '@south-street/protocol'
import { useEffect, useState } from 'react'
import { mayHaveTables } from '../local/database.ts'
import { callHouse } from '../local/local-house.ts'
import type { LocalTableSummary } from '../local/messages.ts'
import { call } from '../server/api.ts'

export interface HomeTables {
  /** Of this browser; null while they are not known. */
  readonly here: readonly LocalTableSummary[] | null
  /** One's own on the server, and those of others that wait for players; null without a server. */
  readonly server: { readonly mine: readonly TableSummary[]; readonly open: readonly TableSummary[] } | null
  /** There are more of one's own on the server than are listed. */
  readonly hasMore: boolean
  /** All that there are have been asked for and have come. */
  readonly isKnown: boolean
  readonly remove: (table: string) => Promise<void>
}

/** The tables of this browser, and those of the server if one answers. */
export function useHomeTables(): HomeTables {
  const [here, setHere] = useState<HomeTables['here']>(null)
  const [server, setServer] = useState<HomeTables['server']>(null)
  const [hasMore, setMore] = useState(false)
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const local = mayHaveTables().then(async (may) => may && setHere(await callHouse('list', undefined)))
    const load = async () => {
      const [{ tables: mine, next }, { tables: open }] = await Promise.all([
        call('myTables').catch(() => ({ tables: [], next: null })),
        call('listTables', { status: 'open', free: true }),
      ])
      setMore(next !== null)
      setServer({ mine, open })
    }
    // Without a server the page plays alone, and has nothing to say of it.
    const there = load().catch(() => setServer(null))
    Promise.allSettled([local, there]).then(() => setKnown(true))
  }, [])
  const remove = async (table: string) => {
    await callHouse('remove', { table })
    setHere((before) => before!.filter((one) => one.table !== table))
  }
  return { here, server, hasMore, isKnown, remove }
}
