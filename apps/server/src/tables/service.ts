import { createHash, randomBytes } from 'node:crypto'
import { secureRandom } from '@south-street/engine'
import {
  type Command,
  type Context,
  carryOut,
  cloneTable,
  decide,
  type Entry,
  evolve,
  type Order,
  openTable,
  type Table,
  type TableRefusal,
  type ToldEntry,
  waitsFor,
  withTold,
} from '@south-street/table'
import type { Logger } from 'pino'
import type { BotAnswer } from '../bots/question.ts'
import type { DueService, DueWork } from '../due/due-work.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { News, NewTable, Store } from '../store/store.ts'
import { dueWorkOf } from './due.ts'
import { changesListing, listingOf } from './listing.ts'
import { type GivenOrder, LiveTable, readEntry, requestMark } from './live-table.ts'
import { type GameShelf, registryShelf } from './shelf.ts'
import { TableCache } from './table-cache.ts'

interface ServiceParts {
  readonly store: Pick<Store, 'tables' | 'people' | 'due' | 'subscribe'>
  readonly config: { readonly botDelayMs: number; readonly limits: { readonly tablesInMemory: number } }
  readonly metrics: Pick<Metrics, 'actions' | 'liveTables'>
  readonly log: Logger
  readonly now: () => number
  /** The games of this server; all that there are, unless somebody says otherwise. */
  readonly shelf?: GameShelf
}

/** Who asked, by which key, and a mark of what was asked: a repeat is answered as the first was, and changes nothing. */
export interface RequestMark {
  readonly person: string
  readonly key: string
  readonly mark: string
}

export type Outcome =
  | { readonly revision: number; readonly isRepeat: boolean; readonly refusal: null }
  | { readonly refusal: TableRefusal | 'no-such-table' | 'key-used-otherwise' }

/** Thrown for a table whose rules this server does not have. It is left as it is. */
export class RulesUnknown extends Error {
  readonly params: { readonly game: string; readonly rules: string }

  constructor(game: string, rules: string) {
    super('rules-unknown-here')
    this.name = 'RulesUnknown'
    this.params = { game, rules }
  }
}

/** Thrown when others were faster at this table so often that the client had better come again. */
export class TooBusy extends Error {}

/** To fold in so many entries takes less than to write a snapshot twice as often. */
const SNAPSHOT_EVERY = 40
const MOST_RACES = 50

export function hashSeal(salt: string, text: string): string {
  return createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text, 'utf8').digest('hex')
}

const osRandom = secureRandom((words) => crypto.getRandomValues(words))

/**
 * The tables, from outside: commands go in, and after they are on disk, answers and news come out. Decide, append,
 * commit, answer, broadcast: in that order.
 */
export class TableService implements DueService {
  readonly shelf: GameShelf
  private readonly parts: ServiceParts
  private readonly delayMs: number
  private readonly cache: TableCache
  private readonly unsubscribe: () => void

  constructor(parts: ServiceParts) {
    this.parts = parts
    this.shelf = parts.shelf ?? registryShelf
    this.delayMs = parts.config.botDelayMs
    const { tablesInMemory } = parts.config.limits
    this.cache = new TableCache(tablesInMemory, (id) => this.load(id), parts.metrics.liveTables)
    this.unsubscribe = parts.store.subscribe((news) => this.hear(news))
  }

  close(): void {
    this.unsubscribe()
    this.cache.dropAll()
  }

  /** The table as it is; null if there is none. */
  open(id: string): Promise<LiveTable | null> {
    return this.cache.open(id)
  }

  context(game: string): Context {
    return {
      now: this.parts.now(),
      random: osRandom,
      salt: () => randomBytes(32).toString('base64url'),
      hash: hashSeal,
      levels: this.shelf.levels(game),
    }
  }

  /** Null when it was created, else what the same key was answered before. */
  create(created: Entry & { kind: 'created' }, answer?: NewTable['answer']): Promise<{ answered: unknown } | null> {
    const { table: id, game, rules, at } = created
    const table = openTable(created)
    const first = { table: id, revision: 1, entries: [created], at, listing: listingOf(table) }
    return this.parts.store.tables.create({ id, game, rules, first, ...(answer && { answer }) })
  }

