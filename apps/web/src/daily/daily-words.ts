import type { Words } from '@south-street/ui'
import { type Language, useAddedWords, wantWords } from '../language/language.ts'

/** The words of the deal of the day. */
const DAILY_WORDS = 'daily'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../daily/words/en.json'),
  de: () => import('../../daily/words/de.json'),
  pl: () => import('../../daily/words/pl.json'),
}

export function wantDailyWords(): Promise<void> {
  return wantWords(DAILY_WORDS, async (language) => (await LOADERS[language as Language]()).default)
}

export function useDailyWords(): Words {
  return useAddedWords(DAILY_WORDS)
}
