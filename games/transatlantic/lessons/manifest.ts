/** The lessons with their words, which nobody loads before somebody wants to learn. */
export const lessons = {
  count: 7,
  shelf: async () => (await import('./index.ts')).shelf,
  words: {
    en: () => import('./words/en.json', { with: { type: 'json' } }),
    de: () => import('./words/de.json', { with: { type: 'json' } }),
    pl: () => import('./words/pl.json', { with: { type: 'json' } }),
  },
}
