import { type AnyGame, canonicalJson, demandGame, type GameOptions, type Seat } from '@south-street/engine'
import { GAMES, loadBot } from '@south-street/registry'
import {
  botToAct,
  type Command,
  carryOut,
  decide,
  type Entry,
  eventFor,
  evolve,
  exportTable,
  giveOrder,
  type Order,
  type OrderWish,
  openTable,
  type Table,
  type TableRefusal,
  type ToldEntry,
  tableView,
  waitsFor,
  withTold,
} from '@south-street/table'
import type { TableNews } from '../table/table-link.ts'
import { contextFor, random } from './context.ts'
import type { Beginning, LocalSeat, LocalTableSummary } from './messages.ts'
import type { StoredTable } from './store.ts'

/** One table that runs in this browser. It knows the whole game; only `newsFor` says what gets out. */
export class LocalTable {
  readonly id: string
  readonly game: AnyGame
  private readonly entries: ToldEntry[]
  private readonly table: Table
  private readonly orders: Map<Seat, Order>

  constructor({ table, game, entries, orders = {} }: Omit<StoredTable, 'summary' | 'orders'> & Partial<StoredTable>) {
    this.id = table
    const [created] = entries
    this.game = demandGame(GAMES, game, created?.kind === 'created' ? created.rules : undefined)
    this.table = openTable(entries[0]!)
    this.entries = entries.slice(0, 1)
    for (const entry of entries.slice(1)) this.add(entry)
    this.orders = new Map(Object.entries(orders).map(([seat, order]) => [Number(seat), order]))
  }

  static create(game: AnyGame, seats: readonly LocalSeat[], options: GameOptions, beginning?: Beginning): LocalTable {
    const id = `local-${crypto.randomUUID()}`
    const context = contextFor(game)
    const host = seats.find((seat) => 'person' in seat)!
    const created: Entry = {
      kind: 'created',
      revision: 1,
      at: context.now,
      by: null,
      table: id,
      game: game.id,
      rules: game.rules,
      host: 'person' in host ? host.person : '',
      seats: seats.map((seat) =>
        'person' in seat
          ? { kind: 'person', person: seat.person, name: seat.name, away: null, handover: false, claim: null }
          : { kind: 'bot', level: seat.level },
      ),
      settings: {
        options,
        visibility: 'link',
        pace: { kind: 'none' },
        spectators: false,
        help: true,
        standIns: 'never',
        standInLevel: 'mate',
      },
    }
    const table = new LocalTable({ table: id, game: game.id, entries: [created] })
    if (beginning === undefined) {
      const by = { person: created.host, name: '' }
      table.decide({ by, command: { kind: 'start' } })
    } else table.begin(beginning)
    return table
  }

  /** Deals what was dealt elsewhere, and plays what was played there. */
  private begin({ deal, moves }: Beginning): void {
    const context = contextFor(this.game)
    const salt = context.salt()
    const frame = () => ({ revision: this.table.revision + 1, at: context.now, by: null })
    this.add({ ...frame(), kind: 'started', deal, salt, sha256: context.hash(salt, canonicalJson(deal)) })
    for (const { seat, action } of moves) {
      const decision = this.game.free?.(this.game.parse(action)) ? null : this.table.play!.decision
      this.add({ ...frame(), kind: 'action', seat, decision, action })
    }
  }

  private add(entry: Entry): ToldEntry {
    const told = withTold(entry, evolve(this.game, this.table, entry))
    this.entries.push(told)
    return told
  }

  get stored(): StoredTable {
    const { id, entries, orders, summary } = this
    return { table: id, game: this.game.id, entries, orders: Object.fromEntries(orders), summary }
  }

  get summary(): LocalTableSummary {
    return {
      table: this.id,
      game: this.game.id,
      version: this.game.rules,
      seats: this.table.seats.map((holder) =>
        holder.kind === 'person'
          ? { person: holder.person, name: holder.name }
          : { level: holder.kind === 'bot' ? holder.level : '' },
      ),
      variants: (this.game.variants ?? []).filter((name) => isOn(this.table.settings.options, name)),
      status: this.table.status,
      changedAt: this.table.changedAt,
      moves: this.table.play?.moves.length ?? 0,
      waitsForPerson: waitsFor(this.game, this.table) !== null,
    }
  }

  /** Everything so far, as a person may know it. */
  wholeNewsFor(person: string | null): TableNews {
    const events = this.entries.flatMap((entry) => eventFor(this.table, entry, person) ?? [])
    return { view: tableView(this.game, this.table, person), events }
  }

  /** Carries a command out; `tell` gets the new entries, to be told to whoever watches. */
  decide(command: Command, tell?: (newsFor: (person: string | null) => TableNews) => void): TableRefusal | null {
    const { entries, refusal } = decide(this.game, this.table, command, contextFor(this.game))
    if (refusal !== null) return refusal
    const told = entries.map((entry) => this.add(entry))
    tell?.((person) => ({
      view: tableView(this.game, this.table, person),
      events: told.flatMap((entry) => eventFor(this.table, entry, person) ?? []),
    }))
    return null
  }

  get botOwes(): boolean {
    return botToAct(this.game, this.table) !== null
  }

  orderOf(person: string): Order | null {
    return this.orders.get(this.seatOf(person)) ?? null
  }

  giveOrder(person: string, wish: OrderWish): TableRefusal | null {
    const given = giveOrder(this.game, this.table, this.seatOf(person), wish)
    if (given.refusal === null) this.orders.set(this.seatOf(person), given.order)
    return given.refusal
  }

  withdrawOrder(person: string): void {
    this.orders.delete(this.seatOf(person))
  }

  private seatOf(person: string): Seat {
    return this.table.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person)
  }

  /** What a standing order answers now; orders whose time has come are gone after this. */
  carryOutOrders(): Command | null {
    for (const [seat, order] of this.orders) {
      const verdict = carryOut(this.game, this.table, seat, order)
      if (verdict.do === 'lapse') this.orders.delete(seat)
      const holder = this.table.seats[seat]!
      if (verdict.do !== 'pass' || holder.kind !== 'person') continue
      const { action, decision } = verdict
      return { by: { person: holder.person, name: holder.name }, command: { kind: 'act', decision, action } }
    }
    return null
  }

  /** The command of the bot that has to act; null if it is a person's turn or nobody's. */
  async thinkForBot(): Promise<Command | null> {
    const question = botToAct(this.game, this.table)
    if (question === null) return null
    const { seat, level, decision, moves } = question
    const view = this.game.view(this.table.play!.state, seat)
    const bot = await loadBot(this.game.id, this.game.rules, level, this.table.settings.options.players)
    const legal = this.game.legal(this.table.play!.state, seat)
    const action = this.game.format(bot.decide(view, legal, random))
    return { by: null, command: { kind: 'bot-act', seat, decision, moves, action } }
  }

  get record() {
    return exportTable(this.game, this.table, this.table.host, (at) => new Date(at).toISOString())
  }
}

function isOn(options: object, variant: string): boolean {
  return Object.entries(options).some(([name, value]) => name === variant && value === true)
}
