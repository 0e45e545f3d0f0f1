import { chooseOptions } from '@south-street/engine'
import type { GameHabits } from '@south-street/engine/habits'
import { type GameShelf, House, type LiveTable, type Summary, type Thinker } from '@south-street/house'
import { type CreatedEntry, eventFor, exportTable, type ToldEntry, tableView } from '@south-street/table'
import type { Connection, TableNews } from '../table/table-link.ts'
import { LocalDailyDeals } from './daily.ts'
import { IndexedDbStore, type LocalStore } from './indexed-db-store.ts'
import type { CallName, HouseCalls, LocalTableSummary } from './messages.ts'
import { OwnRecords } from './own-records.ts'
import { CHANCE, CLOCK } from './platform.ts'
import { Tabs } from './tabs.ts'

/** Whose hints are given. */
const ADVISER = 'captain'
const PAUSE = 900
/** Nobody else works at these tables, so there is nothing to look for; only the clock may have been put back. */
const POLL_MS = 60_000
const TABLES_IN_MEMORY = 8

type Maybe<T> = T | Promise<T>
type Service = { [Name in CallName]: (options: Parameters<HouseCalls[Name]>[0]) => Maybe<ReturnType<HouseCalls[Name]>> }
type Options<Name extends CallName> = Parameters<HouseCalls[Name]>[0]

export interface LocalHouseParts {
  readonly database: Promise<IDBDatabase>
  readonly thinker: Thinker
  readonly shelf: GameShelf
  /** What is counted of how people play a game. */
  habits(game: string, rules: string): GameHabits | null
  tellNews(table: string, news: TableNews): void
  tellConnection(table: string, connection: Connection): void
}

/** The house of this browser: its tables lie in IndexedDB, and it tells the page what its person may know. */
export class LocalHouse implements Service {
  private readonly parts: LocalHouseParts
  private readonly store: LocalStore
  private readonly house: House
  private readonly tabs: Tabs
  private readonly own: OwnRecords
  private readonly daily: LocalDailyDeals
  /** What ends the watching, by the table. */
  private readonly watched = new Map<string, () => void>()
  /** Who watches each table now: of two who begin at once, the later one. */
  private readonly watching = new Map<string, symbol>()
  private pause = PAUSE

  constructor(parts: LocalHouseParts) {
    this.parts = parts
    this.tabs = new Tabs((table) => {
      this.unwatch({ table })
      parts.tellConnection(table, 'elsewhere')
    })
    this.store = new IndexedDbStore(parts.database, (table) => this.tabs.holds(table))
    this.house = new House({
      store: this.store,
      clock: CLOCK,
      chance: CHANCE,
      thinker: parts.thinker,
      shelf: parts.shelf,
      delay: () => this.pause,
      pollMs: POLL_MS,
      tablesInMemory: TABLES_IN_MEMORY,
    })
    this.own = new OwnRecords({
      database: parts.database,
      shelf: parts.shelf,
      habits: (game, rules) => parts.habits(game, rules),
      rows: async () => (await this.store.all()).map(({ row }) => row),
      table: async (id) => (await this.house.open(id))?.table ?? null,
      breathe: () => CLOCK.breathe(),
    })
    this.daily = new LocalDailyDeals({
      house: this.house,
      shelf: parts.shelf,
      now: CLOCK.now,
      summary: (table) => this.summary({ table }),
    })
    this.house.start()
  }

  async close(): Promise<void> {
    await this.house.rest()
    this.house.close()
    this.tabs.close()
  }

  async create({ game, version, seats, variants, beginning }: Options<'create'>): Promise<string> {
    const rules = this.parts.shelf.find(game, version)!
    const created = await this.house.create(
      rules,
      {
        options: beginning?.options ?? chooseOptions(rules, seats.length, variants),
        visibility: 'link',
        pace: { kind: 'none' },
        spectators: false,
        help: true,
        standIns: 'never',
        seats,
        begin: beginning ?? 'at-once',
      },
      seats.find((seat) => 'person' in seat)!,
    )
    if (!('table' in created)) throw new Error(`no table: ${JSON.stringify(created)}`)
    return created.table
  }

  async list(): Promise<readonly LocalTableSummary[]> {
    const summaries = (await this.store.all()).map((kept) => this.summarize(kept))
    return summaries.sort((a, b) => b.changedAt - a.changedAt)
  }

  async summary({ table }: Options<'summary'>): Promise<LocalTableSummary | null> {
    const kept = (await this.store.all()).find(({ row }) => row.id === table)
    return kept === undefined ? null : this.summarize(kept)
  }

