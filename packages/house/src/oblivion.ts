import type { AnyGame } from '@south-street/engine'
import {
  type Asker,
  asAnother,
  decide,
  type Entry,
  evolve,
  namesInLog,
  openTable,
  type PersonId,
  says,
  seatOf,
  type Table,
  type ToldEntry,
  waitsFor,
  withoutPerson,
} from '@south-street/table'
import { dueWorkOf } from './due-work.ts'
import { readEntry } from './kept-entry.ts'
import { listingOf, type Summary } from './listing.ts'
import type { LiveTable } from './live-table.ts'
import type { HouseParts } from './parts.ts'
import { ratedSeatOf } from './rated-end.ts'
import type { Append, Opaque } from './store.ts'
import { MOST_RACES, TooBusy, type Writing } from './writing.ts'

/** Between so many entries of a log others have their turn. */
const SLICE = 40

/** A log as it is kept, and without somebody. */
interface Changed {
  readonly nobody: PersonId
  readonly change: (entry: Opaque) => Opaque
  readonly log: readonly ToldEntry[]
}

/**
 * Takes people out of logs. The log is rewritten in the same step in which it is written down that somebody is forgotten:
 * whoever has decided on the log of before loses that race, finds the entry and reads the table anew. So no name comes
 * back out of the memory of another house.
 */
export class Oblivion {
  private readonly parts: HouseParts
  private readonly writing: Pick<Writing, 'context'>
  private readonly onDue: (at: number) => void

  constructor(parts: HouseParts, writing: Pick<Writing, 'context'>, onDue: (at: number) => void) {
    this.parts = parts
    this.writing = writing
    this.onDue = onDue
  }

  async forget({ id, game, orders }: LiveTable, person: PersonId): Promise<void> {
    await this.race(id, person, async ({ nobody, change, log }) => {
      const table = await this.fold(game, log)
      const seat = seatOf(table, nobody)
      const rated = ratedSeatOf(table, nobody)
      const command = { by: null, command: { kind: 'forget', person: nobody } } as const
      const { entries } = decide(game, table, command, this.writing.context(game))
      for (const entry of entries!) evolve(game, table, entry)
      const { revision, at } = entries![0]!
      const others = new Map([...orders].filter(([one]) => one !== seat))
      const due = dueWorkOf({ game, table, orders: others }, this.parts.delay(), at)
      return {
        table: id,
        revision,
        entries: entries!,
        at,
        forgets: { person, seat, ...(rated && { rated }), change },
        // Without one the whole log would have to be folded whenever the table is opened.
        snapshot: table,
        listing: listingOf(game, table),
        waitingFor: waitsFor(game, table),
        dueAt: due?.at ?? null,
      }
    })
  }

  /** Where the game cannot be played here, and so nobody can leave it. */
  async forgetUnread(id: string, person: PersonId): Promise<void> {
    await this.race(id, person, async ({ nobody, change, log }, before) => {
      const row = await this.parts.store.tables.find(id)
      const revision = log.length + 1
      const at = this.parts.clock.now()
      const forgotten: Entry = { revision, at, by: null, kind: 'forgotten', person: nobody }
      const others = [...namesInLog([...log, forgotten]).keys()]
      return {
        table: id,
        revision,
        entries: [forgotten],
        at,
        forgets: { person, seat: null, change },
        listing: {
          ...row!,
          host: row!.host === person ? nobody : row!.host,
          members: others,
          summary: withoutNames(row!.summary as Summary, person, nobody, namesInLog(before).get(person)),
        },
        ...(row!.waitingFor === person && { waitingFor: nobody }),
      }
    })
  }

