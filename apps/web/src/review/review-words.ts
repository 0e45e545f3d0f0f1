import type { Words } from '@south-street/ui'
import { type Language, useGameWords, wantWords } from '../language/language.ts'

/** The words of these pages, which nobody else needs. */
const REVIEW_WORDS = 'review'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../review/words/en.json'),
  de: () => import('../../review/words/de.json'),
  pl: () => import('../../review/words/pl.json'),
}

export function wantReviewWords(): Promise<void> {
  return wantWords(REVIEW_WORDS, async (language) => (await LOADERS[language as Language]()).default)
}

export function useReviewWords(): Words {
  return useGameWords(REVIEW_WORDS)
}