  private summarize({ row, created }: Awaited<ReturnType<LocalStore['all']>>[number]): LocalTableSummary {
    const { seats, settings } = created as CreatedEntry
    const options: object = settings.options
    const { status, result } = row.summary as Summary
    return {
      table: row.id,
      game: row.game,
      version: row.rules,
      seats: seats.map((seat) =>
        seat.kind === 'person'
          ? { person: seat.person, name: seat.name, ...(seat.house !== undefined && { house: seat.house }) }
          : { level: seat.kind === 'bot' ? seat.level : '' },
      ),
      variants: Object.entries(options).flatMap(([name, isOn]) => (isOn === true ? [name] : [])),
      status,
      ...(settings.daily !== undefined && { daily: settings.daily }),
      changedAt: row.changedAt,
      waitsForPerson: row.waitingFor !== null,
      ...(result && { result: { points: result.points, places: result.places } }),
    }
  }

  /** True if there is such a table; then its news have already begun. */
  async watch({ table, person }: Options<'watch'>): Promise<boolean> {
    this.watched.get(table)?.()
    const turn = Symbol(table)
    this.watching.set(table, turn)
    const isCurrent = () => this.watching.get(table) === turn
    this.tabs.hold(table)
    const live = await this.house.takeOver(table)
    if (live === null) {
      this.tabs.release(table)
      return false
    }
    const log: ToldEntry[] = []
    for (let since = 0, more = true; more; ) {
      const page = await this.house.page(live, since)
      log.push(...page.entries)
      since = page.revision
      more = page.more
    }
    const tell = (entries: readonly ToldEntry[]) => {
      if (isCurrent()) this.parts.tellNews(table, newsFor(live, entries, person))
    }
    const leave = await this.house.watch(
      live,
      log.length,
      (rest) => tell([...log, ...(rest ?? [])]),
      (news) => news !== null && tell(news),
    )
    if (isCurrent()) this.watched.set(table, leave)
    else leave()
    return true
  }

  unwatch({ table }: Options<'unwatch'>): null {
    this.watched.get(table)?.()
    this.watched.delete(table)
    this.watching.delete(table)
    this.tabs.release(table)
    return null
  }

  async command({ table, person, command }: Options<'command'>): Promise<ReturnType<HouseCalls['command']>> {
    if (!this.tabs.holds(table)) return { of: 'table', code: 'game-not-running', params: {} }
    const { refusal } = await this.house.perform(table, { by: { person, name: '' }, command })
    return typeof refusal === 'string' ? { of: 'table', code: refusal, params: {} } : refusal
  }

  async order({ table, person }: Options<'order'>): Promise<ReturnType<HouseCalls['order']>> {
    const live = await this.house.open(table)
    return live === null ? null : this.house.orderOf(live, person)
  }

  async giveOrder({ table, person, wish }: Options<'giveOrder'>): Promise<ReturnType<HouseCalls['giveOrder']>> {
    return (await this.house.giveOrder(table, person, wish)).refusal
  }

  async withdrawOrder({ table, person }: Options<'withdrawOrder'>): Promise<null> {
    await this.house.withdrawOrder(table, person)
    return null
  }

  advise({ game, version, players, view, also }: Options<'advise'>) {
    return this.house.advise({ game, rules: version, players, level: ADVISER, view, also })
  }

  async record({ table }: Options<'record'>) {
    const { game, table: now } = (await this.house.open(table))!
    return exportTable(game, now, now.host, (at) => new Date(at).toISOString())
  }

  played({ name }: Options<'played'>) {
    return this.own.played(name)
  }

  async keepRecord(kept: Options<'keepRecord'>): Promise<null> {
    await this.own.keep(kept)
    return null
  }

  openRecords({ text, name }: Options<'openRecords'>) {
    return this.own.open(text, name)
  }

  keptRecord({ id }: Options<'keptRecord'>) {
    return this.own.recordOf(id)
  }

  recordLines() {
    return this.own.lines()
  }

  habits({ game, own, others }: Options<'habits'>) {
    const { rules } = this.parts.shelf.find(game)!
    const habits = this.parts.habits(game, rules)
    return habits && { sources: habits.sources, facts: habits.facts(own, others) }
  }

  dailyDeals() {
    return this.daily.all()
  }

  beginDaily({ game, seat }: Options<'beginDaily'>) {
    return this.daily.begin(game, seat)
  }

  async remove({ table }: Options<'remove'>): Promise<null> {
    this.unwatch({ table })
    await this.store.tables.remove(table)
    return null
  }

  pace({ pause }: Options<'pace'>): null {
    this.pause = pause
    return null
  }

  hurry({ table }: Options<'hurry'>): null {
    this.house.hurry(table)
    return null
  }
}

function newsFor({ game, table }: LiveTable, entries: readonly ToldEntry[], person: string | null): TableNews {
  const events = entries.flatMap((entry) => eventFor(table, entry, person) ?? [])
  return { view: tableView(game, table, person), events }
}
