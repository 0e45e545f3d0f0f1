import { packetRowBots } from './bots/index.ts'
import { packetRowHabits } from './habits/index.ts'
import { lessons } from './lessons/manifest.ts'
import { packetRow } from './src/index.ts'
import { words } from './words/index.ts'

// What the registry knows of this game, beside `ui/manifest.ts`. In parts, because whoever bundles a part takes along all that
// it names: a house in a browser plays and does not train.

/** Every version of the rules that was ever released, the newest first, with the bots that play by it. */
export const played = {
  id: 'packet-row',
  place: 1,
  versions: [{ game: packetRow, bots: packetRowBots, habits: packetRowHabits }],
}

/** What programmers and operators use beside playing. */
export const workshop = {
  id: 'packet-row',
  words,
  lessons,
  versions: [{ rules: '1', cards: () => import('./src/cards.json', { with: { type: 'json' } }) }],
  /** Teaches the bots of the newest version. */
  course: async () => (await import('./bots/training.ts')).course,
  /** Checks what their hints state. */
  audit: async () => (await import('./bots/audit/audit.ts')).audit,
  /** Measures them. */
  workbench: async (players: number) => (await import('./bots/workbench.ts')).createWorkbench(players),
  /** Makes puzzles. */
  puzzleBench: async (players: number) => (await import('./bots/puzzle-bench.ts')).createPuzzleBench(players),
}
