import { type Browser, expect, type Page } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { openReplay, playOn } from '../playing-on.ts'
import { cardOf, faultsOf, prefer, startGame, test, visitAndGoOffline } from './table.ts'

const GAME = 'Transatlantic'
const golden = (seats: number, line: number) => goldenRecord(seats, line, 'transatlantic')
const bar = (page: Page) => page.locator('[data-region="bar"]')
const log = (page: Page) => page.locator('[data-region="log"]')
const confirm = (page: Page) => page.locator('[data-answer]')
const seas = (page: Page) => page.locator('[data-part="seas"] header button[data-card]')

/**
 * Where a player in a hurry clicks next: what is confirmed goes before what is chosen. Whoever only builds ships comes to
 * the end soonest, so the Shipyard is the favourite card, and the Director brings it back.
 */
const NEXT_CLICK = `(() => {
  const find = (selector) => document.querySelector(selector)
  const playable = (card) => find('button[data-card="base/' + card + '"][aria-label*="can be played"]')
  const hasChosen = find('[data-area="market"] [aria-pressed="true"]') !== null
  const next =
    (hasChosen ? null : find('button[aria-label*="can be bought"]')) ??
    find('[data-answer]') ??
    playable('director') ??
    playable('shipyard') ??
    find('button[aria-label*="can be played"]') ??
    find('[data-area="choice"] button[data-card]:not(:disabled)') ??
    find('[data-part="seas"] header button[data-card]') ??
    find('button[aria-label*="can be chosen"]') ??
    // If nothing is asked, a click on the bar lets bots answer at once.
    find('[data-region="bar"] h2') ??
    find('main')
  const { x, y, width, height } = next.getBoundingClientRect()
  return { isOver: find('[data-region="result"]') !== null, x: x + width / 2, y: y + height / 2 }
})()`

