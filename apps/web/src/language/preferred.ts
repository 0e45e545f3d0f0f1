import { readKept } from '../kept.ts'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Where a choice is kept. */
export const LANGUAGE_KEY = 'south-street/language'

function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** The one that was chosen here, else the first of the browser's that there is. */
export function preferredLanguage(): Language {
  const chosen = readKept(LANGUAGE_KEY)
  if (isLanguage(chosen)) return chosen
  for (const wish of navigator.languages) {
    const language = wish.slice(0, 2)
    if (isLanguage(language)) return language
  }
  return 'en'
}
