import type { Words } from '@south-street/ui'
import { type Language, useAddedWords, wantWords } from '../language/language.ts'
import { datesOf } from '../language/time.ts'

/** The words of the club's page, which nobody else needs. */
const CLUB_WORDS = 'club'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../club/words/en.json'),
  de: () => import('../../club/words/de.json'),
  pl: () => import('../../club/words/pl.json'),
}

export function wantClubWords(): Promise<void> {
  return wantWords(CLUB_WORDS, async (language) => (await LOADERS[language as Language]()).default)
}

export function useClubWords(): Words {
  return useAddedWords(CLUB_WORDS)
}

/** A day with its year: “3 March 2026”. */
export function sayWholeDay(language: string, at: number): string {
  return new Intl.DateTimeFormat(datesOf(language), { dateStyle: 'long' }).format(at)
}

export function sayMonth(language: string, at: number): string {
  return new Intl.DateTimeFormat(datesOf(language), { month: 'long', timeZone: 'UTC' }).format(at)
}

/** A figure with a part only where there is one: wins may be shared. */
export function sayFigure(language: string, figure: number, digits = 0): string {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, shape).format(figure)
}
