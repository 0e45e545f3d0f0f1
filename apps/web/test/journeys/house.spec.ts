import { expect } from '@playwright/test'
import { faultsOf, prefer, test } from './table.ts'

test('portrait and flag are chosen by keyboard in one’s house, and stay @phone', async ({ page }) => {
  const faults = faultsOf(page)
  await prefer(page, { name: 'Marta' })
  await page.goto('/house')
  const medal = page.locator('header [data-picture] use')
  await expect(medal).toHaveAttribute('href', '#person-lady')
  await page.getByRole('radio', { name: 'with curls' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(medal).toHaveAttribute('href', '#person-captain')
  await expect(page.getByRole('radio', { name: 'with cap and pipe' })).toBeFocused()
  await page.getByRole('radio', { name: 'Chevron' }).check()
  const own = page.getByRole('link', { name: 'Marta' }).locator('use')
  await expect(own).toHaveAttribute('href', '#flag-chevron')
  expect(await page.evaluate(`localStorage.getItem('south-street/preferences')`)).toContain('"face":"captain"')
  await page.getByRole('link', { name: 'South Street' }).click()
  await page.getByRole('link', { name: 'Marta' }).click()
  await expect(medal).toHaveAttribute('href', '#person-captain')
  expect([...faults].filter((fault) => !/401|Unauthorized/.test(fault))).toEqual([])
})
