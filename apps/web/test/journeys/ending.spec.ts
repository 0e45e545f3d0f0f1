import { expect } from '@playwright/test'
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