  /**
   * From now on, and for all of the log, somebody is the heir. Where the heir is named already, both cannot be one: false,
   * and nothing is changed.
   */
  bring({ id, game, orders }: LiveTable, person: PersonId, heir: Asker): Promise<boolean> {
    return this.race(
      id,
      person,
      async ({ nobody, change, log }, before) => {
        if (before.some((entry) => says(entry, heir.person))) return null
        const table = await this.fold(game, log)
        const at = this.parts.clock.now()
        // It says that the log was rewritten; nobody of this name was ever there.
        const forgotten: Entry = { revision: log.length + 1, at, by: null, kind: 'forgotten', person: nobody }
        evolve(game, table, forgotten)
        const isOver = table.status !== 'open' && table.status !== 'running'
        const rename = { by: heir, command: { kind: 'rename' } } as const
        // How a game was played and ended stays with the names of that day.
        const { entries: renamed } = isOver ? { entries: [] } : decide(game, table, rename, this.writing.context(game))
        for (const entry of renamed ?? []) evolve(game, table, entry)
        const due = dueWorkOf({ game, table, orders }, this.parts.delay(), at)
        return {
          table: id,
          revision: forgotten.revision,
          entries: [forgotten, ...(renamed ?? [])],
          at,
          author: heir.person,
          forgets: { person, seat: null, heir: heir.person, change },
          snapshot: table,
          listing: listingOf(game, table),
          waitingFor: waitsFor(game, table),
          dueAt: due?.at ?? null,
        }
      },
      (entry) => asAnother(entry as ToldEntry, person, heir.person),
    )
  }

  /** Until nobody else was faster; false if nothing is told of the person, or if it is decided so. */
  private async race(
    id: string,
    person: PersonId,
    decideOn: (changed: Changed, before: readonly ToldEntry[]) => Promise<Append | null>,
    replace?: (entry: Opaque) => Opaque,
  ): Promise<boolean> {
    const { store, chance } = this.parts
    const nobody = chance.newId()
    const change = replace ?? ((entry: Opaque) => withoutRequest(entry, person, nobody))
    for (let race = 0; race < MOST_RACES; race++) {
      const kept = await this.read(id)
      const changed = kept.map(change)
      if (changed.every((entry, index) => entry === kept[index])) return false
      const append = await decideOn({ nobody, change, log: changed.map(readEntry) }, kept.map(readEntry))
      if (append === null) return false
      if ((await store.tables.append(append)) === 'stored') {
        if (typeof append.dueAt === 'number') this.onDue(append.dueAt)
        return true
      }
    }
    throw new TooBusy('others were faster')
  }

  /** The whole log. Whoever rewrites it meanwhile also adds to it, and so has won the race for the next revision. */
  private async read(id: string): Promise<Opaque[]> {
    const { store, clock } = this.parts
    const log: Opaque[] = []
    for (let slice: readonly Opaque[]; ; await clock.breathe()) {
      slice = await store.tables.entriesSince(id, log.length, SLICE)
      if (slice.length === 0) return log
      log.push(...slice)
    }
  }

  private async fold(game: AnyGame, [first, ...rest]: readonly ToldEntry[]): Promise<Table> {
    const table = openTable(first!)
    for (const [index, entry] of rest.entries()) {
      evolve(game, table, entry)
      if (index % SLICE === 0) await this.parts.clock.breathe()
    }
    return table
  }
}

/** The mark of a request is made from its words. */
function withoutRequest(kept: Opaque, person: PersonId, nobody: PersonId): Opaque {
  const { request, ...entry } = kept as ToldEntry & { request?: string }
  const changed = withoutPerson(entry, person, nobody)
  if (changed === entry) return kept
  return request === undefined || entry.by === person ? changed : { ...changed, request }
}

function withoutNames(
  summary: Summary,
  person: PersonId,
  nobody: PersonId,
  called: ReadonlySet<string> = new Set(),
): Summary {
  return {
    ...summary,
    names: summary.names.map((name) => (called.has(name) ? '' : name)),
    people: summary.people.map((one) => (one === person ? nobody : one)),
    ...(summary.result && {
      result: { ...summary.result, people: summary.result.people.map((one) => (one === person ? nobody : one)) },
    }),
  }
}