  async perform(id: string, command: Command, request?: RequestMark): Promise<Outcome> {
    const outcome = await this.atTable(id, (live) => this.performInTurn(live, command, request))
    if (outcome === null) return { refusal: 'no-such-table' }
    const result = outcome.refusal === null ? (outcome.isRepeat ? 'repeat' : 'accepted') : codeOf(outcome.refusal)
    this.parts.metrics.actions.inc({ result })
    return outcome
  }

  /** Works at the table, after everybody else who does; null if there is none. */
  private async atTable<T>(id: string, work: (live: LiveTable) => Promise<T>): Promise<T | null> {
    for (;;) {
      const live = await this.open(id)
      if (live === null) return null
      const done = await live.inTurn(async () => (live.isStale ? null : { result: await work(live) }))
      if (done !== null) return done.result
    }
  }

  private async performInTurn(live: LiveTable, command: Command, request?: RequestMark): Promise<Outcome> {
    for (let race = 0; race < MOST_RACES; race++) {
      const decided = decide(live.game, live.table, command, this.context(live.game.id))
      if (decided.refusal !== null || decided.entries.length === 0) {
        // What is refused now may have been done before: then this is a repeat of it.
        const earlier = await this.findEarlier(live, request)
        if (earlier !== null) return earlier
        // Or it answers what another process has asked, and the news of it is still under way.
        if (await this.catchUp(live)) continue
        if (decided.refusal !== null) return { refusal: decided.refusal }
        return { revision: live.table.revision, isRepeat: false, refusal: null }
      }
      const next = cloneTable(live.game, live.table)
      const news = decided.entries.map((entry) => withTold(entry, evolve(live.game, next, entry)))
      if (await this.append(live, next, news, request)) {
        return { revision: next.revision, isRepeat: false, refusal: null }
      }
      const earlier = await this.findEarlier(live, request)
      await this.catchUp(live)
      if (earlier !== null) return earlier
      this.parts.metrics.actions.inc({ result: 'conflict-retry' })
    }
    throw new TooBusy('others were faster')
  }

  private async append(
    live: LiveTable,
    next: Table,
    entries: readonly ToldEntry[],
    request?: RequestMark,
  ): Promise<boolean> {
    const first = entries[0]!
    const isOver = next.status !== live.table.status && next.status !== 'running'
    const snapshot = isOver || next.revision - live.snapshotRevision >= SNAPSHOT_EVERY
    const due = dueWorkOf({ game: live.game, table: next, orders: live.orders }, this.delayMs)
    const stored = await this.parts.store.tables.append({
      table: live.id,
      revision: first.revision,
      entries: request === undefined ? entries : [{ ...first, request: request.mark }, ...entries.slice(1)],
      at: first.at,
      ...(request && { request: { person: request.person, key: request.key } }),
      ...(snapshot && { snapshot: next }),
      ...(changesListing(live.table, next, entries) && { listing: listingOf(next) }),
      waitingFor: waitsFor(live.game, next),
      dueAt: due?.at ?? null,
    })
    if (stored !== 'stored') return false
    if (snapshot) live.snapshotRevision = next.revision
    live.accept(next, entries)
    if (live.isStale) this.refreshOther(live)
    return true
  }

  /** The table was read anew while this was being stored, perhaps without it. */
  private refreshOther(live: LiveTable): void {
    const other = this.cache.get(live.id)
    if (other !== undefined && other !== live) this.refresh(other)
  }

  private async findEarlier(live: LiveTable, request: RequestMark | undefined): Promise<Outcome | null> {
    if (request === undefined) return null
    const earlier = await this.parts.store.tables.findRequest(live.id, request.person, request.key)
    if (earlier === null) return null
    if (requestMark(earlier.entries) !== request.mark) return { refusal: 'key-used-otherwise' }
    return { revision: earlier.revision + earlier.entries.length - 1, isRepeat: true, refusal: null }
  }

  /** Folds in what others have appended, and tells those who watch. */
  private async catchUp(live: LiveTable): Promise<boolean> {
    const missed = await this.parts.store.tables.entriesSince(live.id, live.table.revision)
    if (missed.length === 0) return false
    const next = cloneTable(live.game, live.table)
    const news = missed.map(readEntry).map((entry) => withTold(entry, evolve(live.game, next, entry)))
    live.accept(next, news)
    return true
  }

