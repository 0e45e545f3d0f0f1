import { SHOWN_GAMES } from '@south-street/registry/boards'
import type { Words } from '@south-street/ui'
import { type Language, useAddedWords, wantGameWords, wantWords } from '../language/language.ts'
import { datesOf } from '../language/time.ts'

/** The words of one's own house, which nobody else needs. */
const PROFILE_WORDS = 'profile'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../profile/words/en.json'),
  de: () => import('../../profile/words/de.json'),
  pl: () => import('../../profile/words/pl.json'),
}

/** With the words of all games: any of them may have been played. */
export async function wantProfileWords(): Promise<void> {
  await Promise.all([
    wantWords(PROFILE_WORDS, async (language) => (await LOADERS[language as Language]()).default),
    ...SHOWN_GAMES.map(wantGameWords),
  ])
}

export function useProfileWords(): Words {
  return useAddedWords(PROFILE_WORDS)
}

/** To make a format takes far longer than to use it, and a page of figures uses it hundreds of times. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(name: string, make: () => Format): Format {
  const format = (formats.get(name) as Format | undefined) ?? make()
  formats.set(name, format)
  return format
}

/** A figure with at most one decimal. */
export function sayFigure(language: string, figure: number): string {
  return kept(`figure ${language}`, () => new Intl.NumberFormat(language, { maximumFractionDigits: 1 })).format(figure)
}

/** A day of a year that is known. */
export function sayShortDay(language: string, at: number): string {
  const make = () => new Intl.DateTimeFormat(datesOf(language), { day: 'numeric', month: 'short' })
  return kept(`day ${language}`, make).format(at)
}

/** The size of a file as people read it. */
export function saySize(language: string, bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000]
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}

/** A month such as 2026-11, in short or in full with its year. */
export function sayMonth(language: string, month: string, style: 'short' | 'long'): string {
  const shape = style === 'short' ? ({ month: 'short' } as const) : ({ month: 'long', year: 'numeric' } as const)
  const make = () => new Intl.DateTimeFormat(datesOf(language), { ...shape, timeZone: 'UTC' })
  return kept(`${style} ${language}`, make).format(new Date(`${month}-15T12:00:00Z`))
}
