import { evolve, isTold, openTable, type ToldEntry, withTold } from '@south-street/table'
import { readEntry } from './kept-entry.ts'
import type { LiveTable } from './live-table.ts'
import type { HouseParts } from './parts.ts'

/** A piece of a table's log. */
export interface LogPage {
  readonly entries: readonly ToldEntry[]
  /** How far the log has been read: ask from here for the next page. */
  readonly revision: number
  readonly more: boolean
}

/** A whole game fits; so many of the longest chat lines keep nobody waiting. */
const PAGE = 250
/** Between so many entries of an old log others have their turn. */
const SLICE = 40
/** Logs from before `told` was kept: so many of them stay in memory once they have been read. */
const MOST_RETOLD = 16

/** Whether there is such a revision, and all that has happened since is one page at most. */
export function fitsOnPage({ table }: LiveTable, since: number): boolean {
  return since <= table.revision && table.revision - since <= PAGE
}

/**
 * Reads logs. Whoever asks for much waits for the others who do, with a turn for everybody else between: however many
 * read at once, nobody who plays has to wait.
 */
export class Reading {
  private readonly parts: Pick<HouseParts, 'store' | 'clock'>
  private readonly retold = new Map<LiveTable, readonly ToldEntry[]>()
  private last: Promise<unknown> = Promise.resolve()

  constructor(parts: Pick<HouseParts, 'store' | 'clock'>) {
    this.parts = parts
  }

  /** What happened since a revision, as far as it fits on a page. */
  async page(live: LiveTable, since: number): Promise<LogPage> {
    const recent = live.since(since)
    if (recent !== null) return { entries: recent, revision: live.table.revision, more: false }
    return this.inTurn(async () => {
      const kept = await this.parts.store.tables.entriesSince(live.id, since, PAGE + 1)
      const entries = kept.slice(0, PAGE).map(readEntry)
      const revision = entries.at(-1)?.revision ?? Math.max(since, live.table.revision)
      const told = entries.every(isTold) ? entries : (await this.retell(live)).slice(since, revision)
      return { entries: told, revision, more: kept.length > PAGE }
    })
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(() => this.parts.clock.breathe()).then(work)
    this.last = done.catch(() => {})
    return done
  }

  /** The whole log with what was told of it, from the beginning, where some of it was kept without. */
  private async retell(live: LiveTable): Promise<readonly ToldEntry[]> {
    const before = this.retold.get(live)
    if (before !== undefined && before.length >= live.table.revision) return before
    const { store, clock } = this.parts
    const [first] = await store.tables.entriesSince(live.id, 0, 1)
    const told = [readEntry(first!)]
    const table = openTable(told[0]!)
    for (let slice: readonly ToldEntry[]; ; ) {
      slice = (await store.tables.entriesSince(live.id, told.length, SLICE)).map(readEntry)
      if (slice.length === 0) break
      told.push(...slice.map((entry) => withTold(entry, evolve(live.game, table, entry))))
      await clock.breathe()
    }
    live.learnHolders(table)
    this.retold.delete(live)
    this.retold.set(live, told)
    if (this.retold.size > MOST_RETOLD) this.retold.delete(this.retold.keys().next().value!)
    return told
  }
}
