import { expect, type Page } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { playOn } from '../playing-on.ts'
import { test } from './table.ts'

/** A finger that moves down in the middle of the window. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await touch('touchStart', from)
  for (let part = 1; part <= 4; part++) await touch('touchMove', from + ((to - from) * part) / 4)
  await touch('touchEnd')
}

test('a sheet rises from below and goes by Escape, the way back, the veil and a pull @phone-only', async ({ page }) => {
  await playOn(page, goldenRecord(2, 2), 102)
  const table = page.url()
  const sheet = page.getByRole('dialog')
  const open = async () => {
    await page.keyboard.press('m')
    await expect(sheet).toBeVisible()
    return (await sheet.boundingBox())!
  }
  const { y, height } = await open()
  expect(y).toBeGreaterThan(46)
  expect(Math.round(y + height)).toBe(page.viewportSize()!.height)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await open()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await open()
  await page.mouse.click(195, y / 2)
  await expect(sheet).toHaveCount(0)
  await open()
  await swipe(page, y + 20, y + 40)
  await expect(sheet).toHaveCount(1)
  await swipe(page, y + 20, y + 180)
  await expect(sheet).toHaveCount(0)
  expect(page.url()).toBe(table)
  await expect(page.locator('[data-region="bar"]')).toBeVisible()
})

/** Where the bar and a board are. */
const PLACES = `['[data-region="bar"]', '[data-area="docks"]'].map((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})`

test('whatever is chosen, nothing moves @phone', async ({ page }) => {
  await playOn(page, goldenRecord(4, 2), 172)
  const place = () => page.evaluate(PLACES)
  const before = await place()
  const open = page.locator('[data-area="docks"] button[aria-pressed]')
  const count = await open.count()
  expect(count).toBeGreaterThan(1)
  for (let i = 0; i < count; i++) {
    await open.nth(i).click()
    await expect(open.nth(i)).toHaveAttribute('aria-pressed', 'true')
    expect(await place()).toEqual(before)
  }
})
