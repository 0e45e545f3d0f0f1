// Runs before anything is painted, while the page itself is still on its way: a small script of its own, which the build
// puts into the head. It gives the page its colours, says what can be said already, and sends for what will be needed.

import { loading as de, rules as deRules } from '../../words/de.json'
import { loading as en, rules as enRules } from '../../words/en.json'
import { loading as pl, rules as plRules } from '../../words/pl.json'
import { base, withoutBase } from '../base.ts'
import { type Language, preferredLanguage } from '../language/preferred.ts'
import { applyLooks, readPreferences } from '../preferences.ts'
import { isMeant, needsOf } from './needs.ts'

/** The files of each module that may be sent for; filled in by the build. */
declare const FILES: Readonly<Record<string, readonly string[]>>

const LOADING = { en, de, pl }
const RULES_TITLES = { en: enRules.title, de: deRules.title, pl: plRules.title }
/** By the file of its words, what a game is about. */
const GOALS = import.meta.glob<string>('../../../../games/*/words/*.json', { import: 'goal', eager: true })
const NAMES = import.meta.glob<string>('../../../../games/*/words/*.json', { import: 'name', eager: true })

function sendFor(file: string): void {
  const link = document.createElement('link')
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
  if (file.endsWith('.css')) link.as = 'style'
  link.crossOrigin = 'anonymous'
  // The first paint can do without them.
  link.fetchPriority = 'low'
  link.href = `${base()}${file}`
  document.head.append(link)
}

/** The body has been read by then, and nothing else has run yet. */
function sayFirst(words: string): void {
  const place = document.querySelector('.first-goal')
  if (place !== null) place.textContent = words
}

/** What can be read before the page is there: what a table's game is about, or which book of rules will be opened. */
function firstWords(place: string, language: Language, played: string | undefined): string | undefined {
  const [, way, id] = place.split('/')
  const file = (game: string | undefined) => `../../../../games/${game}/words/${language}.json`
  if (way !== 'rules') return GOALS[file(played)]
  const name = NAMES[file(id)]
  return name && RULES_TITLES[language].replace('{{game}}', name)
}

const language = preferredLanguage()
document.documentElement.lang = language
document.documentElement.style.setProperty('--loading', JSON.stringify(LOADING[language]))
const place = withoutBase(location.pathname)
document.documentElement.dataset.way = place.split('/')[1] ?? ''
applyLooks(readPreferences())
const { game } = document.documentElement.dataset
const first = firstWords(place, language, game)
if (first !== undefined) document.addEventListener('readystatechange', () => sayFirst(first), { once: true })
const needs = needsOf(place, language, game)
const wanted = Object.entries(FILES).filter(([module]) => needs.some((need) => isMeant(need, module)))
const sendForAll = () => new Set(wanted.flatMap(([, files]) => files)).forEach(sendFor)
// Where there is something to read already, it goes before; a tab that nobody looks at shows nothing.
if (first === undefined || document.visibilityState === 'hidden') sendForAll()
else requestAnimationFrame(() => setTimeout(sendForAll))
