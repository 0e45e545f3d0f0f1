import { loadWords, SHOWN_GAMES } from '@south-street/registry/boards'
import type { Words } from '@south-street/ui'
import { createInstance } from 'i18next'
import { type NameOfSeat, sayIn } from '../../../src/language/say-in.ts'

const PAGE = import.meta.glob<{ readonly default: object }>('../../../words/*.json')

/** The words of a game, or of the page, as the page has them, without a browser. */
export async function wordsOf(of: string, language: string, nameOf: NameOfSeat = String): Promise<Words> {
  const isGame = SHOWN_GAMES.includes(of)
  const words = isGame ? await loadWords(of, language) : (await PAGE[`../../../words/${language}.json`]!()).default
  const i18n = createInstance()
  i18n.init({
    initAsync: false,
    lng: language,
    ns: ['words'],
    defaultNS: 'words',
    resources: { [language]: { words } },
    interpolation: { escapeValue: false },
  })
  const say = sayIn(i18n, 'words', nameOf)
  return { language, say, aloud: { language, say: sayIn(i18n, 'words', nameOf, 'ear') } }
}
