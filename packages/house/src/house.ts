import {
  type Asker,
  type Command,
  carryOut,
  createTable,
  type Given,
  giveOrder,
  type Order,
  type OrderWish,
  type PersonId,
  seatOf,
  type TableRefusal,
  type TableWish,
  type ToldEntry,
} from '@south-street/table'
import { Chores } from './chores.ts'
import { DueLoop } from './due-loop.ts'
import { dueWorkOf } from './due-work.ts'
import { type RequestMark, readEntry } from './kept-entry.ts'
import { type GivenOrder, LiveTable, type TableListener } from './live-table.ts'
import { Oblivion } from './oblivion.ts'
import type { Advice, GameShelf, HintQuestion, HouseParts } from './parts.ts'
import { fitsOnPage, type LogPage, Reading } from './reading.ts'
import type { NewTable, StoreNews } from './store.ts'
import { TableCache } from './table-cache.ts'
import { LogRewritten, type Outcome, Writing } from './writing.ts'

/** Thrown for a table whose rules this house does not have. It is left as it is. */
export class RulesUnknown extends Error {
  readonly params: { readonly game: string; readonly rules: string }

  constructor(game: string, rules: string) {
    super('rules-unknown-here')
    this.name = 'RulesUnknown'
    this.params = { game, rules }
  }
}

export type Created =
  | { readonly table: string; readonly refusal: null }
  /** The same request was here before, and this was its answer. */
  | { readonly answered: unknown; readonly refusal: null }
  | { readonly refusal: TableRefusal | 'game-unknown' }

export type Rematch =
  | { readonly table: string; readonly refusal: null }
  | { readonly refusal: Exclude<Outcome['refusal'], null> }

/**
 * A house with its tables: commands go in, and after they are kept, answers and news come out. It also does what nobody
 * asks for: bots, clocks and standing orders.
 */
export class House {
  readonly shelf: GameShelf
  readonly chores: Chores
  private readonly parts: HouseParts
  private readonly writing: Writing
  private readonly reading: Reading
  private readonly oblivion: Oblivion
  private readonly cache: TableCache
  private readonly loop: DueLoop
  private readonly unsubscribe: () => void

  constructor(parts: HouseParts) {
    this.parts = parts
    this.shelf = parts.shelf
    this.writing = new Writing(parts, (at) => this.loop.expect(at))
    this.reading = new Reading(parts)
    this.oblivion = new Oblivion(parts, this.writing, (at) => this.loop.expect(at))
    const count = (tables: number) => parts.tell?.({ kind: 'held', tables })
    this.cache = new TableCache(parts.tablesInMemory, (id) => this.load(id), count)
    this.chores = new Chores(this, parts)
    this.loop = new DueLoop(parts, this.chores)
    this.unsubscribe = parts.store.subscribe((news) => this.hear(news))
  }

  /** From now on the house also acts on its own. */
  start(): void {
    this.loop.start()
  }

  /** Leaves what is not done to another house on the same store, or to this one when it is started again. */
  rest(): Promise<void> {
    return this.loop.stop()
  }

  /** Lets go of all tables; whoever watches one has to go elsewhere. */
  close(): void {
    this.unsubscribe()
    this.cache.dropAll()
  }

  /** The table as it is; null if there is none. */
  open(id: string): Promise<LiveTable | null> {
    return this.cache.open(id)
  }

  /** The table as it is, if it is in memory: for whoever can do without it. */
  peek(id: string): LiveTable | null {
    return this.cache.get(id) ?? null
  }

  /** Under the name that is given, or a new one. `answer` makes what a repeat of the request is answered, once the table has its name. */
  async create(
    { id, rules, table: named }: { readonly id: string; readonly rules?: string; readonly table?: string },
    wish: Omit<TableWish, 'table'>,
    by: Asker,
    answer?: (table: string) => NonNullable<NewTable['answer']>,
  ): Promise<Created> {
    const game = this.shelf.find(id, rules)
    if (game === undefined) return { refusal: 'game-unknown' }
    const table = named ?? this.parts.chance.newId()
    const { entries, refusal } = createTable(game, { ...wish, table }, by, this.writing.context(game))
    if (refusal !== null) return { refusal }
    const created = this.writing.newTable({ game }, entries)
    const before = await this.parts.store.tables.create({ ...created, ...(answer && { answer: answer(table) }) })
    if (before !== null) return { ...before, refusal: null }
    if (typeof created.first.dueAt === 'number') this.loop.expect(created.first.dueAt)
    return { table, refusal: null }
  }

  async perform(id: string, command: Command, request?: RequestMark): Promise<Outcome> {
    const outcome = await this.atTable(id, (live) => this.writing.perform(live, command, request))
    if (outcome === null) return { refusal: 'no-such-table' }
    this.parts.tell?.({ kind: 'performed', result: resultOf(outcome) })
    return outcome
  }

