/** Each game's words, loaded a language at a time. */
const LOADERS: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: object }>>>>> = {
  'packet-row': {
    en: () => import('@south-street/packet-row/words/en.json', { with: { type: 'json' } }),
    de: () => import('@south-street/packet-row/words/de.json', { with: { type: 'json' } }),
    pl: () => import('@south-street/packet-row/words/pl.json', { with: { type: 'json' } }),
  },
  transatlantic: {
    en: () => import('@south-street/transatlantic/words/en.json', { with: { type: 'json' } }),
    de: () => import('@south-street/transatlantic/words/de.json', { with: { type: 'json' } }),
    pl: () => import('@south-street/transatlantic/words/pl.json', { with: { type: 'json' } }),
  },
}

export async function loadGameWords(game: string, language: string): Promise<object> {
  return (await LOADERS[game]![language]!()).default
}

/** A game's rules in one language, clause by clause. */
export interface RuleBook {
  readonly sections: readonly { readonly title: string; readonly clauses: Readonly<Record<string, string>> }[]
}

const RULES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>>> = {
  'packet-row': {
    en: () => import('@south-street/packet-row/rules/en.json', { with: { type: 'json' } }),
    de: () => import('@south-street/packet-row/rules/de.json', { with: { type: 'json' } }),
    pl: () => import('@south-street/packet-row/rules/pl.json', { with: { type: 'json' } }),
  },
  transatlantic: {
    en: () => import('@south-street/transatlantic/rules/en.json', { with: { type: 'json' } }),
    de: () => import('@south-street/transatlantic/rules/de.json', { with: { type: 'json' } }),
    pl: () => import('@south-street/transatlantic/rules/pl.json', { with: { type: 'json' } }),
  },
}

export async function loadRules(game: string, language: string): Promise<RuleBook> {
  return (await RULES[game]![language]!()).default as RuleBook
}
