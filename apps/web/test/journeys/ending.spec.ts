import { expect } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { playOn } from '../playing-on.ts'
import { playLastMove } from '../screens.ts'
import { test } from './table.ts'

test('the end is counted up by hand, skipped, and not shown twice @phone', async ({ page }) => {
  await playLastMove(page)
  const counting = page.locator('[data-region="counting"]')
  const sentence = counting.locator('h2')
  await expect(sentence).toBeFocused()
  await page.keyboard.press('Space')
  const first = await sentence.innerText()
  await page.keyboard.press('Space')
  await expect(sentence).not.toHaveText(first)
  await page.keyboard.press('Escape')
  const title = page.getByRole('heading', { level: 1 })
  await expect(page.locator('[data-region="result"]')).toBeVisible()
  await expect(title).toBeFocused()
  await page.reload()
  await expect(page.locator('[data-region="result"]')).toBeVisible()
  await expect(counting).toHaveCount(0)
})

test('the last round is announced once, when it is certain @phone', async ({ page }) => {
  await playOn(page, goldenRecord(4, 2), 171)
  const notice = page.locator('[data-region="last-round"]')
  const said = page.locator('[data-live="polite"]').first()
  await expect(notice).toHaveCount(0)
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => heard.push(text))
  await page.evaluate(`new MutationObserver(() => window.hear(document.querySelector('[data-live="polite"]').textContent))
    .observe(document.querySelector('[data-live="polite"]'), { childList: true, subtree: true, characterData: true })`)
  await page.locator('[data-ask="1"]').first().click()
  await expect(notice).toBeVisible()
  await expect(said).toContainText('The game ends with this round')
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Last round')).toBeVisible()
  expect(heard.filter((text) => text.includes('The game ends with this round'))).toHaveLength(1)
})
