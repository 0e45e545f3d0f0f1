import { expect, type Page } from '@playwright/test'
import { CHOICES, prefer, startGame, test } from './table.ts'

const coach = (page: Page) => page.locator('[data-region="teacher"]')
const bar = (page: Page) => page.locator('[data-region="bar"]')

async function startGuided(page: Page): Promise<void> {
  await page.goto('/learn/packet-row')
  await page.getByRole('button', { name: 'Start the guided game' }).click()
  await bar(page).waitFor()
}

/** What the coach says, as often as he begins to; and what he marks then that is out of sight, or under his words. */
const LISTEN = `(() => {
  const heard = (globalThis.heard ??= [])
  const bad = (globalThis.bad ??= [])
  let last = ''
  const listen = () => {
    const text = document.querySelector('[data-region="teacher"] p')?.textContent ?? ''
    if (text !== '' && text !== last) heard.push(text)
    last = text
  }
  listen()
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
  setInterval(() => {
    const teacher = document.querySelector('[data-region="teacher"]')
    if (teacher === null || document.querySelector('dialog[open]')) return
    const over = teacher.getBoundingClientRect()
    for (const one of document.querySelectorAll('svg[data-marks], [data-area] button[data-card]')) {
      const { left, top, right, bottom, width } = one.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isUnder = width > 0 && x > over.left && x < over.right && y > over.top && y < over.bottom
      if (isUnder) bad.push(one.dataset.marks ?? one.dataset.card)
    }
  }, 50)
})()`

const heardBy = (page: Page) => page.evaluate<string[]>('globalThis.heard')

/** An answer that ends somebody's turn, whatever is asked; with the keys of the board. */
async function typeAnswer(page: Page): Promise<void> {
  // What is too dear for them was chosen before.
  const isTooDear = await page.evaluate('document.activeElement.matches("[data-area] [aria-pressed=true]")')
  for (const area of ['1', '2', '3', '4']) {
    await page.keyboard.press(area)
    const isOffer = await page.evaluate(
      `document.activeElement.matches('[data-area] :is(button[data-card][tabindex="0"], header button)')`,
    )
    if (!isOffer || isTooDear) continue
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    return
  }
  await page.keyboard.press('p')
}

/** On a board, by a click or a tap. */
async function simplest(page: Page): Promise<void> {
  await page.getByRole('button', { name: CHOICES }).first().click()
}

/** How much has happened so far. */
const logLength = (page: Page) => page.locator('[data-region="log"] li').count()

async function play(page: Page, answers: number, answer: (page: Page) => Promise<void>): Promise<void> {
  for (let made = 0; made < answers; made++) {
    await expect(async () => {
      await expect(bar(page).and(page.locator('[data-asks="you"]'))).toBeVisible()
      await page.locator('[data-busy]').waitFor({ state: 'detached' })
      const before = await logLength(page)
      await answer(page)
      await expect.poll(() => logLength(page), { timeout: 2_000, intervals: [50] }).toBeGreaterThan(before)
    }).toPass()
  }
}

test('a guided game of Packet Row by keyboard: everything is said once, and a reload does not repeat it', async ({
  page,
}) => {
  await startGuided(page)
  await page.evaluate(LISTEN)
  await expect(coach(page)).toContainText(/You are asked|You are harbour master/)
  await expect(page.locator('svg[data-marks]')).toHaveCount(1)
  await expect(coach(page).getByRole('link')).toHaveAttribute('href', /\/rules\/packet-row#PR-/)
  const first = await coach(page).locator('p').innerText()
  await page.keyboard.press('Escape')
  await expect(coach(page)).toBeHidden()
  await page.reload()
  await bar(page).waitFor()
  await page.evaluate(LISTEN)
  await play(page, 12, typeAnswer)
  const heard = await heardBy(page)
  expect(heard.length).toBeGreaterThan(2)
  expect(new Set([first, ...heard]).size).toBe(heard.length + 1)
  expect(await page.evaluate('globalThis.bad')).toEqual([])
})

test('the coach is silenced at once and for good, and comes when he is called @phone', async ({ page }) => {
  await startGuided(page)
  await expect(coach(page)).toBeVisible()
  await coach(page).getByRole('button', { name: 'No more tips' }).click()
  await expect(coach(page)).toBeHidden()
  await page.reload()
  await play(page, 4, async () => {
    await simplest(page)
    await expect(coach(page)).toBeHidden()
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /Tips for newcomers/ }).click()
  await expect(async () => {
    await simplest(page)
    await expect(coach(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('a newcomer who plays without lessons has the coach, too, and hears everything once @phone', async ({ page }) => {
  await page.goto('/')
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...kept, coached: [] }))
  }, 'south-street/preferences')
  await startGame(page)
  const text = await coach(page).locator('p').innerText()
  await coach(page).getByRole('button', { name: 'Understood' }).click()
  await expect(coach(page)).toBeHidden()
  await startGame(page)
  await play(page, 3, simplest)
  await expect(coach(page).getByText(text)).toBeHidden()
})

test('the coach speaks at the table in words, marks lines there, and is heard once', async ({ page }) => {
  await prefer(page, { textTable: true })
  await startGuided(page)
  const text = (await coach(page).locator('p').innerText()).replace(/ PR-.*$/, '')
  await expect(page.locator('[data-live="polite"]')).toContainText(text)
  await play(page, 8, async () => {
    await bar(page).getByRole('button').first().click()
  })
  await expect(page.locator('[data-live="polite"]')).not.toContainText(text)
})

/** Where a player in a hurry clicks next: what is confirmed goes before what is chosen. */
const NEXT_AT_SEA = `(() => {
  const find = (selector) => document.querySelector(selector)
  const hasChosen = find('[data-area="market"] [aria-pressed="true"]') !== null
  const next =
    (hasChosen ? null : find('button[aria-label*="can be bought"]')) ??
    find('[data-answer]') ??
    find('button[aria-label*="can be played"]') ??
    find('[data-area="choice"] button[data-card]:not(:disabled)') ??
    find('[data-part="seas"] header button[data-card]') ??
    find('button[aria-label*="can be chosen"]') ??
    find('[data-region="bar"] h2')
  const { x, y, width, height } = next.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

test('a first game of Transatlantic has its coach, who covers nothing @phone', async ({ page }) => {
  await page.goto('/')
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...kept, coached: [] }))
  }, 'south-street/preferences')
  await startGame(page, 'Transatlantic')
  await page.evaluate(LISTEN)
  await expect(coach(page)).toContainText('Buy your first steamship')
  await expect(page.locator('svg[data-marks]')).toHaveAttribute('data-marks', 'market')
  await expect(async () => {
    const { x, y } = await page.evaluate<{ readonly x: number; readonly y: number }>(NEXT_AT_SEA)
    await page.mouse.click(x, y)
    expect((await heardBy(page)).length).toBeGreaterThan(4)
  }).toPass({ intervals: [60] })
  const heard = await heardBy(page)
  expect(new Set(heard).size).toBe(heard.length)
  expect(await page.evaluate('globalThis.bad')).toEqual([])
})
