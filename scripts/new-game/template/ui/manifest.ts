import { book } from '../rules/index.ts'
import { words } from '../words/index.ts'

/**
 * What a page knows of this game before anybody sits down. A test of the registry compares it with the game. Without a
 * `board` and a `cover` the page makes plain ones from the words.
 */
export const shown = {
  id: 'template-game',
  seats: { min: 2, max: 4 },
  variants: [],
  levels: ['deckhand', 'clerk', 'mate', 'captain', 'commodore'],
  words,
  /** The newest first. */
  versions: [{ rules: '1', book, game: async () => (await import('../src/index.ts')).game }],
}
