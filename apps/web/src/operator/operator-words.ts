import type { Words } from '@south-street/ui'
import { type Language, useAddedWords, wantWords } from '../language/language.ts'

/** The words of the host's page, which nobody else needs. */
const OPERATOR_WORDS = 'operator'

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('../../operator/words/en.json'),
  de: () => import('../../operator/words/de.json'),
  pl: () => import('../../operator/words/pl.json'),
}

export function wantOperatorWords(): Promise<void> {
  return wantWords(OPERATOR_WORDS, async (language) => (await LOADERS[language as Language]()).default)
}

export function useOperatorWords(): Words {
  return useAddedWords(OPERATOR_WORDS)
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was: “5 hours ago”, or “now”. */
export function sayAgo(language: string, at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const step = STEPS.find(([, one]) => now - at >= one)
  if (step === undefined) return words.format(0, 'second')
  const [unit, length] = step
  return words.format(-Math.floor((now - at) / length), unit)
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

export function saySize(language: string, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const shape = { style: 'unit', unit: UNITS[step]!, maximumFractionDigits: step > 2 ? 1 : 0 } as const
  return new Intl.NumberFormat(language, shape).format(bytes / 1_000 ** step)
}

export function sayMilliseconds(language: string, milliseconds: number): string {
  const shape = { style: 'unit', unit: 'millisecond', maximumSignificantDigits: 3 } as const
  return new Intl.NumberFormat(language, shape).format(milliseconds)
}
