import { expect } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { test } from './table.ts'

test('a record is opened, stepped through, shared and played on', async ({ page, context }) => {
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a record' }).click()
  await (await chooser).setFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(goldenRecord(5, 0)),
  })
  await expect(page.getByText('The cards are dealt.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Move 1 of')).toBeVisible()
  await page.getByRole('button', { name: 'Round 7', exact: true }).click()
  await page.getByRole('button', { name: 'Share position' }).click()
  await expect(page).toHaveURL(/#\d+\.[\w-]+/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Round 7', exact: true })).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.locator('[data-region="bar"]')).toBeVisible()
})
