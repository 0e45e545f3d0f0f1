// Every screen of the page, and the way to it: for screenshots and for the checks that all of them must pass.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CLUB_SCREENS } from './club-screens.ts'
import { goldenRecord, MOMENTS } from './golden.ts'
import { HOUSE_FURTHER, HOUSE_SCREENS } from './house-screens.ts'
import { KEY_SCREENS } from './key-screens.ts'
import { LESSON_SCREENS } from './lesson-screens.ts'
import { openNotices } from './notice-screens.ts'
import { type Opening, openDialog, openMenu, press } from './opening.ts'
import { wordsOf } from './page-words.ts'
import { openReplay, playOn } from './playing-on.ts'
import { REVIEW_FURTHER, REVIEW_SCREENS } from './review-screens.ts'
import { openRules } from './rules-screens.ts'
import { fillWithBots, setUpTable, startTable, visitTable } from './server-tables.ts'
import { PHONE_SHEETS, SHEETS } from './sheet-screens.ts'

/** A game in which one goods card, turned by a trader, serves two contracts, and a captain turns a ship. */
export function splitDelivery(): { readonly record: string; readonly step: number } {
  const file = new URL('records/split-delivery.json', import.meta.url)
  return { record: readFileSync(file, 'utf8'), step: 119 }
}

const atSea = (seats: number, line: number): string => goldenRecord(seats, line, 'transatlantic')

/** The same for a newcomer, who has the coach. */
async function playCoached(page: Page, record: string, step: number): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), coached: [] }))
  }, 'south-street/preferences')
  await playOn(page, record, step)
  await page.locator('[data-region="teacher"]').waitFor()
}

/** The last decision of a game of Packet Row. */
export async function playLastMove(page: Page): Promise<void> {
  const record = goldenRecord(4, 1)
  await playOn(page, record, JSON.parse(record).actions.length - 1)
  await countInPeace(page)
  await page.keyboard.press('p')
}

/** Where nothing moves the counting is over in two seconds, and a busy machine would miss it. */
const countInPeace = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

