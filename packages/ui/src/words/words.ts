import { createContext, useContext } from 'react'

/** A sentence that has not been put into a language yet. A seat stands for whatever its player is called. */
export interface Phrase {
  readonly key: string
  readonly params: PhraseParams
}

export type PhraseParam = string | number | Phrase | readonly Phrase[] | { readonly seat: number }
export type PhraseParams = Readonly<Record<string, PhraseParam>>

/** The words that a part of the screen speaks with: those of its game, or those of the page around it. */
export interface Words {
  readonly language: string
  say(key: string, params?: PhraseParams): string
  /** The same for the ear: “6 dollars” where the eye reads a sign. */
  readonly aloud?: Words
}

/** The words for those who listen. */
export function aloud(words: Words): Words {
  return words.aloud ?? words
}

const WordsContext = createContext<Words>({
  language: 'en',
  say: (key) => {
    throw new Error(`no words around ${key}`)
  },
})

export const WordsProvider = WordsContext.Provider

export function useWords(): Words {
  return useContext(WordsContext)
}
