// Tables on the server, as hosts and visitors come to them.

import type { Page } from '@playwright/test'
import { press, type Say } from './opening.ts'
import { wordsOf } from './page-words.ts'

/** A table on the server, before the cards are dealt. */
export async function setUpTable(page: Page, say: Say, game = 'packet-row'): Promise<void> {
  await page.goto(`/invite/${game}`)
  await press(page, say, 'invite.create')
  await page.waitForURL(/\/t\//)
  await page.locator('[data-region="begin"]').waitFor()
}

/** A table on the server, with bots on all other seats. */
export async function startTable(page: Page, say: Say, game = 'packet-row'): Promise<void> {
  await setUpTable(page, say, game)
  await page.locator('[data-region="begin"] button').click()
  await page.locator('[data-region="bar"]').waitFor()
}

/** Goes to a table that somebody else prepares. */
export async function visitTable(page: Page, prepare: (host: Page) => Promise<void>): Promise<void> {
  await page.goto('/about')
  const host = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' })
  const table = await host.newPage()
  await table.addInitScript(
    (preferences) => localStorage.setItem('south-street/preferences', preferences),
    JSON.stringify({ coached: ['all'], name: 'Kasia', players: 3 }),
  )
  await prepare(table)
  await page.goto(table.url())
  await host.close()
}

/** The host lets bots have all free seats. */
export async function fillWithBots(host: Page): Promise<void> {
  await setUpTable(host, wordsOf('en'))
  const seats = host.locator('li select')
  for (let seat = 0; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('clerk')
}
