// Runs before anything is painted, while the page itself is still on its way: a small script of its own, which the build
// puts into the head. It gives the page its colours, says what can be said already, and sends for what will be needed.

import { loading as de } from '../../words/de.json'
import { loading as en } from '../../words/en.json'
import { loading as pl } from '../../words/pl.json'
import { base, withoutBase } from '../base.ts'
import { preferredLanguage } from '../language/preferred.ts'
import { applyLooks, readPreferences } from '../preferences.ts'
import { isMeant, needsOf } from './needs.ts'

/** The files of each module that may be sent for; filled in by the build. */
declare const FILES: Readonly<Record<string, readonly string[]>>

const LOADING = { en, de, pl }
/** By the file of its words, what a game is about. */
const GOALS = import.meta.glob<string>('../../../../games/*/words/*.json', { import: 'goal', eager: true })

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
function sayGoal(goal: string): void {
  const place = document.querySelector('.first-goal')
  if (place !== null) place.textContent = goal
}

const language = preferredLanguage()
document.documentElement.lang = language
document.documentElement.style.setProperty('--loading', JSON.stringify(LOADING[language]))
const place = withoutBase(location.pathname)
document.documentElement.dataset.way = place.split('/')[1] ?? ''
applyLooks(readPreferences())
const { game } = document.documentElement.dataset
const goal = GOALS[`../../../../games/${game}/words/${language}.json`]
if (goal !== undefined) document.addEventListener('readystatechange', () => sayGoal(goal), { once: true })
const needs = needsOf(place, language, game)
const wanted = Object.entries(FILES).filter(([module]) => needs.some((need) => isMeant(need, module)))
const sendForAll = () => new Set(wanted.flatMap(([, files]) => files)).forEach(sendFor)
// Where there is something to read already, it goes before; a tab that nobody looks at shows nothing.
if (goal === undefined || document.visibilityState === 'hidden') sendForAll()
else requestAnimationFrame(() => setTimeout(sendForAll))
