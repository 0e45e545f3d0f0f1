import { expect, type Page } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { openReplay, playOn } from '../playing-on.ts'
import { test } from './table.ts'

const panel = (page: Page) => page.locator('[data-help-panel]')
const open = (page: Page) => page.locator('[data-area] button[data-card][tabindex="0"]')

/** Whether the help lies over something that must be seen. */
async function covers(page: Page, selector: string): Promise<boolean> {
  const [help, other] = await Promise.all([panel(page).boundingBox(), page.locator(selector).first().boundingBox()])
  return (
    help!.x < other!.x + other!.width &&
    other!.x < help!.x + help!.width &&
    help!.y < other!.y + other!.height &&
    other!.y < help!.y + help!.height
  )
}

test('a card explains itself to the mouse, beside the card, and stays while one points at it', async ({ page }) => {
  await playOn(page, goldenRecord(4, 1), 43)
  const card = open(page).first()
  // A card may still be coming to rest when the pointer first comes to it.
  await expect(async () => {
    await page.mouse.move(2, 2)
    await card.hover()
    await expect(panel(page)).toContainText('For you now', { timeout: 10_000 })
  }).toPass()
  expect(await covers(page, '[data-asked]')).toBe(false)
  expect(await covers(page, '[data-region="bar"]')).toBe(false)
  await panel(page).locator('p').first().click()
  await expect(panel(page)).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(panel(page)).toBeHidden()
  await card.click({ button: 'right' })
  await expect(panel(page)).toBeVisible()
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
})

test('by key: i leads into the help, Escape back to the card; its clause opens over the table', async ({ page }) => {
  await playOn(page, goldenRecord(4, 1), 43)
  const card = open(page).first()
  await card.focus()
  await page.keyboard.press('i')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await page.keyboard.press('i')
  await page.keyboard.press('Tab')
  const clause = await page.locator('[data-help-panel] footer button').innerText()
  await page.keyboard.press('Tab')
  await expect(card).toBeFocused()
  await page.keyboard.press('i')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const rule = page.locator('dialog [aria-current="true"]')
  await expect(rule).toContainText(clause)
  await expect(rule).toBeInViewport()
  await expect(page.getByRole('link', { name: 'The whole rules' })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await expect(panel(page)).toBeHidden()
})

test('a rival’s small cards explain themselves by key too', async ({ page }) => {
  await playOn(page, goldenRecord(4, 1), 43)
  const chip = page.locator('[data-seat] li[data-card]').first()
  const isThere = () => chip.evaluate((element) => element.matches(':focus'))
  for (let key = 0; key < 80 && !(await isThere()); key++) await page.keyboard.press('Shift+ArrowLeft')
  await expect(chip).toBeFocused()
  await page.keyboard.press('i')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()
})

test('a ship in a panel of two rows explains itself by key once the panel is unfolded', async ({ page }) => {
  await playOn(page, goldenRecord(5, 3), 61)
  const rival = page.locator('details[data-seat]', { has: page.locator('[data-help]') }).first()
  await rival.locator('summary').press('Enter')
  const ship = rival.locator('li[data-card]').first()
  const isThere = () => ship.evaluate((element) => element.matches(':focus'))
  for (let key = 0; key < 80 && !(await isThere()); key++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('i')
  await expect(panel(page)).toBeFocused()
})

test('in a replay it says what a card does, and nothing about anybody’s hand', async ({ page }) => {
  await openReplay(page, goldenRecord(4, 1), 43)
  await page.locator('[data-area] button[data-card]').first().click()
  await expect(panel(page)).toBeVisible()
  await expect(panel(page)).not.toContainText('For you now')
})

async function openCash(page: Page): Promise<void> {
  await playOn(page, goldenRecord(2, 2), 102)
  await page.keyboard.press('m')
}

async function openPlayed(page: Page): Promise<void> {
  await playOn(page, goldenRecord(4, 0, 'transatlantic'), 204)
  await page.getByRole('button', { name: /cards played/ }).click()
}

for (const [game, openCards] of Object.entries({ 'Packet Row': openCash, Transatlantic: openPlayed })) {
  test(`in a dialog of ${game}, which stays open when the help closes`, async ({ page }) => {
    await openCards(page)
    const card = page.locator('dialog button[data-card]').first()
    // A dialog takes the focus when it has opened, which may be a moment after the card is there.
    await expect(async () => {
      await card.focus()
      await page.keyboard.press('i')
      await expect(page.locator('dialog [data-help-panel]')).toBeFocused({ timeout: 5_000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(card).toBeFocused()
    await expect(page.locator('dialog')).toBeVisible()
  })
}

test('a long press on a phone opens a sheet and is no tap @phone @phone-only', async ({ page }) => {
  await playOn(page, goldenRecord(4, 1), 43)
  const card = open(page).first()
  const box = (await card.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
  const sheet = page.locator('dialog')
  await expect(sheet).toContainText('For you now')
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(sheet).toBeVisible()
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(sheet).toBeHidden()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
})
