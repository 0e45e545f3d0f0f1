import type { AnyGame, Message, MessageParam } from '@south-street/engine'
import engineDe from '@south-street/engine/words/de.json' with { type: 'json' }
import engineEn from '@south-street/engine/words/en.json' with { type: 'json' }
import enginePl from '@south-street/engine/words/pl.json' with { type: 'json' }
import type { ProblemCode } from '@south-street/protocol'
import de from '@south-street/protocol/words/de.json' with { type: 'json' }
import en from '@south-street/protocol/words/en.json' with { type: 'json' }
import pl from '@south-street/protocol/words/pl.json' with { type: 'json' }
import { loadAllWords } from '@south-street/registry/workshop'
import type { TableRefusal } from '@south-street/table'
import { createInstance } from 'i18next'
import { z } from 'zod'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Params = Readonly<Record<string, string | number>>

const i18n = createInstance()
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: {
    en: { protocol: en, engine: engineEn, ...(await loadAllWords('en')) },
    de: { protocol: de, engine: engineDe, ...(await loadAllWords('de')) },
    pl: { protocol: pl, engine: enginePl, ...(await loadAllWords('pl')) },
  } satisfies Readonly<Record<Language, object>>,
  // Answers are JSON; what goes into markup is escaped there.
  interpolation: { escapeValue: false },
})

/** The first language of an Accept-Language header that there are words for. */
export function chooseLanguage(accepted: string | undefined): Language {
  if (accepted === undefined || accepted.length > 500) return 'en'
  const wanted = accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const weight = rest.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
      return { tag: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .sort((a, b) => b.weight - a.weight)
  for (const { tag, weight } of wanted) {
    const found = LANGUAGES.find((language) => language === tag)
    if (found !== undefined && weight > 0) return found
  }
  return 'en'
}

export function sayProblem(language: Language, code: ProblemCode, params: Params): string {
  return i18n.t(`problems.${code}`, { ns: 'protocol', lng: language, ...params })
}

export function sayPage(language: Language, key: keyof (typeof en)['page']): string {
  return i18n.t(`page.${key}`, { ns: 'protocol', lng: language })
}

export function sayNotice(language: string, key: string, params: Params = {}): string {
  return i18n.t(`notices.${key}`, { ns: 'protocol', lng: language, ...params })
}

export function sayGameName(language: string, game: string): string {
  return i18n.exists('name', { ns: game, lng: language }) ? i18n.t('name', { ns: game, lng: language }) : game
}

/** What is wrong with the form of something, as the engine's readers tell it. */
export function sayFault(language: Language, code: string, params: Params): string {
  return i18n.t(`faults.${code}`, { ns: 'engine', lng: language, ...params })
}

/** Why a game's rules refuse something; seats are told by their numbers. */
export function sayRefusal(language: Language, game: AnyGame, { code, clause, params }: TableRefusal): string {
  const message = game.messages.refusal({ code, clause: clause ?? '', params })
  return i18n.exists(message.key, { ns: game.id, lng: language })
    ? say(language, game.id, message)
    : sayProblem(language, 'action-refused', {})
}

function say(language: Language, game: string, { key, params }: Message): string {
  const filled = Object.entries(params).map(([name, value]) => [name, fill(language, game, value)])
  const gaps: Params = Object.fromEntries(filled)
  return i18n.t(key, { ns: game, lng: language, ...gaps })
}

function fill(language: Language, game: string, value: MessageParam): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return value.map((part: Message) => say(language, game, part)).join(', ')
  if ('seat' in value) return i18n.t('seat', { ns: 'engine', lng: language, seat: value.seat })
  return say(language, game, value as Message)
}

const ZOD_WORDS = { en: z.locales.en(), de: z.locales.de(), pl: z.locales.pl() }

/** The first thing that is wrong with the form of a request. */
export function sayIssue(language: Language, issue: z.core.$ZodRawIssue): string {
  const said = ZOD_WORDS[language].localeError(issue)
  return typeof said === 'string' ? said : (said?.message ?? issue.message ?? '')
}
