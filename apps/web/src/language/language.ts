import { loadWords as loadGameWords } from '@south-street/registry/boards'
import type { Words } from '@south-street/ui'
import { createInstance } from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'
import { keep } from '../kept.ts'
import { LANGUAGE_KEY, type Language, preferredLanguage } from './preferred.ts'
import { type NameOfSeat, sayIn } from './say-in.ts'

export { LANGUAGES, type Language } from './preferred.ts'

/** The words of the page itself; each game's have its id. */
const PAGE = 'page'

const PAGE_WORDS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../words/en.json'),
  de: () => import('../../words/de.json'),
  pl: () => import('../../words/pl.json'),
}

/** What is wrong with a record or a text is told by the engine, with words of its own. */
const ENGINE = 'engine'
const ENGINE_WORDS: typeof PAGE_WORDS = {
  en: () => import('@south-street/engine/words/en.json'),
  de: () => import('@south-street/engine/words/de.json'),
  pl: () => import('@south-street/engine/words/pl.json'),
}

const i18n = createInstance()
const listeners = new Set<() => void>()

/** What the front page says of all games, by the files of their words. */
const FRONT_WORDS: Readonly<
  Record<Language, () => Promise<{ readonly frontWords: Readonly<Record<string, object>> }>>
> = {
  en: () => import('../home/front-words/en.ts'),
  de: () => import('../home/front-words/de.ts'),
  pl: () => import('../home/front-words/pl.ts'),
}

interface Source {
  readonly load: (language: string) => Promise<object>
  /** There are more of these words, which a table needs. */
  readonly isFront?: boolean
}

/** What else is said on this page, and where its words come from. */
const wanted = new Map<string, Source>()
/** By language and namespace, where the words that are there have come from. */
const loaded = new Map<string, Source>()
let version = 0

export async function startLanguage(): Promise<void> {
  // At once, so that a game's words can be asked for meanwhile.
  i18n.init({
    initAsync: false,
    lng: preferredLanguage(),
    ns: [PAGE],
    defaultNS: PAGE,
    resources: {},
    keySeparator: '.',
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => complain(namespace, key),
    returnedObjectHandler: (key) => {
      complain('', key)
      return ''
    },
  })
  await loadWords(i18n.language)
  show(i18n.language)
}

/** A missing text is our fault: the journeys listen for this error, and it shows in reports. */
function complain(namespace: string, key: string): void {
  console.error(`There are no words for ${namespace} ${key}`)
}

async function loadWords(language: string): Promise<void> {
  const add = (namespace: string, words: object) => i18n.addResourceBundle(language, namespace, words)
  const page = i18n.hasResourceBundle(language, PAGE) ? null : PAGE_WORDS[language as Language]()
  const others = [...wanted].filter(([namespace, source]) => loaded.get(`${language} ${namespace}`) !== source)
  await Promise.all([
    page?.then(({ default: words }) => add(PAGE, words)),
    ...others.map(async ([namespace, source]) => {
      add(namespace, await source.load(language))
      // Whoever wanted less may get it later.
      if (wanted.get(namespace) === source) loaded.set(`${language} ${namespace}`, source)
    }),
  ])
}

/** Makes words available, in this language and in every one that is chosen later. */
export async function wantWords(namespace: string, load: Source['load']): Promise<void> {
  if (wanted.get(namespace)?.isFront ?? true) wanted.set(namespace, { load })
  await loadWords(i18n.language)
}

export function wantGameWords(game: string): Promise<void> {
  return wantWords(game, (language) => loadGameWords(game, language))
}

/** Makes available what the front page says of the games. */
export async function wantFrontWords(games: readonly string[]): Promise<void> {
  for (const game of games.filter((one) => !wanted.has(one)))
    wanted.set(game, { load: (language) => loadFrontWords(game, language), isFront: true })
  await loadWords(i18n.language)
}

async function loadFrontWords(game: string, language: string): Promise<object> {
  const { frontWords } = await FRONT_WORDS[language as Language]()
  return Object.entries(frontWords).find(([file]) => file.includes(`/${game}/`))![1]
}

export function wantEngineWords(): Promise<void> {
  return wantWords(ENGINE, async (language) => (await ENGINE_WORDS[language as Language]()).default)
}

/** What only one page says, which brings it along in every language at once. */
export function addWords(namespace: string, words: Readonly<Record<string, object>>): void {
  for (const [language, tree] of Object.entries(words)) i18n.addResourceBundle(language, namespace, tree)
}

export async function changeLanguage(language: Language): Promise<void> {
  keep(LANGUAGE_KEY, language)
  await loadWords(language)
  await i18n.changeLanguage(language)
  show(language)
}

function show(language: string): void {
  document.documentElement.lang = language
  version++
  for (const listener of listeners) listener()
}

function useVersion(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => version,
  )
}

const NOBODY: NameOfSeat = (seat) => String(seat + 1)

/** The page's own words. */
export function usePageWords(): Words {
  const now = useVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means a new language.
  return useMemo(() => ({ language: i18n.language, say: sayIn(i18n, PAGE, NOBODY) }), [now])
}

/** What was added under a name; what is not found there, other words say: those of the page, or of a game. */
export function useAddedWords(namespace: string, others = PAGE): Words {
  const now = useVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means a new language.
  return useMemo(
    () => ({ language: i18n.language, say: sayIn(i18n, [namespace, others], NOBODY) }),
    [now, namespace, others],
  )
}

/** The words of one game, with the names of the people who play it. */
export function useGameWords(game: string, nameOf: NameOfSeat = NOBODY): Words {
  const now = useVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means a new language.
  return useMemo(() => {
    const { language } = i18n
    return { language, say: sayIn(i18n, game, nameOf), aloud: { language, say: sayIn(i18n, game, nameOf, 'ear') } }
  }, [now, game, nameOf])
}

/** What games are called, for whoever speaks of several. */
export function useGameNames(): (game: string) => string {
  useVersion()
  return (game) => i18n.t('name', { ns: game })
}

/** The engine's words, for what is wrong with a record. */
export function useEngineWords(): Words {
  return useGameWords(ENGINE)
}
