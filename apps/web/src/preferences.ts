import { useSyncExternalStore } from 'react'
import { keep, readKept } from './kept.ts'
import type { SharedSeat } from './local/shared-seats.ts'

export const THEMES = ['daylight', 'gaslight'] as const
export type Theme = (typeof THEMES)[number]

export interface Preferences {
  readonly name: string
  readonly theme: Theme
  /** Bots play as fast as they are read. */
  readonly fast: boolean
  /** Choosing a card takes it. */
  readonly confirmsAtOnce: boolean
  /** From 0 to 1. */
  readonly volume: number
  /** Silent for the time being. */
  readonly muted: boolean
  /** The browser may say that it is one's move. */
  readonly notifies: boolean
  /** The table as plain text. */
  readonly textTable: boolean
  /** Letters and digits do something by themselves. */
  readonly singleKeys: boolean
  /** The coach marks that were read or skipped. */
  readonly coached: readonly string[]
  /** The games of which one was played to its end. */
  readonly finished: readonly string[]
  /** It was asked, once, whether the name shall be kept by a passkey. */
  readonly askedToKeepName: boolean
  /** What the operator has told everybody, and was read. */
  readonly readAnnouncement: string
  /** It was said what does not work over plain http. */
  readonly toldPlainHttp: boolean
  /** The number of one's own flag, where nobody else has it; null for whoever has never chosen one. */
  readonly house: number | null
  /** One's own face, by the name of its drawing; null for whoever has never chosen one. */
  readonly face: string | null
  readonly players: number
  readonly level: string
  /** The variants that are wished for, as game and variant. */
  readonly variants: readonly string[]
  /** Who sat around this device the last time. */
  readonly shared: readonly SharedSeat[]
}

/** Of a name, in UTF-16 units: more has no room at a table. */
export const LONGEST_NAME = 24

const KEY = 'south-street/preferences'
/** Heard, and easily talked over. */
export const GENTLE = 0.3
const FIRST: Preferences = {
  name: '',
  theme: 'daylight',
  fast: false,
  confirmsAtOnce: false,
  volume: GENTLE,
  muted: false,
  notifies: false,
  textTable: false,
  singleKeys: true,
  coached: [],
  finished: [],
  askedToKeepName: false,
  readAnnouncement: '',
  toldPlainHttp: false,
  house: null,
  face: null,
  // Whoever comes for the first time meets the friendliest bots, and few of them.
  players: 3,
  level: 'deckhand',
  variants: [],
  shared: [],
}

const listeners = new Set<() => void>()
let chosen = load()
let current = complete(chosen)

/** What was chosen, and nothing else: what nobody has chosen is what the page thinks best, today and later. */
function load(): Partial<Preferences> {
  try {
    const { optionalRules, ...kept } = JSON.parse(readKept(KEY) ?? '{}')
    // Variants were called optional rules once.
    return optionalRules === undefined ? kept : { variants: optionalRules, ...kept }
  } catch {
    // A damaged entry is as good as none.
    return {}
  }
}

function complete(kept: Partial<Preferences>): Preferences {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  return { ...FIRST, theme: prefersDark ? 'gaslight' : 'daylight', ...kept }
}

export function readPreferences(): Preferences {
  return current
}

export function changePreferences(change: Partial<Preferences>): void {
  chosen = { ...chosen, ...change }
  current = complete(chosen)
  keep(KEY, JSON.stringify(chosen))
  applyLooks(current)
  for (const listener of listeners) listener()
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/** What style sheets and keys ask for. */
export function applyLooks({ theme, fast, singleKeys }: Preferences): void {
  const { dataset } = document.documentElement
  dataset.theme = theme
  dataset.pace = fast ? 'fast' : 'calm'
  dataset.keys = singleKeys ? 'on' : 'off'
  // What a phone paints around the page is as dark as the page's own bar, as soon as the style sheet is there.
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar')
  if (bar !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
}
