import type { AnyGame } from '@south-street/engine'
import {
  type Command,
  type Context,
  type CreatedEntry,
  cloneTable,
  type Decision,
  decide,
  type Entry,
  evolve,
  openTable,
  type PersonId,
  type Table,
  type TableRefusal,
  type ToldEntry,
  waitsFor,
  withTold,
} from '@south-street/table'
import { callsOf } from './calls.ts'
import { dueWorkOf } from './due-work.ts'
import { keepEntries, type RequestMark, readEntry, readMark } from './kept-entry.ts'
import { changesListing, listingOf } from './listing.ts'
import type { LiveTable } from './live-table.ts'
import type { HouseParts } from './parts.ts'
import { ratedEnd } from './rated-end.ts'
import { gameResult } from './result.ts'
import type { NewTable } from './store.ts'

export type Outcome =
  | { readonly revision: number; readonly isRepeat: boolean; readonly refusal: null }
  | { readonly refusal: TableRefusal | 'no-such-table' | 'key-used-otherwise' }

/** Thrown when others were faster at this table so often that the client had better come again. */
export class TooBusy extends Error {}

/** Thrown when somebody was taken out of a table's log since it was read: what is in memory still names them. */
export class LogRewritten extends Error {}

/** To fold in so many entries takes less than to write a snapshot twice as often. */
const SNAPSHOT_EVERY = 40
export const MOST_RACES = 50

/** Brings commands into the log: decide, fold into a copy, append, commit, and only then show the copy and answer. */
export class Writing {
  private readonly parts: HouseParts
  /** Hears when the house next has to act by itself at a table. */
  private readonly onDue: (at: number) => void

  constructor(parts: HouseParts, onDue: (at: number) => void) {
    this.parts = parts
    this.onDue = onDue
  }

  context({ id, rules }: AnyGame): Context {
    const { clock, chance, shelf } = this.parts
    const { random, salt, hash } = chance
    return { now: clock.now(), random, salt, hash, levels: shelf.levels(id, rules) }
  }

  /** Carries a command out at a table where nobody else works now. */
  async perform(live: LiveTable, command: Command, request?: RequestMark): Promise<Outcome> {
    for (let race = 0; race < MOST_RACES; race++) {
      const decided = decide(live.game, live.table, command, this.context(live.game))
      if (decided.refusal !== null || decided.entries.length === 0) {
        // What is refused now may have been done before: then this is a repeat of it.
        const earlier = await this.findEarlier(live, request)
        if (earlier !== null) return earlier
        // Or it answers what another house has asked, and the news of it is still under way.
        if (await this.catchUp(live)) continue
        if (decided.refusal !== null) return { refusal: decided.refusal }
        return { revision: live.table.revision, isRepeat: false, refusal: null }
      }
      if (await this.append(live, decided, command.by?.person, request)) {
        return { revision: decided.entries.at(-1)!.revision, isRepeat: false, refusal: null }
      }
      const earlier = await this.findEarlier(live, request)
      await this.catchUp(live)
      if (earlier !== null) return earlier
      this.parts.tell?.({ kind: 'performed', result: 'conflict-retry' })
    }
    throw new TooBusy('others were faster')
  }

  private async append(
    live: LiveTable,
    { entries: decided, creates }: Decision & { refusal: null },
    author: PersonId | undefined,
    request?: RequestMark,
  ): Promise<boolean> {
    const next = cloneTable(live.game, live.table)
    const entries = this.fold(live, next, decided)
    const { revision, at } = entries[0]!
    const ends = live.table.status === 'running' && next.status !== 'running'
    const isTimeForSnapshot = ends || next.revision - live.snapshotRevision >= SNAPSHOT_EVERY
    const due = dueWorkOf({ game: live.game, table: next, orders: live.orders }, this.parts.delay(), at)
    const waitingFor = waitsFor(live.game, next)
    const result = ends ? gameResult(live.game, next) : null
    const rated = ends ? ratedEnd(live.game, next) : null
    const stored = await this.parts.store.tables.append({
      table: live.id,
      revision,
      entries: keepEntries(entries, request),
      at,
      ...(author !== undefined && { author }),
      ...(request && { request: { person: request.person, key: request.key } }),
      ...(isTimeForSnapshot && { snapshot: next }),
      ...(changesListing(live.table, next, entries) && { listing: listingOf(live.game, next) }),
      ...(creates && { creates: this.newTable(live, [creates]) }),
      waitingFor,
      ...(ends && { ends }),
      ...(result && { result }),
      ...(rated && { rated }),
      dueAt: due?.at ?? null,
      ...callsOf(this.parts.bell, { game: live.game, before: live.table, after: next, entries, waitingFor, request }),
    })
    if (stored !== 'stored') return false
    if (isTimeForSnapshot) live.snapshotRevision = next.revision
    if (due !== null) this.onDue(due.at)
    live.accept(next, entries)
    return true
  }

  /** A log that begins, as the store keeps it. */
  newTable({ game }: Pick<LiveTable, 'game'>, [created, ...rest]: readonly [CreatedEntry, ...Entry[]]): NewTable {
    const { table: id, rules, at } = created
    const table = openTable(created)
    const entries = [created, ...this.fold({ game }, table, rest)]
    const due = dueWorkOf({ game, table, orders: new Map() }, this.parts.delay(), at)
    const turn = rest.length > 0 && { waitingFor: waitsFor(game, table), dueAt: due?.at ?? null }
    return {
      id,
      game: game.id,
      rules,
      first: { table: id, revision: 1, entries, at, author: created.host, listing: listingOf(game, table), ...turn },
    }
  }

  /** Folds in what others have appended, and tells those who watch. */
  async catchUp(live: LiveTable): Promise<boolean> {
    const missed = await this.parts.store.tables.entriesSince(live.id, live.table.revision)
    if (missed.length === 0) return false
    if (missed.map(readEntry).some(({ kind }) => kind === 'forgotten')) throw new LogRewritten('read it anew')
    const next = cloneTable(live.game, live.table)
    live.accept(next, this.fold(live, next, missed.map(readEntry)))
    return true
  }

  private fold({ game }: Pick<LiveTable, 'game'>, table: Table, entries: readonly Entry[]): ToldEntry[] {
    return entries.map((entry) => withTold(entry, evolve(game, table, entry)))
  }

  private async findEarlier(live: LiveTable, request: RequestMark | undefined): Promise<Outcome | null> {
    if (request === undefined) return null
    const earlier = await this.parts.store.tables.findRequest(live.id, request.person, request.key)
    if (earlier === null) return null
    if (readMark(earlier.entries) !== request.mark) return { refusal: 'key-used-otherwise' }
    return { revision: earlier.revision + earlier.entries.length - 1, isRepeat: true, refusal: null }
  }
}
