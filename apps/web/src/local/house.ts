import { chooseOptions, demandGame, type Json } from '@south-street/engine'
import { rank } from '@south-street/house'
import { GAMES, loadBot } from '@south-street/registry'
import type { Connection, TableNews } from '../table/table-link.ts'
import { contextFor } from './context.ts'
import { LocalTable } from './local-table.ts'
import type { CallName, HouseCalls } from './messages.ts'
import { store } from './store.ts'

/** Whose hints are given. */
const ADVISER = 'captain'

type Maybe<T> = T | Promise<T>
type Service = { [Name in CallName]: (options: Parameters<HouseCalls[Name]>[0]) => Maybe<ReturnType<HouseCalls[Name]>> }

interface Watched {
  readonly table: LocalTable
  person: string | null
  timer: ReturnType<typeof setTimeout> | null
  /** Gives the table up to another tab. */
  release(): void
}

/** The tables of this browser: keeps them, lets bots play, and tells the page what its person may know. */
export class House implements Service {
  private readonly tellNews: (table: string, news: TableNews) => void
  private readonly tellConnection: (table: string, connection: Connection) => void
  private readonly watched = new Map<string, Watched>()
  private pause = 900

  constructor(
    tellNews: (table: string, news: TableNews) => void,
    tellConnection: (table: string, connection: Connection) => void,
  ) {
    this.tellNews = tellNews
    this.tellConnection = tellConnection
  }

  async create({
    game: id,
    version,
    seats,
    variants,
    beginning,
  }: Parameters<HouseCalls['create']>[0]): Promise<string> {
    const game = demandGame(GAMES, id, version)
    const options = beginning?.options ?? chooseOptions(game, seats.length, variants)
    const table = LocalTable.create(game, seats, options, beginning)
    await store.write(table.stored)
    return table.id
  }

  async list(): Promise<ReturnType<HouseCalls['list']>> {
    const tables = await store.all()
    return tables.map(({ summary }) => summary).sort((a, b) => b.changedAt - a.changedAt)
  }

  async summary({ table }: { readonly table: string }): Promise<ReturnType<HouseCalls['summary']>> {
    const stored = await store.read(table)
    const [created] = stored?.entries ?? []
    return stored === undefined
      ? null
      : { ...stored.summary, ...(created?.kind === 'created' && { version: created.rules }) }
  }

  async watch({ table: id, person }: Parameters<HouseCalls['watch']>[0]): Promise<TableNews | null> {
    let watched = this.watched.get(id)
    if (watched === undefined) {
      const release = await this.hold(id)
      const stored = await store.read(id)
      if (stored === undefined) {
        release()
        return null
      }
      watched = { table: new LocalTable(stored), person, timer: null, release }
      this.watched.set(id, watched)
    }
    watched.person = person
    this.wake(watched)
    return watched.table.wholeNewsFor(person)
  }

  /** Only one tab runs a table: the one that opened it last. */
  private hold(id: string): Promise<() => void> {
    return new Promise((held) => {
      const kept = navigator.locks.request(`table ${id}`, { steal: true }, () => {
        return new Promise<void>((release) => held(release))
      })
      kept.catch(() => {
        this.drop(id)
        this.tellConnection(id, 'elsewhere')
      })
    })
  }

  private drop(id: string): void {
    const watched = this.watched.get(id)
    if (watched?.timer) clearTimeout(watched.timer)
    this.watched.delete(id)
  }

  unwatch({ table }: { readonly table: string }): null {
    const watched = this.watched.get(table)
    this.drop(table)
    watched?.release()
    return null
  }

  async command({ table, person, command }: Parameters<HouseCalls['command']>[0]) {
    const watched = this.watched.get(table)
    if (watched === undefined) return { of: 'table' as const, code: 'game-not-running', params: {} }
    return this.carryOut(watched, { by: { person, name: '' }, command })
  }

  private async carryOut(watched: Watched, command: Parameters<LocalTable['decide']>[0]) {
    const news: ((person: string | null) => TableNews)[] = []
    const refusal = watched.table.decide(command, (newsFor) => news.push(newsFor))
    if (refusal !== null) return refusal
    // What was acknowledged is on disk, and what was shown was acknowledged.
    await store.write(watched.table.stored)
    for (const newsFor of news) this.tellNews(watched.table.id, newsFor(watched.person))
    this.wake(watched)
    return null
  }

  order({ table, person }: Parameters<HouseCalls['order']>[0]) {
    return this.watched.get(table)?.table.orderOf(person) ?? null
  }

  async giveOrder({ table, person, wish }: Parameters<HouseCalls['giveOrder']>[0]) {
    const watched = this.watched.get(table)
    if (watched === undefined) return { of: 'table' as const, code: 'game-not-running', params: {} }
    const refusal = watched.table.giveOrder(person, wish)
    await store.write(watched.table.stored)
    this.wake(watched)
    return refusal
  }

  async withdrawOrder({ table, person }: Parameters<HouseCalls['withdrawOrder']>[0]): Promise<null> {
    const watched = this.watched.get(table)
    watched?.table.withdrawOrder(person)
    if (watched !== undefined) await store.write(watched.table.stored)
    return null
  }

  /** Whatever can be answered without a person is answered after a pause, so that it can be followed. */
  private wake(watched: Watched): void {
    if (watched.timer !== null) clearTimeout(watched.timer)
    const isOwed = watched.table.botOwes || watched.table.carryOutOrders() !== null
    watched.timer = isOwed ? setTimeout(() => this.answer(watched), this.pause) : null
  }

  private async answer(watched: Watched): Promise<void> {
    watched.timer = null
    const command = watched.table.carryOutOrders() ?? (await watched.table.thinkForBot())
    if (command === null || this.watched.get(watched.table.id) !== watched) return
    // Refused only if the person was faster; then there is another question.
    const refusal = await this.carryOut(watched, command)
    if (refusal !== null) this.wake(watched)
  }

  async advise({ game: id, version, players, view }: Parameters<HouseCalls['advise']>[0]) {
    const game = demandGame(GAMES, id, version)
    const adviser = await loadBot(id, game.rules, ADVISER, players)
    const seed = contextFor(game).salt()
    return rank(game, { game: id, rules: game.rules, players, level: ADVISER, view, seed }, adviser)
  }

  async record({ table }: { readonly table: string }): Promise<Json> {
    const open = this.watched.get(table)?.table ?? new LocalTable((await store.read(table))!)
    return open.record as unknown as Json
  }

  async remove({ table }: { readonly table: string }): Promise<null> {
    this.unwatch({ table })
    await store.remove(table)
    return null
  }

  pace({ pause }: { readonly pause: number }): null {
    this.pause = pause
    return null
  }

  hurry({ table }: { readonly table: string }): null {
    const watched = this.watched.get(table)
    if (watched?.timer) {
      clearTimeout(watched.timer)
      this.answer(watched)
    }
    return null
  }
}
