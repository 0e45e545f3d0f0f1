import { coach } from '../lessons/coach/manifest.ts'
import { lessons } from '../lessons/manifest.ts'
import { puzzles } from '../puzzles/manifest.ts'
import { book } from '../rules/index.ts'
import { words } from '../words/index.ts'

/**
 * What a page knows of this game before anybody sits down. Seats, variants and levels are said here once more, so that the
 * first screen loads no rules and no bots; a test of the registry compares them with the game.
 */
export const shown = {
  id: 'packet-row',
  place: 1,
  seats: { min: 2, max: 5 },
  variants: [],
  levels: ['deckhand', 'clerk', 'mate', 'captain', 'commodore'],
  botRatings: async () => (await import('../bots/ratings.json', { with: { type: 'json' } })).default,
  words,
  puzzles,
  lessons,
  coach,
  cover: () => import('./cover.tsx'),
  /** The newest first. */
  versions: [
    {
      rules: '1',
      book,
      game: async () => (await import('../src/index.ts')).packetRow,
      board: async () => (await import('./index.ts')).packetRowBoard,
      gallery: async () => (await import('./gallery/gallery.tsx')).gallery,
      illustration: async () => (await import('./index.ts')).Illustration,
      habitPicture: async () => (await import('./habit-picture.tsx')).HabitPicture,
    },
  ],
}
