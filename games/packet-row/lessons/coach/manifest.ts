/** The coach of a first game with his words, which nobody loads before somebody wants to hear him. */
export const coach = {
  load: async () => (await import('./index.ts')).coach,
  words: {
    en: () => import('./words/en.json', { with: { type: 'json' } }),
    de: () => import('./words/de.json', { with: { type: 'json' } }),
    pl: () => import('./words/pl.json', { with: { type: 'json' } }),
  },
}