/** By hand, so that it stays there. */
async function countToLastStep(page: Page): Promise<void> {
  const counting = page.locator('[data-region="counting"]')
  await counting.waitFor()
  const last = counting.locator('ol > li[aria-current]:last-child')
  while ((await last.count()) === 0) {
    const before = await counting.locator('h2').innerText()
    await page.keyboard.press('Space')
    await counting.locator('h2', { hasNotText: before }).waitFor()
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

async function skipCounting(page: Page): Promise<void> {
  await page.locator('[data-region="counting"], [data-region="result"]').first().waitFor()
  await page.keyboard.press('Escape')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('[data-region="result"]').waitFor()
}

/** Only small windows have the button for it. */
async function openRivals(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.locator('button:has([data-seat])').click()
  await page.getByRole('dialog').waitFor()
}

async function openGallery(page: Page, search: string): Promise<void> {
  await page.goto(`/gallery${search}`)
  await page.getByRole('heading', { level: 3 }).first().waitFor()
}

const OPENINGS: Readonly<Record<string, Opening>> = {
  home: (page) => page.goto('/').then(() => page.locator('main section').first().waitFor()),
  invite: (page) => page.goto('/invite/packet-row').then(() => page.getByRole('heading', { level: 1 }).waitFor()),
  seating: setUpTable,
  join: async (page) => {
    await visitTable(page, (host) => setUpTable(host, wordsOf('en')))
    await page.locator('form').waitFor()
  },
  'full-table': async (page, say) => {
    await visitTable(page, fillWithBots)
    await page.getByRole('heading', { name: say('seating.full') }).waitFor()
  },
  recover: (page, say) =>
    page.goto('/#recover=x').then(() => page.getByRole('button', { name: say('recover.here') }).waitFor()),
  'not-found': (page, say) => page.goto('/t/nowhere').then(() => page.getByText(say('table.missing')).waitFor()),
  table: (page) => playOn(page, goldenRecord(4, 1), 43),
  chosen: async (page) => {
    await playOn(page, goldenRecord(4, 0), 1)
    await page.locator('[data-area] button[data-card][tabindex="0"]').first().click()
  },
  choose: (page) => playOn(page, goldenRecord(3, 0), 0),
  five: (page) => playOn(page, goldenRecord(5, 3), 61),
  'full-hand': (page) => playOn(page, goldenRecord(4, 2), 172),
  'split-planner': async (page) => {
    const { record, step } = splitDelivery()
    await playOn(page, record, step)
    await openDialog(page, 'd')
  },
  'in-words': async (page, say) => {
    await page.addInitScript(() => {
      const key = 'south-street/preferences'
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), textTable: true }))
    })
    await openReplay(page, goldenRecord(4, 1), 43)
    await page.locator('[data-offer="play-on"]').click()
    await page.getByRole('heading', { name: say('table.what-lies-where') }).waitFor()
  },
  'rivals-five': (page) => playOn(page, goldenRecord(5, 3), 148).then(() => openRivals(page)),
  company: async (page, say) => {
    await startTable(page, say)
    await openMenu(page, say)
    const name = page.locator('b', { hasText: say('company.title') })
    await page.locator('dialog li button').filter({ has: name }).click()
    await page.getByRole('dialog').waitFor()
  },
  spectator: async (page) => {
    await visitTable(page, (host) => startTable(host, wordsOf('en')))
    await page.locator('[data-region="bar"]').waitFor()
  },
  curtain: async (page, say) => {
    await page.goto('/')
    await press(page, say, 'home.pass-and-play')
    await page.locator('form button[type="submit"]').click()
    await page.getByRole('button', { name: say('local.lift') }).waitFor()
  },
  'one-device': async (page) => {
    await page.goto('/one-device/packet-row')
    await page.locator('form').waitFor()
  },
  learn: (page) => page.goto('/learn/packet-row').then(() => page.locator('h1').waitFor()),
  ...LESSON_SCREENS,
  ...REVIEW_SCREENS,
  puzzles: async (page) => {
    await page.goto('/puzzles/packet-row')
    await page.locator('h1').waitFor()
  },
  puzzle: (page) => openPuzzle(page, 'packet-row'),
  'ta-puzzle-solved': async (page) => {
    await openPuzzle(page, 'transatlantic')
    await showSolution(page)
  },
  'coach-master': (page) => playCoached(page, goldenRecord(3, 0), 0),
  coach: (page) => playCoached(page, goldenRecord(4, 1), 43),
  'ta-coach': (page) => playCoached(page, atSea(3, 0), 60),
  ...CLUB_SCREENS,
  ...HOUSE_SCREENS,
  ...KEY_SCREENS,
  'last-round': (page) => playOn(page, goldenRecord(4, 1), 151),
  counting: async (page) => {
    await playLastMove(page)
    await countToLastStep(page)
  },
  result: async (page) => {
    await playLastMove(page)
    await skipCounting(page)
  },
  replay: (page) => openReplay(page, goldenRecord(4, 0), 60),
  'replay-five': async (page) => {
    await openReplay(page, goldenRecord(5, 1), 109)
    // Past the eyes of every seat are everybody's.
    for (let eyes = 0; eyes < 5; eyes++) await page.keyboard.press('e')
  },
  'ta-table': async (page) => {
    await playOn(page, atSea(4, 0), 204)
    await page.locator('[data-asks="you"]').waitFor()
  },
  'ta-deploy': async (page) => {
    await playOn(page, atSea(3, 0), 150)
    await page.locator('[data-area="market"] button[aria-pressed]').nth(1).click()
    await page.locator('[data-answer]').click()
    await page.locator('[data-part="seas"] header button').first().click()
  },
  'ta-invest': async (page) => {
    await playOn(page, atSea(3, 0), 60)
    await page.locator('[data-card="base/invest"]').click()
    await page.locator('[data-card="house IO"]').click()
  },
  'ta-display': async (page) => {
    await playOn(page, atSea(3, 0), 60)
    await page.locator('[data-card="base/director"]').click()
    await page.locator('[data-area="choice"]').waitFor()
  },
  'ta-last-round': (page) => playOn(page, atSea(4, 0), 370),
  'ta-counting': async (page) => {
    await playOn(page, atSea(4, 0), 378)
    await countInPeace(page)
    await page.locator('[data-answer]').click()
    await countToLastStep(page)
  },
  'ta-hand': (page) => playOn(page, atSea(3, 0), 101),
  'ta-sail': (page) => playOn(page, atSea(2, 1), 217),
  'ta-cruise': async (page) => {
    await playOn(page, atSea(3, 1), 347)
    await page.locator('[data-part="seas"] button[aria-pressed]').first().click()
  },
  'ta-first': async (page) => {
    await playOn(page, atSea(4, 0), 0)
    await page.locator('[data-area="market"] button[aria-pressed]').first().click()
  },
  'ta-result': async (page) => {
    await playOn(page, atSea(4, 0), 378)
    await page.locator('[data-answer]').click()
    await skipCounting(page)
  },
  'ta-replay': (page) => openReplay(page, atSea(4, 1), 260),
  rules: (page) => openRules(page, 'packet-row', 'PR-3.9'),
  'ta-rules': (page) => openRules(page, 'transatlantic', 'TA-3.1'),
  gallery: (page) => openGallery(page, ''),
  'gallery-found': (page) => openGallery(page, '#captain'),
  about: (page) => page.goto('/about').then(() => page.locator('main section li').first().waitFor()),
}

