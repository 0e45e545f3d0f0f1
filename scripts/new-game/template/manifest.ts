import { CARDS } from './src/cards.ts'
import { game } from './src/index.ts'
import { words } from './words/index.ts'

// What the registry knows of this game, beside `ui/manifest.ts`.

/** Every version of the rules that was ever released, the newest first. Bots of its own would stand beside the game. */
export const played = { id: 'template-game', versions: [{ game }] }

/** What programmers and operators use beside playing. */
export const workshop = {
  id: 'template-game',
  words,
  versions: [{ rules: '1', cards: async () => ({ default: { cards: CARDS } }) }],
}
