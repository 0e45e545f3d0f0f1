import { expect, test } from '@playwright/test'
import { openReview } from '../review-screens.ts'
import { playLastMove } from '../screens.ts'

test('from the result one press leads to the review, where the captain begins to read; it stops and goes on', async ({
  page,
}) => {
  await playLastMove(page)
  await page.locator('[data-region="counting"], [data-region="result"]').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-offer="review"]').click()
  await page.waitForURL(/\/review$/)
  await page.locator('[data-offer="stop"]').click()
  await expect(page.locator('[data-region="review"]')).toHaveAttribute('data-status', 'stopped')
  await page.locator('[data-offer="go-on"]').click()
  // The first findings are there long before the whole of it.
  await expect(page.locator('li[data-verdict="best"], li[data-verdict="close"]').first()).toBeVisible()
  await page.locator('[data-offer="stop"]').click()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await page.locator('[data-region="result"]').waitFor()
})

const FILES = [
  ['save', /\.json$/],
  ['picture', /\.png$/],
] as const

for (const game of ['packet-row', 'transatlantic']) {
  test(`${game}: a review that came as a file is read, saved, tried again and played on from`, async ({ page }) => {
    await openReview(page, game)
    await expect(page.locator('h1')).toContainText('in 100')
    // The page scrolls within its frame; the window does not, to where nothing is.
    await page.setViewportSize({ width: 390, height: 664 })
    const beyond = 'document.documentElement.scrollHeight - innerHeight'
    await expect.poll(() => page.evaluate<number>(beyond)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    // A line that leads from a number to its place, and no shape.
    await expect(page.locator('path[class*="plumb"]').first()).toHaveCSS('fill', 'none')
    for (const [offer, ending] of FILES) {
      const saved = page.waitForEvent('download')
      await page.locator(`[data-offer="${offer}"]`).click()
      expect((await saved).suggestedFilename()).toMatch(ending)
    }
    await page.locator('[data-turning="1"] [data-offer="board"]').click()
    await page.locator('[data-region="decision"] [data-offer="try"]').click()
    await page.locator('[data-answer="show"]').click()
    await page.locator('[data-region="try"] [data-offer="play-on"]').click()
    await page.waitForURL(/\/table\/local-/)
    await page.locator('[data-region="bar"]').waitFor()
  })
}