  /** The table where the same people play again: a new one, or the one that somebody else has already asked for. */
  async rematch(id: string, by: Asker, request?: RequestMark): Promise<Rematch> {
    const command = { kind: 'rematch', table: this.parts.chance.newId() } as const
    const { refusal } = await this.perform(id, { by, command }, request)
    const next = (await this.open(id))?.table.next ?? null
    const isThere = refusal === null || (typeof refusal === 'object' && refusal.code === 'rematch-there')
    if (!isThere || next === null) return { refusal: refusal ?? 'no-such-table' }
    // Whoever comes second sits down there, even if their old seat has been given to somebody else meanwhile.
    if (refusal !== null) await this.perform(next, { by, command: { kind: 'take-seat', seat: null } })
    return { table: next, refusal: null }
  }

  /** Makes somebody the heir at a table, as if they had always been; false where that cannot be. */
  async bring(id: string, person: PersonId, heir: Asker): Promise<boolean> {
    try {
      return (await this.atTable(id, (live) => this.oblivion.bring(live, person, heir))) ?? false
    } catch (error) {
      if (error instanceof RulesUnknown) return false
      throw error
    }
  }

  /**
   * Takes a person out of a table: they leave their seat, and what the log tells of them is nobody's from now on.
   * Nothing happens if it tells nothing of them. If the table's rules are unknown here, only its log is changed.
   */
  async forget(id: string, person: PersonId): Promise<void> {
    try {
      await this.atTable(id, (live) => this.oblivion.forget(live, person))
    } catch (error) {
      if (!(error instanceof RulesUnknown)) throw error
      await this.oblivion.forgetUnread(id, person)
    }
  }

  /** What happened at a table since a revision, a page at a time. */
  page(live: LiveTable, since: number): Promise<LogPage> {
    return this.reading.page(live, since)
  }

  /**
   * Tells `begin` what happened since a revision, and `hear` from then on: nothing is missed between. With null both are
   * told to start again from the view: too much has happened, or there is no such revision. Returns what ends it.
   */
  async watch(
    live: LiveTable,
    since: number | undefined,
    begin: (missed: readonly ToldEntry[] | null) => void,
    hear: TableListener,
  ): Promise<() => void> {
    const page = since !== undefined && fitsOnPage(live, since) ? await this.page(live, since) : null
    // From here on without a pause.
    if (live.isStale) {
      hear(null)
      return () => {}
    }
    const rest = page === null || page.more ? null : live.since(page.revision)
    const missed = rest === null ? null : [...page!.entries, ...rest]
    // Who has left the log since is still in what was told before.
    begin(missed?.some(({ kind }) => kind === 'forgotten') ? null : missed)
    live.listeners.add(hear)
    return () => live.listeners.delete(hear)
  }

  /** What a strong bot thinks of a decision; it gets the asker's view and nothing else, wherever the table is. */
  async advise(question: Omit<HintQuestion, 'seed'>): Promise<readonly Advice[]> {
    try {
      return (await this.parts.thinker.rank?.({ ...question, seed: this.parts.chance.salt() })) ?? []
    } catch (error) {
      this.parts.tell?.({ kind: 'fault', what: 'no hint could be given', error })
      return []
    }
  }

  /**
   * Shows at once what is held back only to give people time to follow it. Not where others must not learn how long a
   * bot thinks.
   */
  hurry(id: string): void {
    this.loop.hurry(id)
  }

  // Standing orders: beside the log, and nobody else's business.

  /** The person's order; null also when what it waited for has come, though nobody has put it away yet. */
  orderOf({ game, table, orders }: LiveTable, person: PersonId): Order | null {
    const seat = seatOf(table, person)
    const given = seat === null ? undefined : orders.get(seat)
    if (seat === null || given === undefined) return null
    return carryOut(game, table, seat, given.order).do === 'lapse' ? null : given.order
  }

  async giveOrder(id: string, person: PersonId, wish: OrderWish): Promise<Given> {
    const live = await this.open(id)
    const seat = live === null ? null : seatOf(live.table, person)
    if (live === null || seat === null) return NOT_SEATED
    const given = giveOrder(live.game, live.table, seat, wish)
    if (given.refusal === null) await this.keepOrder(id, seat, given.order, person)
    return given
  }

  /** Null, or why not. */
  async withdrawOrder(id: string, person: PersonId): Promise<TableRefusal | null> {
    const live = await this.open(id)
    const seat = live === null ? null : seatOf(live.table, person)
    if (seat === null) return NOT_SEATED.refusal
    await this.keepOrder(id, seat, null)
    return null
  }

