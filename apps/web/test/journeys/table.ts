import { test as base, expect, type Locator, type Page } from '@playwright/test'

interface Preferences {
  readonly coached?: readonly string[]
  readonly name?: string
  readonly players?: number
  readonly level?: string
  readonly theme?: string
  readonly fast?: boolean
  readonly singleKeys?: boolean
  readonly textTable?: boolean
  readonly finished?: readonly string[]
}

/**
 * Faults of ours that a page tells its console: an exception, a missing word, something the content policy forbids, a
 * card that is in two places on its way, so that none travels.
 */
export function faultsOf(page: Page): Set<string> {
  const faults = new Set<string>()
  page.on('pageerror', (error) => faults.add(error.stack ?? error.message))
  page.on('console', (message) => {
    if (/There are no words|Content Security Policy|view-transition-name/.test(message.text()))
      faults.add(message.text())
  })
  return faults
}

/** Words that no catalogue has filled in. */
const RAW_WORDS = /\{\{\w*\}\}|returned an object|\bundefined\b|\bNaN\b|\[object /

/** Every journey starts with a player who has seen the coach marks and wants bots to hurry, and ends without faults. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults = faultsOf(page)
    await prefer(page, {})
    await use(page)
    expect([...faults]).toEqual([])
    if (!page.isClosed()) expect(await page.locator('body').innerText()).not.toMatch(RAW_WORDS)
  },
})

export async function prefer(page: Page, preferences: Preferences): Promise<void> {
  await page.addInitScript((wanted) => {
    const key = 'south-street/preferences'
    const first = { fast: true, coached: ['all'], theme: 'daylight', players: 3, level: 'deckhand' }
    localStorage.setItem(key, JSON.stringify({ ...first, ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted }))
  }, preferences)
}

/** A game's card on the front page. */
export function cardOf(page: Page, game = 'Packet Row'): Locator {
  return page.getByRole('region', { name: game, exact: true })
}

export async function startGame(page: Page, game?: string): Promise<void> {
  await page.goto('/')
  await cardOf(page, game)
    .getByRole('button', { name: /Play now/ })
    .click()
  await page.locator('[data-region="bar"]').waitFor()
}

/** The simplest answers. */
export const CHOICES = /^(Pass|Decline|Ask here.*)$/

/** Answers whatever is asked in the simplest way; false if nothing is asked of the player now. */
export async function answer(page: Page): Promise<boolean> {
  const choices = page.getByRole('button', { name: CHOICES })
  if ((await choices.count()) === 0) return false
  await choices.first().click({ timeout: 2000 })
  return true
}

/** Where a player who is in a hurry taps next: what is confirmed goes before what is chosen, and that before passing. */
const NEXT_TAP = `(() => {
  const isOver = document.body.textContent.includes('Final edition')
  const buttons = [...document.querySelectorAll('main button:not([disabled])')]
  const named = (wanted) => buttons.find((button) => wanted.test(button.ariaLabel ?? button.textContent))
  const next = named(/^(Take (?!back)|Build )/) ?? named(/can be taken/) ?? named(/^(Pass|Decline|Ask here)/)
  // If nothing is asked, a tap on the sentence that says so lets bots answer at once.
  const place = next ?? document.querySelector('[data-region="bar"] h2')
  if (place === null) return { isOver }
  const { x, y, width, height } = place.getBoundingClientRect()
  return { isOver, x: x + width / 2, y: y + height / 2 }
})()`

/** Taps through a game until the final edition is out. Real taps, but without the patience of `locator.tap`. */
export async function tapToTheEnd(page: Page): Promise<void> {
  const look = () => page.evaluate<{ readonly isOver: boolean; readonly x?: number; readonly y?: number }>(NEXT_TAP)
  for (let next = await look(); !next.isOver; next = await look()) {
    if (next.x !== undefined && next.y !== undefined) await page.touchscreen.tap(next.x, next.y)
  }
}

/** The area, from 1, in which something is open to the player. */
const NEXT_AREA = `(() => {
  const hasOffer = (area) => area.querySelector('button[data-card][tabindex="0"], header button') !== null
  const area = 1 + [...document.querySelectorAll('[data-area]')].findIndex(hasOffer)
  return { isOver: document.body.textContent.includes('Final edition'), area }
})()`
const IS_ON_OFFER = `document.activeElement.matches('[data-area] :is(button[data-card], header button)')`

/** Plays a game with the keys of the board: a number leads to an area, Enter chooses and confirms, P passes. */
export async function typeToTheEnd(page: Page): Promise<void> {
  const look = () => page.evaluate<{ readonly isOver: boolean; readonly area: number }>(NEXT_AREA)
  for (let next = await look(); !next.isOver; next = await look()) {
    if (next.area > 0) {
      await page.keyboard.press(String(next.area))
      if (await page.evaluate(IS_ON_OFFER)) await page.keyboard.press('Enter')
      if (await page.evaluate(IS_ON_OFFER)) await page.keyboard.press('Enter')
    }
    await page.keyboard.press('p')
  }
}

/** A first visit, until the page has kept all that it needs; then the network is gone. */
export async function visitAndGoOffline(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.waitForFunction('caches.keys().then((keys) => keys.length > 0)')
  await page.reload()
  await page.context().setOffline(true)
}
