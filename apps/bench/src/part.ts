import { seededRandom } from '@south-street/engine'
import { loadBot, loadTable } from './bundle.ts'
import { measureFullHands, measureGameHands } from './deliveries.ts'
import { measureOperations } from './operations.ts'
import { boardgameIoPlayouts, ownPlayouts, positions } from './playouts.ts'
import { measureThinking } from './thinking.ts'

/**
 * One part of the bench in a process of its own: `node part.ts NAME`, the figures as JSON on standard output. A compiler
 * that has seen boardgame.io's frozen arrays makes slower code for everybody's.
 */
const PARTS = {
  own: () => Object.fromEntries([2, 3, 4, 5].map((players) => [players, warm((s) => ownPlayouts(players, s))])),
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
  operations: measureOperations,
  gameHands: measureGameHands,
  fullHands: measureFullHands,
}

export type PartName = keyof typeof PARTS

function warm<T>(measure: (cpuSeconds: number) => T): T {
  measure(0.7)
  return measure(1)
}

process.stdout.write(JSON.stringify(await PARTS[process.argv[2] as PartName]()))
