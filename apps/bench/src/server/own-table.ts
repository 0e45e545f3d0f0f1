import { once } from 'node:events'
import type { StreamAnswer, StreamMessage } from '@south-street/protocol'
import { type Client, pathOf, StreamLine } from '@south-street/protocol/client'
import type { TableView } from '@south-street/table'
import { WebSocket } from 'ws'
import { clientOf, timed } from './http-client.ts'
import { chooseAction, type PacketRowView, playersRandom } from './player.ts'

export const SEATS = 4

export interface Person {
  readonly token: string
}

export async function newPeople(address: string, count: number): Promise<Person[]> {
  const nobody = clientOf(() => address, null)
  const people: Person[] = []
  for (let person = 0; person < count; person++) {
    const { token } = await nobody.call('createGuest', {}, { name: `Guest ${person}`, bearer: true })
    people.push({ token: token! })
  }
  return people
}

/** A running table of four people over the network. */
export class OwnTable {
  readonly id: string
  #address: string
  readonly #people: readonly Person[]
  readonly #clients: readonly Client[]
  readonly #random: ReturnType<typeof playersRandom>
  #streams: WebSocket[] = []
  #lines: StreamLine[] = []
  readonly #views: (TableView | null)[] = new Array(SEATS).fill(null)
  #seen: (() => void) | null = null
  /** The sizes of what came on the streams, in bytes. */
  readonly sizes: number[] = []

  private constructor(address: string, id: string, people: readonly Person[], number: number) {
    this.#address = address
    this.id = id
    this.#people = people
    this.#clients = people.map(({ token }, seat) =>
      clientOf(
        () => this.#address,
        token,
        () => this.#lines[seat],
      ),
    )
    this.#random = playersRandom(number)
  }

  static async start(address: string, people: readonly Person[], number: number): Promise<OwnTable> {
    const [host, ...guests] = people.map(({ token }) => clientOf(() => address, token))
    const wish = { game: 'packet-row', options: { players: SEATS }, visibility: 'listed' } as const
    const { table: id } = await host!.call('createTable', {}, wish)
    for (const guest of guests) await guest.call('takeSeat', { id }, {})
    await host!.call('start', { id }, {})
    return new OwnTable(address, id, people, number)
  }

  /** The server was started again. */
  moveTo(address: string): void {
    this.#address = address
  }

  async connect(): Promise<void> {
    const url = `${this.#address.replace('http', 'ws')}${pathOf('live', { id: this.id })}`
    this.#streams = this.#people.map(({ token }, seat) => {
      const stream = new WebSocket(url, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false })
      stream.on('message', (data: Buffer) => this.#hear(seat, data))
      return stream
    })
    await Promise.all(this.#streams.map((stream) => once(stream, 'message')))
    this.#lines = this.#streams.map((stream) => {
      const line = new StreamLine({
        isOpen: () => stream.readyState === stream.OPEN,
        send: (text) => stream.send(text),
        hangUp: () => stream.terminate(),
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
      })
      stream.on('close', () => line.end())
      return line
    })
  }

  #hear(seat: number, data: Buffer): void {
    const message: StreamMessage | StreamAnswer = JSON.parse(data.toString())
    if ('ask' in message) this.#lines[seat]?.hear(message)
    else if (message.view !== undefined) this.#see(seat, message.view, data.length)
  }

  #see(seat: number, view: TableView, bytes: number): void {
    this.sizes.push(bytes)
    this.#views[seat] = view
    if (this.#views.every((one) => one?.revision === view.revision)) this.#seen?.()
  }

  /** One action, until it is acknowledged and all four have seen it. Returns its latency; null when the game is over. */
  async act(): Promise<number | null> {
    const actor = this.#views[0]?.play?.actor ?? null
    const play = actor === null ? undefined : this.#views[actor]!.play
    // These tables play Packet Row, and nothing else.
    const choice = play === undefined ? null : chooseAction(play.position as PacketRowView, this.#random)
    if (play === undefined || choice === null) return null
    const seen = new Promise<void>((resolve) => {
      this.#seen = resolve
    })
    const answer = { decision: play.decision, action: choice.text }
    const milliseconds = await timed(() => this.#clients[choice.seat]!.call('act', { id: this.id }, answer))
    await seen
    return milliseconds
  }

  close(): void {
    for (const stream of this.#streams) stream.terminate()
  }
}
