import type { Words } from '@south-street/ui'
import { type Language, useAddedWords, wantWords } from '../language/language.ts'
import { datesOf } from '../language/time.ts'

/** The words of keys and devices, which nobody else needs. */
const KEY_WORDS = 'keys'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../keys/words/en.json'),
  de: () => import('../../keys/words/de.json'),
  pl: () => import('../../keys/words/pl.json'),
}

export function wantKeyWords(): Promise<void> {
  return wantWords(KEY_WORDS, async (language) => (await LOADERS[language as Language]()).default)
}

export function useKeyWords(): Words {
  return useAddedWords(KEY_WORDS)
}

/** A day as people say it: without the year if it is this one. */
export function sayDay(language: string, at: number, now = Date.now()): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const shape = { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' as const }) } as const
  return new Intl.DateTimeFormat(datesOf(language), shape).format(at)
}
