import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, prefer, test } from './table.ts'

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }

async function newPerson(browser: Browser, window: object, faults: Set<string>[]): Promise<Page> {
  const page = await (
    await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...window })
  ).newPage()
  faults.push(faultsOf(page))
  return page
}

/** Somebody at a desk who has asked somebody with a phone for a game of two; the phone's owner has never played. */
async function sitDown(browser: Browser, faults: Set<string>[], coached = ['all']): Promise<readonly [Page, Page]> {
  const host = await newPerson(browser, { viewport: { width: 1440, height: 900 } }, faults)
  await prefer(host, { name: 'Anna', players: 2, coached })
  const guest = await newPerson(browser, PHONE, faults)
  await host.goto('/invite/packet-row')
  await host.getByRole('button', { name: 'Set up the table' }).click()
  await host.waitForURL(/\/t\//)
  await guest.goto(host.url())
  await guest.getByRole('textbox').fill('Ben')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await host.getByRole('button', { name: 'Begin', exact: true }).click()
  for (const page of [host, guest]) await page.locator('[data-region="bar"]').waitFor()
  return [host, guest]
}

const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Say something' })
const MARKUP = '<img src=x onerror=alert(1)> **bold** & 🚢⚓👩‍👩‍👧‍👦'

test('C leads to where one writes; what was said last is in sight, and markup is only letters', async ({ browser }) => {
  const faults: Set<string>[] = []
  const [host, guest] = await sitDown(browser, faults)
  await host.keyboard.press('c')
  await expect(host.getByRole('dialog').getByRole('heading', { name: 'Chat' })).toBeVisible()
  await expect(field(host)).toBeFocused()
  for (let line = 1; line <= 40; line++) {
    await host.keyboard.type(`line ${line}`)
    await host.keyboard.press('Enter')
    await expect(host.getByRole('dialog').locator('li', { hasText: new RegExp(`line ${line}$`) })).toBeInViewport()
  }
  await host.keyboard.insertText(MARKUP)
  await host.keyboard.press('Enter')
  await expect(host.getByRole('dialog').locator('li', { hasText: MARKUP })).toBeInViewport()
  await host.keyboard.press('Escape')
  await expect(host.locator('[data-region="bar"] h2')).toBeFocused()
  // On a phone the newest line is in sight, too, and no keyboard comes up before it is called.
  await guest.getByRole('button', { name: /41/ }).click()
  await expect(guest.getByRole('dialog').locator('li', { hasText: MARKUP })).toBeInViewport()
  await expect(field(guest)).toBeInViewport({ ratio: 1 })
  await expect(field(guest)).not.toBeFocused()
  expect(faults.flatMap((set) => [...set])).toEqual([])
})

/** The page of whoever has the first question. One that still loads asks nobody. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  const counts = () => Promise.all(pages.map((page) => page.locator('[data-region="bar"][data-asks="you"]').count()))
  await expect.poll(async () => (await counts()).includes(1)).toBe(true)
  return pages[(await counts()).indexOf(1)]!
}

test('who waits for a person before their first question sees no empty place for the coach', async ({ browser }) => {
  // Neither has played before: whoever is harbour master is drawn by lot.
  const pages = await sitDown(browser, [], [])
  const asked = await whoIsAsked(pages)
  const waiting = pages.find((page) => page !== asked)!
  await expect(asked.locator('[data-region="teacher"]')).toBeVisible()
  await expect(waiting.locator('[data-region="teacher"]')).toHaveCount(0)
  await expect(waiting.locator('[data-region="coach-place"]')).toHaveCount(0)
})

test('an answer into a broken line: one is told to answer again, and it counts once', async ({ browser }) => {
  const pages = await sitDown(browser, [])
  const asked = await whoIsAsked(pages)
  const askHere = asked.getByRole('button', { name: /^Ask here/ }).filter({ visible: true })
  await asked.context().setOffline(true)
  await askHere.first().click()
  await expect(asked.getByText('If the question is still there, answer once more.').first()).toBeVisible()
  await asked.context().setOffline(false)
  await expect(asked.getByText('The connection is lost')).toHaveCount(0)
  await askHere.first().click()
  await expect(asked.getByText('answer once more.')).toHaveCount(0)
  await expect(asked.locator('[data-region="bar"]')).toHaveAttribute('data-asks', 'others')
})
