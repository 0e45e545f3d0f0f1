// What opens above other screens, or lies behind a tab of a phone: sheets, dialogs, help.

import type { Page } from '@playwright/test'
import { goldenRecord } from './golden.ts'
import { type Opening, openDialog, openMenu, type Say } from './opening.ts'
import { wordsOf } from './page-words.ts'
import { playOn } from './playing-on.ts'
import { setUpTable, startTable, visitTable } from './server-tables.ts'

/** What looks otherwise, or is not there, in larger windows. */
async function onPhone(page: Page, seats: number, line: number, step: number, game?: string): Promise<void> {
  await playOn(page, goldenRecord(seats, line, game), step)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.locator('[role="tablist"]').waitFor()
}

async function explain(page: Page, card: string): Promise<void> {
  await page.locator(card).first().focus()
  await openDialog(page, 'i')
}

const TO_TAKE = '[data-area] button[data-card][tabindex="0"]'

async function openChat(page: Page, say: Say): Promise<void> {
  await startTable(page, say)
  await openMenu(page, say)
  const name = page.locator('b', { hasText: say('table.chat') })
  await page.locator('dialog li button').filter({ has: name }).click()
  const line = page.locator('dialog form input')
  for (const text of ['Good evening!', 'Who has ever seen four contracts for tobacco from Amsterdam in one game?']) {
    await line.fill(text)
    await line.press('Enter')
  }
  await page.locator('dialog ol li').nth(1).waitFor()
}

/** Only phones have them. */
export const PHONE_SHEETS: Readonly<Record<string, Opening>> = {
  'card-help': async (page) => {
    await onPhone(page, 4, 1, 43)
    await explain(page, TO_TAKE)
  },
  'ta-card-help': async (page) => {
    await onPhone(page, 3, 0, 60, 'transatlantic')
    await explain(page, '[data-region="hand"] [data-card]')
  },
  rule: async (page) => {
    await onPhone(page, 4, 1, 43)
    await explain(page, TO_TAKE)
    await page.locator('dialog a, dialog button', { hasText: /PR-/ }).first().click()
    await page.locator('dialog [aria-current="true"]').waitFor()
  },
  contracts: async (page) => {
    await onPhone(page, 4, 2, 172)
    await page.locator('[data-region="hand"] [data-dense] button').first().click()
    await page.getByRole('dialog').waitFor()
  },
  overview: async (page) => {
    await onPhone(page, 4, 2, 172)
    await page.locator('[role="tab"]').first().click()
    await page.locator('[data-area]').nth(3).waitFor()
  },
  'ta-market': async (page) => {
    await onPhone(page, 4, 0, 204, 'transatlantic')
    await page.locator('[data-tab="market"]').click()
    await page.locator('[data-area="market"]').waitFor()
  },
  'ta-sheet': async (page) => {
    await onPhone(page, 4, 0, 204, 'transatlantic')
    await page.locator('[data-tab="sheet"]').click()
    await page.locator('[data-tab="sheet"][aria-selected="true"]').waitFor()
  },
  'ta-harbour': async (page) => {
    await onPhone(page, 4, 0, 204, 'transatlantic')
    await page.locator('[data-part="harbour"]').click()
    await page.getByRole('dialog').waitFor()
  },
}

/** In every window. */
export const SHEETS: Readonly<Record<string, Opening>> = {
  chat: openChat,
  'change-terms': async (page, say) => {
    await setUpTable(page, say)
    await page.locator('[data-offer="change-terms"]').click()
    await page.getByRole('dialog').waitFor()
  },
  'ta-seating': (page, say) => setUpTable(page, say, 'transatlantic'),
  'ta-spectator': async (page) => {
    await visitTable(page, (host) => startTable(host, wordsOf('en'), 'transatlantic'))
    await page.locator('[data-region="bar"]').waitFor()
  },
  'ta-learn': (page) => page.goto('/learn/transatlantic').then(() => page.locator('h1').waitFor()),
  'ta-puzzles': (page) => page.goto('/puzzles/transatlantic').then(() => page.locator('h1').waitFor()),
}
