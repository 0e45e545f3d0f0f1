/** The puzzles with their words, which nobody loads before somebody wants to solve one. */
export const puzzles = {
  shelf: async () => (await import('./index.ts')).shelf,
  words: {
    en: () => import('./words/en.json', { with: { type: 'json' } }),
    de: () => import('./words/de.json', { with: { type: 'json' } }),
    pl: () => import('./words/pl.json', { with: { type: 'json' } }),
  },
}
