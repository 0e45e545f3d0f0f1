// boardgame.io's own server with Packet Row, matches kept in memory: `node boardgame-io-server.ts`. Prints its address.

import { createRequire } from 'node:module'
import process from 'node:process'
import { seededRandom } from '@south-street/engine'
import { type Action, packetRow, type State } from '@south-street/packet-row'

interface Running {
  readonly appServer: { address(): { port: number } }
}
interface ServerModule {
  Server(options: object): { run(options: { port: number; callback?: () => void }): Promise<Running> }
}

// It asks NODE_ENV again and again, which Node answers slowly; as a plain object it costs nothing.
Object.defineProperty(process, 'env', { value: { ...process.env } })
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule

let matches = 0
const game = {
  name: 'packet-row',
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }) => {
    const options = { players: ctx.numPlayers }
    return packetRow.setup(options, packetRow.deal(options, seededRandom('bench match', matches++)))
  },
  turn: { activePlayers: { all: 'play' } },
  moves: {
    // Judged as our own server judges it, and carried out by the same rules.
    act: ({ G }: { G: State }, seat: number, text: string) => {
      const action: Action = packetRow.parse(text)
      if (packetRow.refuse(G, seat, action) !== null) return 'INVALID_MOVE'
      packetRow.apply(G, seat, action)
      return undefined
    },
  },
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    packetRow.view(G, playerID === null ? null : Number(playerID)),
}

const { appServer } = await Server({ games: [game], origins: [/.*/] }).run({ port: 0, callback: () => {} })
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`)
