import { fileURLToPath } from 'node:url'
import { io, type Socket } from 'socket.io-client'
import { cpuPerAction, type Load } from './cpu-per-action.ts'
import { MeasuredProcess } from './measured-process.ts'
import { chooseAction, playersRandom } from './player.ts'

const SEATS = 4
const GAME = 'packet-row'

interface MatchState {
  readonly G: Parameters<typeof chooseAction>[0]
  readonly _stateID: number
}

/** A match with four connected players, as its four clients see it. */
class Match {
  readonly #id: string
  readonly #random: ReturnType<typeof playersRandom>
  readonly #sockets: readonly Socket[]
  readonly #states: (MatchState | null)[] = new Array(SEATS).fill(null)
  /** Told when the player who acted has seen the new state. */
  #seen: (() => void) | null = null

  constructor(address: string, table: number) {
    this.#id = `match-${table}`
    this.#random = playersRandom(table)
    this.#sockets = Array.from({ length: SEATS }, (_, seat) => this.#connect(address, seat))
  }

  #connect(address: string, seat: number): Socket {
    const socket = io(`${address}/${GAME}`, { transports: ['websocket'], forceNew: true })
    socket.on('sync', (_id: string, { state }: { state: MatchState }) => {
      this.#states[seat] = state
    })
    socket.on('update', (_id: string, state: MatchState) => {
      this.#states[seat] = state
      if (this.#states.every((one) => one?._stateID === state._stateID)) this.#seen?.()
    })
    return socket
  }

  async open(): Promise<void> {
    // One after another: the first one makes the match.
    for (const [seat, socket] of this.#sockets.entries()) {
      if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', resolve))
      const synced = new Promise<void>((resolve) => socket.once('sync', () => resolve()))
      socket.emit('sync', this.#id, String(seat), undefined, SEATS)
      await synced
    }
  }

  /** One action, until all four have seen it; false when the game is over. */
  async act(): Promise<boolean> {
    const { G } = this.#states[0]!
    // When nobody is asked the actor is −1, and nothing is found there.
    const state = this.#states[G.actor] ?? null
    const choice = state === null ? null : chooseAction(state.G, this.#random)
    if (state === null || choice === null) return false
    const playerID = String(choice.seat)
    const payload = { type: 'act', args: [choice.seat, choice.text], playerID, credentials: undefined }
    const seen = new Promise<void>((resolve) => {
      this.#seen = resolve
    })
    this.#sockets[choice.seat]!.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.#id, playerID)
    await seen
    return true
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect()
  }
}

/** CPU milliseconds of boardgame.io's server per action, at so many tables of four connected players. */
export async function measureBoardgameIo(tables: number, load: Load): Promise<number> {
  const file = fileURLToPath(new URL('./boardgame-io-server.ts', import.meta.url))
  const server = await MeasuredProcess.start([file], {}, (line) => (line.startsWith('http') ? line : null))
  try {
    const open = async (first: number) => {
      const matches = Array.from({ length: tables }, (_, table) => new Match(server.address, first + table))
      for (const match of matches) await match.open()
      return matches
    }
    return await cpuPerAction(server, open, load)
  } finally {
    await server.stop()
  }
}
