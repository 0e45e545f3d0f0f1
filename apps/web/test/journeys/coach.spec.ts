import { expect } from '@playwright/test'
import { startGame, test } from './table.ts'

test('the first game begins with a tip, which is read once', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(`localStorage.setItem('south-street/preferences', JSON.stringify({ coached: [], players: 2 }))`)
  await startGame(page)
  const tip = page.getByRole('note')
  await expect(tip).toContainText('Score the most points')
  await tip.getByRole('button', { name: 'Understood' }).click()
  await expect(tip).toBeHidden()
  await page.reload()
  await page.locator('[data-region="bar"]').waitFor()
  await expect(tip.getByText('Score the most points')).toBeHidden()
})
