import { type AnyGame, seededRandom } from '@south-street/engine'
import { packetRow } from '@south-street/packet-row'
import { transatlantic } from '@south-street/transatlantic'
import { loadBot, loadTable } from './bundle.ts'
import { measureFullHands, measureGameHands } from './deliveries.ts'
import { measureOperations } from './operations.ts'
import { boardgameIoPlayouts, ownPlayouts, positions, type Speed } from './playouts.ts'
import { measurePolicy } from './policies.ts'
import { measureThinking } from './thinking.ts'

/**
 * One part of the bench in a process of its own: `node part.ts NAME`, the figures as JSON on standard output. A compiler
 * that has seen boardgame.io's frozen arrays makes slower code for everybody's.
 */
const PARTS = {
  own: () => playAll(packetRow),
  transatlantic: () => playAll(transatlantic),
  boardgameIo: async () => {
    const { boardgameIoTable } = await loadTable()
    return warm((seconds) => boardgameIoPlayouts(4, seconds, boardgameIoTable))
  },
  /** Iterations of boardgame.io's own search per CPU second. */
  boardgameIoBot: async () => {
    const { searchWithBoardgameIo } = await loadBot()
    const [warmUp, ...starts] = positions(4, 5, seededRandom('bench boardgame.io'))
    await searchWithBoardgameIo(warmUp!, 50)
    const before = process.cpuUsage()
    for (const start of starts) await searchWithBoardgameIo(start, 100)
    const { user, system } = process.cpuUsage(before)
    return (100 * starts.length) / ((user + system) / 1e6)
  },
  thinking: measureThinking,
  clerk: () => measurePolicy('linear', 1000),
  mate: () => measurePolicy('net', 300),
  operations: measureOperations,
  gameHands: measureGameHands,
  fullHands: measureFullHands,
}

export type PartName = keyof typeof PARTS

/** By number of seats. */
function playAll(game: AnyGame): Record<number, Speed> {
  const speeds: Record<number, Speed> = {}
  for (let players = game.seats.min; players <= game.seats.max; players++) {
    speeds[players] = warm((seconds) => ownPlayouts(game, players, seconds))
  }
  return speeds
}

function warm<T>(measure: (cpuSeconds: number) => T): T {
  measure(0.7)
  return measure(1)
}

process.stdout.write(JSON.stringify(await PARTS[process.argv[2] as PartName]()))
