import { once } from 'node:events'
import { WebSocket } from 'ws'
import { call } from './http-client.ts'
import { chooseAction, playersRandom } from './player.ts'

export const SEATS = 4

interface Message {
  readonly revision: number
  readonly view: {
    readonly play: {
      readonly decision: number
      readonly actor: number | null
      readonly view: Parameters<typeof chooseAction>[0]
    }
  }
}

export interface Person {
  readonly token: string
}

export async function newPeople(address: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let person = 0; person < count; person++) {
    const body = { name: `Guest ${person}`, bearer: true }
    people.push((await call<Person>(address, 'POST', '/api/guests', null, body)).answer)
  }
  return people
}

/** A running table of four people over the network. */
export class OwnTable {
  readonly id: string
  readonly #address: string
  readonly #people: readonly Person[]
  readonly #random: ReturnType<typeof playersRandom>
  #streams: WebSocket[] = []
  readonly #messages: (Message | null)[] = new Array(SEATS).fill(null)
  #seen: (() => void) | null = null
  /** The sizes of what came on the streams, in bytes. */
  readonly sizes: number[] = []

  private constructor(address: string, id: string, people: readonly Person[], number: number) {
    this.#address = address
    this.id = id
    this.#people = people
    this.#random = playersRandom(number)
  }

  static async start(address: string, people: readonly Person[], number: number): Promise<OwnTable> {
    const [host, ...guests] = people
    const body = { game: 'packet-row', options: { players: SEATS }, visibility: 'listed' }
    const { table } = (await call<{ table: string }>(address, 'POST', '/api/tables', host!.token, body)).answer
    for (const { token } of guests) await call(address, 'POST', `/api/tables/${table}/seats`, token, {})
    await call(address, 'POST', `/api/tables/${table}/start`, host!.token, {})
    return new OwnTable(address, table, people, number)
  }

  async connect(): Promise<void> {
    const path = `${this.#address.replace('http', 'ws')}/api/tables/${this.id}/live`
    this.#streams = this.#people.map(({ token }, seat) => {
      const stream = new WebSocket(path, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false })
      stream.on('message', (data: Buffer) => this.#hear(seat, data))
      return stream
    })
    await Promise.all(this.#streams.map((stream) => once(stream, 'message')))
  }

  #hear(seat: number, data: Buffer): void {
    const message = JSON.parse(data.toString()) as Message
    if (message.view === undefined) return
    this.sizes.push(data.length)
    this.#messages[seat] = message
    if (this.#messages.every((one) => one?.revision === message.revision)) this.#seen?.()
  }

  /** One action, until it is acknowledged and all four have seen it. Returns its latency; null when the game is over. */
  async act(): Promise<number | null> {
    const actor = this.#messages[0]?.view.play.actor ?? null
    const message = actor === null ? null : this.#messages[actor]!
    const choice = message === null ? null : chooseAction(message.view.play.view, this.#random)
    if (message === null || choice === null) return null
    const seen = new Promise<void>((resolve) => {
      this.#seen = resolve
    })
    const body = { decision: message.view.play.decision, action: choice.text }
    const { token } = this.#people[choice.seat]!
    const { milliseconds } = await call(this.#address, 'POST', `/api/tables/${this.id}/actions`, token, body)
    await seen
    return milliseconds
  }

  close(): void {
    for (const stream of this.#streams) stream.terminate()
  }
}