  /** The order of the seat from now on, or none. */
  async keepOrder(id: string, seat: number, order: Order | null, by?: PersonId): Promise<void> {
    await this.atTable(id, async (live) => {
      const { orders } = this.parts.store
      if (order === null) await orders.withdraw(id, seat)
      else await orders.give({ table: id, seat, order, at: this.parts.clock.now() }, by)
      await this.readOrdersAgain(live)
    })
  }

  // How tables are held.

  /** A table that another house on the same store may have left in the middle of something; null if there is none. */
  takeOver(id: string): Promise<LiveTable | null> {
    return this.atTable(id, async (live) => {
      await this.readOrdersAgain(live)
      return live
    })
  }

  /** Works at the table, after everybody else who does; null if there is none. */
  async atTable<T>(id: string, work: (live: LiveTable) => Promise<T>): Promise<T | null> {
    for (;;) {
      const live = await this.open(id)
      if (live === null) return null
      const done = await live
        .inTurn(async () => (live.isStale ? null : { result: await work(live) }))
        .catch((error) => {
          if (!(error instanceof LogRewritten)) throw error
          this.letGo(live)
          return null
        })
      // The table was read anew while this was being kept, perhaps without it.
      const other = live.isStale ? this.cache.get(id) : undefined
      if (other !== undefined) this.refresh(other)
      if (done !== null) return done.result
    }
  }

  /** The table at this revision or later, with the orders as they are now. */
  async lookAgain(live: LiveTable, revision: number): Promise<void> {
    if (live.table.revision < revision) await this.writing.catchUp(live)
    live.orders = await this.readOrders(live.id)
  }

  private async load(id: string): Promise<LiveTable | null> {
    const opened = await this.parts.store.tables.open(id)
    if (opened === null) return null
    const { game: name, rules, status } = opened.row
    const game = this.shelf.find(name, rules)
    if (game === undefined) throw new RulesUnknown(name, rules)
    // A snapshot from before somebody left the log was read while they did; the log alone is right.
    const isTorn = opened.snapshot !== null && opened.entries.map(readEntry).some(({ kind }) => kind === 'forgotten')
    const log = isTorn ? { snapshot: null, entries: await this.parts.store.tables.entriesSince(id, 0) } : {}
    const orders = status === 'running' ? await this.readOrders(id) : new Map()
    return new LiveTable(game, { ...opened, ...log }, orders)
  }

  /** What is held in memory is worth nothing any more. */
  private letGo(live: LiveTable): void {
    if (this.cache.get(live.id) === live) this.cache.drop(live.id)
    else live.drop()
  }

  private async readOrders(id: string): Promise<ReadonlyMap<number, GivenOrder>> {
    const orders = await this.parts.store.orders.at(id)
    return new Map(orders.map(({ seat, order, at }) => [seat, { order: order as Order, at }]))
  }

  private async readOrdersAgain(live: LiveTable): Promise<void> {
    const { store, clock, delay } = this.parts
    live.orders = await this.readOrders(live.id)
    let at: number | null
    do {
      at = dueWorkOf(live, delay(), clock.now())?.at ?? null
      await store.due.set(live.id, at)
    } while (
      // Whoever has appended meanwhile may have been overwritten here.
      await this.writing.catchUp(live)
    )
    if (at !== null) this.loop.expect(at)
  }

  private hear(news: StoreNews): void {
    if (news.kind === 'gap') {
      this.loop.lookAgain()
      for (const live of this.cache.held()) this.refresh(live, () => this.readOrdersAgain(live))
    } else if (news.kind === 'changed') {
      this.cache.drop(news.table)
    } else if (news.kind === 'orders' && !news.own) {
      const live = this.cache.get(news.table)
      if (live !== undefined) this.refresh(live, () => this.readOrdersAgain(live))
    } else if (news.kind === 'appended') {
      this.hearOfGrowth(news)
    }
  }

  private hearOfGrowth({ table, revision, own, waitingFor, ends }: StoreNews & { kind: 'appended' }): void {
    const live = own ? undefined : this.cache.get(table)
    if (live !== undefined && revision > live.table.revision) this.refresh(live)
    this.parts.tell?.({ kind: 'grown', table, revision, own, waitingFor, isOver: ends === true })
  }

  private refresh(live: LiveTable, work: () => Promise<unknown> = () => this.writing.catchUp(live)): void {
    live.inTurn(work).catch((error) => {
      if (error instanceof LogRewritten) return this.letGo(live)
      // It is read anew when somebody asks.
      this.parts.tell?.({ kind: 'fault', what: 'a table could not be brought up to date', error, table: live.id })
      this.cache.drop(live.id)
    })
  }
}

const NOT_SEATED = { order: null, refusal: { of: 'table', code: 'not-seated', params: {} } } as const

function resultOf(outcome: Outcome): string {
  if (outcome.refusal === null) return outcome.isRepeat ? 'repeat' : 'accepted'
  return typeof outcome.refusal === 'string' ? outcome.refusal : outcome.refusal.code
}
