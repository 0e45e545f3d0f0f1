import { createHash } from 'node:crypto'
import { type AnyGame, type Random, readRecord, verifyRecord } from '@south-street/engine'
import { findGame, GAMES } from '@south-street/registry'
import type { SealedRecord } from '@south-street/table'
import { Client } from '../network/client.ts'

/** Short: whoever is being waited with when the server is killed asks again. */
const WAIT_S = 1

/** One game over the network: people act at random, bots sit between them, and everything acknowledged is written down. */
export class PlayedTable {
  readonly #game: AnyGame = findGame('packet-row')!
  readonly #random: Random
  readonly #clients: Client[]
  readonly #seats: number
  /** By seat: what the server has acknowledged, in order. */
  readonly #acknowledged = new Map<number, string[]>()
  readonly #onAcknowledged: () => void

  constructor(addresses: () => readonly string[], random: Random, onAcknowledged: () => void) {
    this.#random = random
    this.#onAcknowledged = onAcknowledged
    const people = 1 + random.below(3)
    this.#seats = Math.max(2, people + random.below(2))
    const pick = (n: number) => random.below(n)
    this.#clients = Array.from({ length: people }, () => new Client(addresses, pick))
  }

  get repeats(): number {
    return this.#clients.reduce((sum, { repeats }) => sum + repeats, 0)
  }

  /** Plays the game to its end and judges it. */
  async play(): Promise<void> {
    const [host, ...guests] = this.#clients
    for (const [index, client] of this.#clients.entries()) await client.signIn(`Guest ${index}`)
    const { call } = host!
    const wish = { game: 'packet-row', options: { players: this.#seats }, visibility: 'listed' } as const
    const { table: id } = await call('createTable', {}, wish)
    for (const guest of guests) await guest.call('takeSeat', { id }, {})
    for (let seat = this.#clients.length; seat < this.#seats; seat++) {
      await call('seatBot', { id, seat }, { level: 'deckhand' })
    }
    await call('start', { id }, {})
    await Promise.all(this.#clients.map((client) => this.#sit(client, id)))
    let record = await call('exportTable', { id })
    // Another process may not have heard of the end yet.
    while (record.format !== 'south-street/record@1') record = await call('exportTable', { id })
    this.#judge(record)
  }

  async #sit(client: Client, id: string): Promise<void> {
    /** What this person has seen or done; a process that is further behind is asked again. */
    let known = 0
    let view = await client.call('table', { id })
    // A process that has not heard of the start yet says that the table is still open.
    while (view.status !== 'over') {
      const { play, you, revision } = view
      const isAsked = revision >= known && play !== undefined && you !== null && play.actor === you
      known = Math.max(known, revision)
      if (isAsked) known = Math.max(known, await this.#act(client, id, you, known))
      const patience = isAsked || revision < known ? {} : { since: revision, wait: WAIT_S }
      view = await client.call('table', { id, ...patience })
    }
  }

  /** Returns the revision of the table after it, as far as it is known. */
  async #act({ call }: Client, id: string, seat: number, known: number): Promise<number> {
    const { revision, decision, actions } = await call('legal', { id })
    if (revision < known || decision === null || actions.length === 0) return known
    const action = actions[this.#random.below(actions.length)]!
    const done = this.#acknowledged.get(seat) ?? []
    const after = await call('act', { id }, { decision, action })
    this.#acknowledged.set(seat, [...done, action])
    this.#onAcknowledged()
    return after.revision
  }

  #judge(record: SealedRecord): void {
    verifyRecord(record, GAMES, (salt, text) =>
      createHash('sha256').update(Buffer.from(salt, 'base64url')).update(text, 'utf8').digest('hex'),
    )
    const { moves } = readRecord(record, GAMES)
    for (let seat = 0; seat < this.#clients.length; seat++) {
      const kept = moves.filter((move) => move.seat === seat)
      const texts = kept.map(({ action }) => this.#game.format(action))
      const acknowledged = this.#acknowledged.get(seat) ?? []
      if (texts.join('\n') !== acknowledged.join('\n')) {
        throw new Error(`seat ${seat}: ${acknowledged.length} acknowledged, ${texts.length} kept, or not the same ones`)
      }
    }
  }
}
