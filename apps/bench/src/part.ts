import { loadForProduction } from './bundle.ts'
import { measureFullHands, measureGameHands } from './deliveries.ts'
import { measureOperations } from './operations.ts'
import { boardgameIoPlayouts, ownPlayouts } from './playouts.ts'

/**
 * One part of the bench in a process of its own: `node part.ts NAME`, the figures as JSON on standard output. A compiler
 * that has seen boardgame.io's frozen arrays makes slower code for everybody's.
 */
const PARTS = {
  own: () => Object.fromEntries([2, 3, 4, 5].map((players) => [players, warm((s) => ownPlayouts(players, s))])),
  boardgameIo: async () => {
    const { boardgameIoTable } = await loadForProduction()
    return warm((seconds) => boardgameIoPlayouts(4, seconds, boardgameIoTable))
  },
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