  private async load(id: string): Promise<LiveTable | null> {
    const opened = await this.parts.store.tables.open(id)
    if (opened === null) return null
    const { game: name, rules, status } = opened.row
    const game = this.shelf.find(name, rules)
    if (game === undefined) throw new RulesUnknown(name, rules)
    return LiveTable.open(game, opened, status === 'running' ? await this.readOrders(id) : new Map())
  }

  private async readOrders(id: string): Promise<ReadonlyMap<number, GivenOrder>> {
    const orders = await this.parts.store.people.ordersAt(id)
    return new Map(orders.map(({ seat, order, at }) => [seat, { order: order as Order, at }]))
  }

  private hear(news: News): void {
    if (news.kind === 'gap') {
      for (const live of this.cache.held()) this.refresh(live, () => this.readOrdersAgain(live))
    } else if (news.kind === 'changed') {
      this.cache.drop(news.table)
    } else if (news.kind !== 'person' && !news.own) {
      const live = this.cache.get(news.table)
      if (live === undefined) return
      if (news.kind === 'orders') this.refresh(live, () => this.readOrdersAgain(live))
      else if (news.revision > live.table.revision) this.refresh(live)
    }
  }

  private refresh(live: LiveTable, work: () => Promise<unknown> = () => this.catchUp(live)): void {
    live.inTurn(work).catch((error) => {
      // It is read anew when somebody asks.
      this.parts.log.warn({ err: error, table: live.id }, 'a table could not be brought up to date')
      this.cache.drop(live.id)
    })
  }

  // Standing orders: beside the log, and nobody else's business.

  async setOrder(id: string, seat: number, order: Order | null): Promise<void> {
    await this.atTable(id, async (live) => {
      const { people } = this.parts.store
      if (order === null) await people.withdrawOrder(id, seat)
      else await people.setOrder({ table: id, seat, order, at: this.parts.now() })
      await this.readOrdersAgain(live)
    })
  }

  private async readOrdersAgain(live: LiveTable): Promise<void> {
    live.orders = await this.readOrders(live.id)
    do await this.parts.store.due.set(live.id, dueWorkOf(live, this.delayMs)?.at ?? null)
    while (
      // Whoever has appended meanwhile may have been overwritten here.
      await this.catchUp(live)
    )
  }

  // What the server does by itself.

  async dueWork(id: string, revision = 0): Promise<DueWork | null> {
    return this.atTable(id, async (live) => {
      // News from other processes may still be under way, of entries and of orders.
      if (live.table.revision < revision) await this.catchUp(live)
      const work = dueWorkOf(live, this.delayMs)
      if (work?.kind === 'bot' || work?.kind === 'order') return work
      live.orders = await this.readOrders(id)
      return dueWorkOf(live, this.delayMs)
    })
  }

  async runOut(id: string, { decision }: DueWork & { kind: 'clock' }): Promise<void> {
    await this.perform(id, { by: null, command: { kind: 'clock', decision } })
  }

  async playBot(id: string, work: DueWork & { kind: 'bot' }, { action }: BotAnswer): Promise<void> {
    const { decision, moves, question } = work
    await this.perform(id, { by: null, command: { kind: 'bot-act', seat: question.seat, decision, moves, action } })
  }

  async carryOutOrder(id: string): Promise<void> {
    const live = await this.open(id)
    if (live?.table.play == null) return
    const { game, table, orders } = live
    const seat = game.actor(table.play!.state)
    const given = seat === null ? undefined : orders.get(seat)
    const holder = seat === null ? undefined : table.seats[seat]
    if (seat === null || given === undefined || holder?.kind !== 'person') return
    const verdict = carryOut(game, table, seat, given.order)
    if (verdict.do === 'lapse') await this.setOrder(id, seat, null)
    if (verdict.do !== 'pass') return
    const { decision, action } = verdict
    const by = { person: holder.person, name: holder.name }
    await this.perform(id, { by, command: { kind: 'act', decision, action } })
  }
}

export function createTableService(parts: ServiceParts): TableService {
  return new TableService(parts)
}

function codeOf(refusal: Exclude<Outcome['refusal'], null>): string {
  return typeof refusal === 'string' ? refusal : refusal.code
}
