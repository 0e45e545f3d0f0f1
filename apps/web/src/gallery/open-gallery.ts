import { loadGallery, loadWords, SHOWN_GAMES } from '@south-street/registry/boards'
import type { GalleryRoom } from '@south-street/ui'
import de from '../../captions/de.json'
import en from '../../captions/en.json'
import pl from '../../captions/pl.json'
import { addWords, LANGUAGES, wantGameWords } from '../language/language.ts'

/** A sentence of a game, by its key, in every language; plural forms apart. */
export interface Sentence {
  readonly key: string
  readonly texts: Readonly<Record<string, string>>
}

/** What there is to see and to read of every game, by its id. */
export type Collection = Readonly<
  Record<string, { readonly rooms: readonly GalleryRoom[]; readonly sentences: readonly Sentence[] }>
>

/** What only the gallery says. */
export const CAPTIONS = 'captions'

/** What only the gallery says about a game. */
export const captionsOf = (game: string): string => `${CAPTIONS} of ${game}`

type Tree = { readonly [key: string]: string | Tree }

/** The leaves of a tree of words, by their paths. */
function flatten(words: Tree, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  )
}

/** Sentences of several languages side by side, in the order of the first one that has them. */
export function joinLanguages(words: Readonly<Record<string, object>>): Sentence[] {
  const joined = new Map<string, Record<string, string>>()
  for (const [language, tree] of Object.entries(words)) {
    for (const [key, text] of flatten(tree as Tree)) joined.set(key, { ...joined.get(key), [language]: text })
  }
  return [...joined].map(([key, texts]) => ({ key, texts }))
}

async function openGame(game: string) {
  const [gallery, words] = await Promise.all([
    loadGallery(game),
    Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(game, language)] as const)),
    wantGameWords(game),
  ])
  addWords(captionsOf(game), gallery?.captions ?? {})
  return [game, { rooms: gallery?.rooms ?? [], sentences: joinLanguages(Object.fromEntries(words)) }] as const
}

/** Fetches all of it. */
export async function openGallery(): Promise<Collection> {
  addWords(CAPTIONS, { en, de, pl })
  return Object.fromEntries(await Promise.all(SHOWN_GAMES.map(openGame)))
}