/** Tables that are no screens, but lead to some. */
const BEFORE: Readonly<Record<string, Opening>> = {
  'before-delivery': (page) => playOn(page, goldenRecord(2, 2), 102),
  'ta-before': (page) => playOn(page, atSea(3, 0), 60),
}

interface Step {
  readonly from: string
  readonly go: Opening
}

async function openHint(page: Page): Promise<void> {
  await page.keyboard.press('h')
  await page.locator('[data-region="hint"] li').first().waitFor()
}

/**
 * What is one step away from another screen: whoever looks at both opens the first one once. Of those from one screen,
 * only the last may be something else than a dialog.
 */
const FURTHER: Readonly<Record<string, Step>> = {
  'seating-guest': {
    from: 'join',
    go: async (page) => {
      await page.locator('form input[autocomplete="nickname"]').fill('Anna')
      await page.locator('form button[type="submit"]').click()
      await page.locator('[data-region="begin"]').waitFor()
    },
  },
  log: { from: 'table', go: (page) => openDialog(page, 'l') },
  keys: { from: 'table', go: (page) => openDialog(page, '?') },
  menu: { from: 'table', go: openMenu },
  hint: { from: 'table', go: openHint },
  planner: { from: 'before-delivery', go: (page) => openDialog(page, 'd') },
  cash: { from: 'before-delivery', go: (page) => openDialog(page, 'm') },
  rivals: { from: 'last-round', go: openRivals },
  'puzzle-solved': { from: 'puzzle', go: showSolution },
  settings: {
    from: 'home',
    go: async (page, say) => {
      await press(page, say, 'settings.title')
      await page.getByRole('dialog').waitFor()
    },
  },
  notices: { from: 'seating', go: openNotices },
  'ta-menu': { from: 'ta-before', go: openMenu },
  'ta-hint': { from: 'ta-before', go: openHint },
  'ta-ship': {
    from: 'ta-table',
    go: async (page) => {
      await page.locator('[data-area="NA"] button[data-card]').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'ta-companies': {
    from: 'ta-table',
    go: async (page) => {
      await page.locator('[data-seat] h3 button').first().click()
      await page.locator('dialog button[data-offer="compare"]').click()
      await page.locator('dialog table').waitFor()
    },
  },
  'ta-sea': {
    from: 'ta-table',
    go: async (page) => {
      await page.setViewportSize({ width: 390, height: 664 })
      await page.locator('[data-area="NA"] h2 button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  ...HOUSE_FURTHER,
  ...REVIEW_FURTHER,
}

async function showSolution(page: Page): Promise<void> {
  await page.locator('[data-answer="show"]').click()
  await page.locator('[data-answer="another"]').waitFor()
}

/** Always the same one, whatever day it is. */
async function openPuzzle(page: Page, game: string): Promise<void> {
  const file = readFileSync(new URL(`../../../games/${game}/puzzles/puzzles.json`, import.meta.url), 'utf8')
  const { puzzles } = JSON.parse(file) as { puzzles: readonly { id: string; task?: string }[] }
  await page.goto(`/puzzles/${game}/${puzzles.find(({ task }) => task === undefined)!.id}`)
  await page.locator('[data-answer="show"]').waitFor()
}

export const SCREENS: readonly string[] = [...Object.keys(OPENINGS), ...Object.keys(FURTHER)]

/** What is only measured in its windows: further sheets, and places behind a phone's tabs. */
export const MEASURED_TOO: readonly string[] = [...Object.keys(SHEETS), ...Object.keys(PHONE_SHEETS)]

/** There is no such thing in larger windows. */
export const isForPhones = (name: string): boolean => name in PHONE_SHEETS

/** Where something is decided, or a game is watched: all that it needs must be in sight. */
const TABLES = new Set([
  ...['table', 'chosen', 'choose', 'hint', 'five', 'full-hand', 'planner', 'split-planner', 'spectator', 'replay'],
  'replay-five',
  ...['puzzle', 'puzzle-solved', 'ta-puzzle-solved'],
  ...['review-board', 'ta-review-board', 'review-try', 'review-tried'],
  ...['coach', 'coach-master', 'ta-coach'],
  ...['last-round', 'counting', 'ta-last-round', 'ta-counting', 'ta-hint', 'ta-companies'],
  ...['overview', 'ta-market', 'ta-spectator'],
  ...['ta-table', 'ta-deploy', 'ta-invest', 'ta-display', 'ta-replay', 'ta-hand', 'ta-sail', 'ta-cruise', 'ta-first'],
])

export const isTable = (name: string): boolean => TABLES.has(name) || MOMENTS.has(name)

/** The same screens, those together that are one step away from the same one. */
export function together(names: readonly string[]): readonly (readonly [string, ...string[]])[] {
  return Object.values(Object.groupBy(names, (name) => FURTHER[name]?.from ?? name)) as [string, ...string[]][]
}

export async function openScreen(page: Page, name: string, language: string): Promise<void> {
  await page.addInitScript((words) => localStorage.setItem('south-street/language', words), language)
  const moment = MOMENTS.get(name)
  if (moment !== undefined) return playOn(page, moment.record, moment.step)
  const say = wordsOf(language)
  const from = FURTHER[name]?.from ?? name
  const opening = { ...OPENINGS, ...BEFORE, ...SHEETS, ...PHONE_SHEETS }[from]!
  await opening(page, say)
  await FURTHER[name]?.go(page, say)
}

/** To a screen that is one step away from the same one as the open screen. */
export async function goFurther(page: Page, name: string, language: string): Promise<void> {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await FURTHER[name]!.go(page, wordsOf(language))
}

/** The screen as it is photographed and measured: by daylight, without tips, for Marta, in a large window at first. */
export async function openToLookAt(page: Page, name: string, language: string): Promise<void> {
  await page.addInitScript(
    (preferences) => localStorage.setItem('south-street/preferences', preferences),
    JSON.stringify({ theme: 'daylight', coached: ['all'], name: 'Marta' }),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, name, language)
}
