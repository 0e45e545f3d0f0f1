/** Each game's words, loaded a language at a time. */
const LOADERS: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: object }>>>>> = {
  'packet-row': {
    en: () => import('@south-street/packet-row/words/en.json', { with: { type: 'json' } }),
    de: () => import('@south-street/packet-row/words/de.json', { with: { type: 'json' } }),
    pl: () => import('@south-street/packet-row/words/pl.json', { with: { type: 'json' } }),
  },
}

export async function loadGameWords(game: string, language: string): Promise<object> {
  return (await LOADERS[game]![language]!()).default
}
