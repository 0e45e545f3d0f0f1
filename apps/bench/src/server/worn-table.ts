import { once } from 'node:events'
import { type Client, pathOf } from '@south-street/protocol/client'
import { WebSocket } from 'ws'
import { clientOf } from './http-client.ts'
import { newPeople, type Person } from './own-table.ts'
import { chooseAction, type PacketRowView, playersRandom } from './player.ts'

/** What people leave behind who try a move before they decide. */
export const ENTRIES = 1_500
export const TAKE_BACKS = 700
const SEATS = 2
/** So often a move is taken back before it stays. */
const TAKEN_BACK_EACH = 25

/** A table with a long log, played over the network by two people who take back most of what they do. */
export class WornTable {
  readonly id: string
  readonly people: readonly Person[]
  readonly clients: readonly Client[]
  readonly #address: () => string
  readonly #random = playersRandom(0)
  takeBacks = 0

  private constructor(address: () => string, id: string, people: readonly Person[], clients: readonly Client[]) {
    this.#address = address
    this.id = id
    this.people = people
    this.clients = clients
  }

  static async start(address: () => string): Promise<WornTable> {
    const people = await newPeople(address(), SEATS)
    const clients = people.map(({ token }) => clientOf(address, token))
    const wish = { game: 'packet-row', options: { players: SEATS } } as const
    const { table: id } = await clients[0]!.call('createTable', {}, wish)
    await clients[1]!.call('takeSeat', { id }, {})
    await clients[0]!.call('start', { id }, {})
    return new WornTable(address, id, people, clients)
  }

  /** Takes back most of what is played, and then talks until the log is long. The game still runs. */
  async grow(): Promise<void> {
    while (this.takeBacks < TAKE_BACKS) {
      if ((await this.act()) === null) throw new Error('the game was over before enough was taken back')
      for (let tried = 0; tried < TAKEN_BACK_EACH && this.takeBacks < TAKE_BACKS; tried++) {
        if (!(await this.takeBack())) break
        await this.act()
      }
    }
    const [host] = this.clients
    while ((await host!.call('table', { id: this.id })).revision < ENTRIES) {
      await host!.call('say', { id: this.id }, { text: 'And now?' })
    }
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.act()) !== null);
  }

  /** One move of whoever owes one; the revision, or null when the game is over. */
  async act(): Promise<number | null> {
    const first = await this.clients[0]!.call('table', { id: this.id })
    const actor = first.play?.actor ?? null
    if (actor === null || first.status !== 'running') return null
    const { play } = actor === 0 ? first : await this.clients[actor]!.call('table', { id: this.id })
    const choice = chooseAction(play!.position as PacketRowView, this.#random)!
    const answer = { decision: play!.decision, action: choice.text }
    return (await this.clients[choice.seat]!.call('act', { id: this.id }, answer)).revision
  }

  /** Takes the last move back if nobody has to be asked. */
  async takeBack(): Promise<boolean> {
    for (const client of this.clients) {
      const { play } = await client.call('table', { id: this.id })
      if (play?.mayTakeBack !== true) continue
      await client.call('takeBack', { id: this.id })
      this.takeBacks++
      return true
    }
    return false
  }

  /** A spectator's stream, until its first message has come; returns how many bytes that was. */
  async stream(since: number): Promise<number> {
    const url = `${this.#address().replace('http', 'ws')}${pathOf('live', { id: this.id, since })}`
    const stream = new WebSocket(url, { perMessageDeflate: false })
    const [data] = (await once(stream, 'message')) as [Buffer]
    stream.terminate()
    return data.length
  }
}