/** A number plays a card, C confirms, S and R lead to what is asked, and Enter chooses it; any key lets bots hurry. */
const NEXT_KEYS = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  if (has('[data-region="result"]')) return []
  if (has('[data-answer]')) return ['c']
  const hand = [...document.querySelectorAll('[data-region="own"] li button[data-card]')]
  const playable = hand.findIndex((card) => card.ariaLabel.includes('can be played'))
  if (playable >= 0) return [String(playable + 1)]
  if (has('[data-area="choice"]')) return ['s', 'Enter']
  const atSea = ['header button[data-card]', 'button[aria-pressed="false"]'].map((one) => '[data-part="seas"] ' + one)
  return has(atSea.join()) ? ['r', 'Enter'] : ['x']
})()`

type Press = (x: number, y: number) => Promise<void>

/** Sits down with one bot and presses whatever is next, until the game is over. */
async function playToTheEnd(page: Page, press: Press): Promise<void> {
  await prefer(page, { players: 2 })
  await startGame(page, GAME)
  const look = () => page.evaluate<{ readonly isOver: boolean; readonly x: number; readonly y: number }>(NEXT_CLICK)
  for (let next = await look(); !next.isOver; next = await look()) await press(next.x, next.y)
}

test('Transatlantic: a whole game against bots, from the front page to the replay', async ({ page }) => {
  await playToTheEnd(page, (x, y) => page.mouse.click(x, y))
  await expect(page.getByText('Final edition')).toBeVisible()
  await expect(page.getByText('The seal holds')).toBeVisible()
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await expect(page.getByText('The cards are dealt.')).toBeVisible()
})

const PHONES = { 'a phone': { width: 390, height: 664 }, 'a phone on its side': { width: 844, height: 390 } }

for (const [name, viewport] of Object.entries(PHONES)) {
  test.describe(name, () => {
    test.use({ viewport, isMobile: true, hasTouch: true })

    test(`Transatlantic: a whole game by taps on ${name}`, async ({ page }) => {
      // What lies outside the window cannot be tapped: the game would stand still.
      await playToTheEnd(page, async (x, y) => {
        expect([x < viewport.width, y < viewport.height]).toEqual([true, true])
        await page.touchscreen.tap(x, y)
      })
      await expect(page.locator('[data-region="result"]')).toBeVisible()
    })
  })
}

test('Transatlantic: a card step by step, and back, until something is final', async ({ page }) => {
  await playOn(page, golden(3, 0), 60)
  // The log comes after the board.
  await expect(log(page).locator('li')).not.toHaveCount(1)
  const before = await log(page).locator('li').count()
  await page.locator('[data-card="base/invest"]').click()
  await expect(bar(page)).toContainText('Invest: choose what you invest in')
  await page.locator('[data-card="house IO"]').click()
  await expect(bar(page)).toContainText('Something is still missing')
  await page.locator('[data-card="marker MAIL"]').click()
  await expect(bar(page)).toContainText('You pay £20 and keep £170.')
  await bar(page).getByRole('button', { name: 'Back' }).click()
  await bar(page).getByRole('button', { name: 'Back' }).click()
  await expect(bar(page)).toContainText('Your turn: play a card.')
  // Nobody has been told anything yet.
  await expect(log(page).locator('li')).toHaveCount(before)
  await page.locator('[data-card="base/invest"]').click()
  await page.locator('[data-card="marker MAIL"]').click()
  await confirm(page).click()
  await expect(log(page)).toContainText('You pay £50 and place: mail.')
  // Taken back, it is asked anew: nothing of what was chosen before comes back.
  for (const left of [before + 1, before]) {
    await page.keyboard.press('z')
    await expect(log(page).locator('li')).toHaveCount(left)
  }
  await expect(bar(page)).toContainText('Your turn: play a card.')
  await expect(page.locator('[aria-pressed="true"][data-card]')).toHaveCount(0)
})

test('Transatlantic: the last rounds by keyboard alone', async ({ page }) => {
  const record = golden(2, 3)
  await playOn(page, record, JSON.parse(record).actions.length - 12)
  const look = () => page.evaluate<readonly string[]>(NEXT_KEYS)
  for (let keys = await look(); keys.length > 0; keys = await look()) {
    for (const key of keys) await page.keyboard.press(key)
  }
  await expect(page.getByText('The seal holds')).toBeVisible()
})

test('Transatlantic: a record is stepped through and played on, in three languages @phone', async ({ page }) => {
  await openReplay(page, golden(4, 1), 150)
  await page.keyboard.press('ArrowRight')
  // A phone has no room to show this line.
  await expect(page.getByText('Move 151 of')).toBeAttached()
  await page.locator('[data-offer="play-on"]').click()
  await expect(bar(page)).toBeVisible()
  for (const language of ['pl', 'de', 'en']) {
    await page.evaluate((name) => localStorage.setItem('south-street/language', name), language)
    await page.reload()
    await expect(bar(page)).toBeVisible()
  }
})

test.describe('kept for offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Transatlantic: offline after the first visit, and on one device', async ({ page }) => {
    await visitAndGoOffline(page)
    await page.goto('/')
    await cardOf(page, GAME).getByRole('button', { name: 'One device' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    for (let turn = 0; turn < 3; turn++) {
      await page.getByRole('button', { name: /^I am/ }).click()
      await page.locator('button[aria-label*="can be bought"]').first().click()
      await confirm(page).click()
      await seas(page).first().click()
      await confirm(page).click()
    }
    // Whoever bought last begins.
    await expect(bar(page)).toContainText('Your turn: play a card.')
  })
})

/** Three people in three browsers, at one table that the first has set up. */
async function sitDown(browser: Browser): Promise<{ readonly pages: Page[]; readonly faults: Set<string>[] }> {
  const faults: Set<string>[] = []
  const pages: Page[] = []
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
    faults.push(faultsOf(page))
    await prefer(page, { name, players: 3 })
    pages.push(page)
  }
  const [host, ...guests] = pages as [Page, ...Page[]]
  await host.goto('/invite/transatlantic')
  await host.getByRole('button', { name: 'Set up the table' }).click()
  await host.waitForURL(/\/t\//)
  for (const guest of guests) {
    await guest.goto(host.url())
    await guest.getByRole('button', { name: 'Sit down' }).click()
    await guest.getByText('Anna begins when all are here.').waitFor()
  }
  await host.getByRole('button', { name: 'Begin', exact: true }).click()
  for (const page of pages) await bar(page).waitFor()
  return { pages, faults }
}

async function whoIsAsked(pages: readonly Page[], question: string): Promise<Page> {
  let asked: Page | undefined
  await expect(async () => {
    for (const page of pages) if ((await bar(page).innerText()).includes(question)) asked = page
    expect(asked).toBeDefined()
  }).toPass()
  return asked!
}

test('Transatlantic: three people at one table, and a ship that is moved out of turn', async ({ browser }) => {
  const { pages, faults } = await sitDown(browser)
  // Everybody sends a first steamship to Bombay, each a younger one: the third pushes the clipper out that lies there.
  let youngest = ''
  let last = pages[0]!
  for (let turn = 0; turn < 3; turn++) {
    last = await whoIsAsked(pages, 'Buy your first steamship.')
    const offers = last.locator('[data-area="market"] button[aria-label*="can be bought"]')
    const ids = await offers.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')!))
    youngest = ids.filter((id) => id > youngest).sort()[0]!
    await last.keyboard.press('s')
    await expect(last.locator('[data-area="market"] button[data-card]:focus')).toBeVisible()
    await last.locator(`[data-card="${youngest}"]`).click()
    // The game's own C goes before the table's, which opens the chat.
    await last.keyboard.press('c')
    await last.locator('[data-area="IO"] header button').click()
    if (turn === 2) await expect(bar(last)).toContainText('is pushed out')
    await last.getByRole('button', { name: 'Deploy in Bombay', exact: true }).click()
  }
  const owner = await whoIsAsked(pages, 'is pushed out: choose another sea.')
  expect(owner).not.toBe(last)
  await expect(bar(last)).toContainText('is finding a new sea for')
  await owner.locator('[data-area="NA"] header button').click()
  await confirm(owner).click()
  await expect(log(owner)).toContainText(/You move .* to the North Atlantic/)
  for (const page of pages.filter((one) => one !== owner)) {
    await expect(log(page)).toContainText(/moves .* to the North Atlantic/)
  }
  expect(faults.flatMap((set) => [...set])).toEqual([])
})
