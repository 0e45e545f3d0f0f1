import { expect, type Page } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { playOn } from '../playing-on.ts'
import { test } from './table.ts'

const hint = (page: Page) => page.locator('[data-region="hint"]')
const rows = (page: Page) => hint(page).locator('li button:not([data-why-not])')
const because = (page: Page) => hint(page).locator('[data-because]')

/** Whatever can be chosen or pressed to answer, and lies under the hint. */
const COVERED = `(() => {
  const panel = document.querySelector('[data-region="hint"]').getBoundingClientRect()
  const open = [...document.querySelectorAll('main button[aria-pressed], main [data-ask], [data-region="bar"] button')]
  return open
    .filter((button) => button.closest('[data-region="hint"]') === null && button.checkVisibility())
    .filter((button) => {
      const box = button.getBoundingClientRect()
      return box.left < panel.right && box.right > panel.left && box.top < panel.bottom && box.bottom > panel.top
    })
    .map((button) => button.ariaLabel ?? button.textContent)
})()`

/** Nothing that is needed for the answer lies outside the window because of the hint. */
const OUT_OF_SIGHT = `[...document.querySelectorAll('main button[aria-pressed]')]
  .filter((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect()
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
  })
  .map((button) => button.ariaLabel)`

test('a hint lies over nothing that can be chosen, chooses a move, and closes in three ways @phone', async ({
  page,
}) => {
  await playOn(page, goldenRecord(4, 0), 1)
  await page.keyboard.press('h')
  await rows(page).first().waitFor()
  expect(await page.evaluate(COVERED)).toEqual([])
  expect(await page.evaluate(OUT_OF_SIGHT)).toEqual([])
  await expect(hint(page)).not.toContainText('%')
  const taking = rows(page)
    .filter({ hasText: /^.?take/ })
    .first()
  await taking.click()
  await expect(taking).toHaveAttribute('aria-pressed', 'true')
  // The move is chosen, and not made.
  await expect(page.locator('[data-region="bar"]').getByRole('button', { name: /^(Take|Build)/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await hint(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(hint(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await rows(page).first().waitFor()
  await page.keyboard.press('h')
  await expect(hint(page)).toHaveCount(0)
})

test('Transatlantic: a row of a hint chooses the whole answer @phone', async ({ page }) => {
  await playOn(page, goldenRecord(3, 0, 'transatlantic'), 60)
  await page.keyboard.press('h')
  await rows(page).first().waitFor()
  expect(await page.evaluate(COVERED)).toEqual([])
  await rows(page).first().click()
  await expect(rows(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-answer]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toHaveCount(0)
})

test('every other move says why not, and a hint says why @phone', async ({ page }) => {
  await playOn(page, goldenRecord(4, 1), 43)
  await page.keyboard.press('h')
  await rows(page).first().waitFor()
  const why = await because(page).innerText()
  expect(why).toMatch(/\S+ \S+.*\.$/)
  const whyNot = hint(page).getByRole('button', { name: /^Why not/ })
  await whyNot.first().focus()
  await page.keyboard.press('Enter')
  await expect(whyNot.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(because(page)).not.toHaveText(why)
  // Asking chooses nothing.
  await expect(hint(page).locator('li button[aria-pressed="true"]:not([data-why-not])')).toHaveCount(0)
  expect(await page.evaluate(COVERED)).toEqual([])
})
