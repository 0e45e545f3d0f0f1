import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../network/client.ts'
import { ServerProcess } from '../network/server-process.ts'
import { PushService } from './push-service.ts'

interface Plan {
  /** The database that all servers share. */
  readonly postgres: string
  readonly moves: number
  readonly kills: number
  readonly say: (line: string) => void
}

export interface CorrespondenceReport {
  readonly moves: number
  readonly kills: number
  /** Turns that somebody had to be told of, and those in which they were faster than the notice. */
  readonly awaited: number
  readonly foreseen: number
  /** Of these, how often the notice had come before the move was acknowledged. */
  readonly overtaken: number
  /** Pushes that came, and how many of them were of the same name as another. */
  readonly pushed: number
  readonly repeated: number
  readonly faults: readonly string[]
}

const DELAY_S = 2
/** Longer than a lease of a process that was killed, and a start on a busy machine. */
const TOLD_WITHIN_MS = 120_000
/** By then a notice that was to be withdrawn would have come. */
const SILENT_FOR_MS = 5_000

/**
 * Three people play by correspondence with every tab closed: nobody looks before they were told. Two servers share the
 * work; one after another is killed. In every fifth turn somebody comes by before the notice, and must get none.
 */
export async function playByCorrespondence({ postgres, moves, kills, say }: Plan): Promise<CorrespondenceReport> {
  const service = new PushService()
  await service.start()
  const settings = {
    DATABASE_URL: postgres,
    WEBHOOK_ALLOW: '127.0.0.1',
    NOTICE_DELAY_SECONDS: String(DELAY_S),
    BOT_DELAY_MS: '0',
    LIMITS: 'off',
  }
  const servers = [new ServerProcess(settings), new ServerProcess(settings)]
  try {
    for (const server of servers) await server.start()
    return await new Game(servers, service, say).play(moves, kills)
  } finally {
    for (const server of servers) await server.stop()
    await service.stop()
  }
}

class Game {
  readonly #servers: readonly ServerProcess[]
  readonly #service: PushService
  readonly #say: (line: string) => void
  readonly #people: { readonly name: string; readonly client: Client; readonly id: string }[] = []
  readonly #told = new Map<string, number>()
  readonly #faults: string[] = []
  #turn = 0
  #revision = 0

  constructor(servers: readonly ServerProcess[], service: PushService, say: (line: string) => void) {
    this.#servers = servers
    this.#service = service
    this.#say = say
  }

  async play(moves: number, kills: number): Promise<CorrespondenceReport> {
    const table = await this.#begin()
    const count = { moves: 0, kills: 0, awaited: 0, foreseen: 0, overtaken: 0 }
    let last: string | null = this.#people[0]!.name
    for (; count.moves < moves; count.moves++) {
      const { play, status } = await this.#view(table)
      const actor = play?.actor ?? null
      if (status !== 'running' || actor === null) break
      const who = this.#people[actor]!
      const isForeseen = who.name !== last && this.#turn++ % 5 === 4
      if (isForeseen) count.foreseen++
      else if (who.name !== last) {
        if (count.kills < kills && count.moves >= (count.kills * moves) / (kills + 1)) await this.#kill(count.kills++)
        if (await this.#isTold(who.name, ++count.awaited)) this.#count(who.name)
      }
      await this.#move(table, who.client)
      // On a busy machine the notice may have been faster after all; what comes from now on is a fault.
      if (isForeseen && this.#named(who.name) > (this.#told.get(who.name) ?? 0)) {
        this.#count(who.name)
        count.overtaken++
      }
      last = who.name
    }
    // Whoever would be next is told too.
    const next = (await this.#view(table)).play?.actor ?? null
    const name = next === null ? last : this.#people[next]!.name
    if (name !== null && name !== last && (await this.#isTold(name, ++count.awaited))) this.#count(name)
    await pause(SILENT_FOR_MS)
    return this.#report(count)
  }

  async #begin(): Promise<string> {
    const addresses = () => this.#servers.map(({ address }) => address)
    let next = 0
    for (const name of ['anna', 'ben', 'cedric']) {
      const client = new Client(addresses, (n) => next++ % n)
      const { id } = await client.signIn(name)
      const { endpoint, keys } = this.#service.device(name)
      await client.call('addNoticeChannel', {}, { kind: 'push', endpoint, keys, name })
      this.#people.push({ name, client, id })
    }
    // Both servers know by now who wants notices.
    await pause(500)
    const [anna, ...others] = this.#people
    const pace = { kind: 'correspondence', hours: 24 } as const
    const options = { players: this.#people.length }
    const { table } = await anna!.client.call('createTable', {}, { game: 'packet-row', options, pace })
    for (const { client } of others) await client.call('takeSeat', { id: table }, {})
    const events = { turn: ['push' as const], clock: [], started: [], over: [], mention: [] }
    const rest = { onlyAway: true, quiet: null, digest: null, zone: 'UTC', language: 'en' } as const
    for (const { client } of this.#people) await client.call('keepNoticeSettings', {}, { events, ...rest })
    this.#revision = (await anna!.client.call('start', { id: table }, {})).revision
    return table
  }

  /** A server that was asked may not have heard yet of what was done at the other. */
  async #view(table: string) {
    for (;;) {
      const view = await this.#people[0]!.client.call('table', { id: table })
      if (view.revision >= this.#revision) return view
      await pause(50)
    }
  }

  async #move(table: string, client: Client): Promise<void> {
    for (;;) {
      const { actions, decision, revision } = await client.call('legal', { id: table })
      const [action] = actions
      if (revision >= this.#revision && decision !== null && action !== undefined) {
        this.#revision = (await client.call('act', { id: table }, { decision, action })).revision
        return
      }
      await pause(50)
    }
  }

  /** How many notices this person has by name; the same twice counts once. */
  #named(name: string): number {
    return new Set(this.#service.pushed.filter(({ device }) => device === name).map(({ id }) => id)).size
  }

  async #isTold(name: string, number: number): Promise<boolean> {
    const wanted = (this.#told.get(name) ?? 0) + 1
    const came = this.#service.until(() => this.#named(name) >= wanted).then(() => true)
    const isTold = await Promise.race([came, pause(TOLD_WITHIN_MS, false, { ref: false })])
    if (!isTold) this.#faults.push(`${name} was not told of turn ${number}`)
    return isTold
  }

  #count(name: string): void {
    this.#told.set(name, (this.#told.get(name) ?? 0) + 1)
  }

  /** While a notice is due, so that it may die in the middle of anything. */
  async #kill(number: number): Promise<void> {
    const server = this.#servers[number % this.#servers.length]!
    await pause(Math.random() * 2 * DELAY_S * 1_000)
    await server.kill()
    this.#say(`server ${number % this.#servers.length} was killed`)
    void server.start()
  }

  #report(count: Omit<CorrespondenceReport, 'pushed' | 'repeated' | 'faults'>): CorrespondenceReport {
    const { pushed, faults } = this.#service
    for (const { name } of this.#people) {
      const [came, expected] = [this.#named(name), this.#told.get(name) ?? 0]
      if (came !== expected) this.#faults.push(`${name} was told ${came} times instead of ${expected}`)
    }
    const repeated = pushed.length - new Set(pushed.map(({ id }) => id)).size
    return { ...count, pushed: pushed.length, repeated, faults: [...this.#faults, ...faults] }
  }
}
