import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { playOn } from '../playing-on.ts'
import { splitDelivery } from '../screens.ts'
import {
  answer,
  CHOICES,
  cardOf,
  prefer,
  startGame,
  tapToTheEnd,
  test,
  typeToTheEnd,
  visitAndGoOffline,
} from './table.ts'

test('from the first visit to a finished game, by keyboard alone', async ({ page }) => {
  await prefer(page, { players: 2 })
  await page.goto('/')
  const play = cardOf(page).getByRole('button', { name: /Play now/ })
  await play.waitFor()
  while ((await play.and(page.locator(':focus')).count()) === 0) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('[data-region="bar"]').waitFor()
  await typeToTheEnd(page)
  await expect(page.getByText('The seal holds')).toBeVisible()
})

test('from the first visit to a finished game, by thumb alone @phone-only', async ({ page }) => {
  await prefer(page, { players: 2 })
  await startGame(page)
  await tapToTheEnd(page)
  await expect(page.getByText('The seal holds')).toBeVisible()
  await page.getByRole('button', { name: 'Watch the replay' }).tap()
  await expect(page.getByText('The cards are dealt.')).toBeVisible()
})

test('a card is chosen, then confirmed, and taken back', async ({ page }) => {
  await prefer(page, { fast: false })
  await playOn(page, goldenRecord(4, 0), 1)
  const card = page.locator('button[aria-label*="can be taken"]').first()
  await card.click()
  await expect(page.locator('[data-area="docks"] button[aria-pressed="true"]')).toBeFocused()
  await page
    .locator('[data-region="bar"]')
    .getByRole('button', { name: /^(Take|Build)/ })
    .click()
  await page.getByRole('button', { name: 'Take back' }).waitFor()
  await page.keyboard.press('z')
  await expect(page.locator('[data-region="bar"]')).toContainText('asks you')
})

test('a delivery with captain, trader and split goods is planned, changed and made @phone', async ({ page }) => {
  const { record, step } = splitDelivery()
  await playOn(page, record, step)
  await page.keyboard.press('d')
  const bill = page.getByRole('dialog', { name: 'Bill of Lading' })
  await expect(bill.getByText('with a Captain')).toBeVisible()
  await expect(bill.getByText('Trader: counts as tobacco')).toHaveCount(2)
  // Each contract can be left out and taken in again.
  const contract = (is: string) => bill.getByRole('button', { name: new RegExp(`^contract.*: ${is}$`) }).first()
  await contract('in this delivery').click()
  await contract('can be added').click()
  await bill.getByRole('button', { name: 'Deliver for $30' }).click()
  await expect(bill).toBeHidden()
  await expect(page.getByText(/You deliver for \$30/).first()).toBeAttached()
})

test('a standing order passes alone until its time has come @phone', async ({ page }) => {
  await playOn(page, goldenRecord(4, 0), 1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Standing order/ })
    .click()
  await page.getByRole('button', { name: 'Pass until the round ends' }).click()
  await expect(page.getByText('You pass until the round ends.')).toBeVisible()
  await expect(page.locator('[data-region="log"]').first()).toContainText('You pass')
  await expect(page.getByText('You pass until the round ends.')).toBeHidden()
})

test('what bots did while nobody looked is shown again, and skipped @phone', async ({ page }) => {
  await playOn(page, goldenRecord(4, 0), 1)
  const look = (away: boolean) =>
    page.evaluate(`
      Object.defineProperty(document, 'hidden', { configurable: true, value: ${away} })
      document.dispatchEvent(new Event('visibilitychange'))
    `)
  const choices = page.getByRole('button', { name: CHOICES })
  const question = page.locator('[data-region="bar"] h2')
  const before = await question.innerText()
  await look(true)
  await choices.first().click()
  await expect(choices).toHaveCount(0)
  await choices.first().waitFor()
  const now = await question.innerText()
  await look(false)
  await page.getByRole('button', { name: 'Show it on the board' }).click()
  await expect(choices).toHaveCount(0)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(question).toHaveText(now)
  await expect(choices).not.toHaveCount(0)
  expect(before).not.toBe(now)
})

test('a hint is marked in the record, also if it was put away again', async ({ page }) => {
  const record = goldenRecord(4, 1)
  const before = JSON.parse(record).actions.length - 1
  await playOn(page, record, before)
  await page.keyboard.press('h')
  await page.locator('[data-region="hint"] li').first().waitFor()
  await page.keyboard.press('h')
  await expect(page.locator('[data-region="hint"]')).toHaveCount(0)
  await page.keyboard.press('p')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save record' }).click()
  const { notes } = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
  expect(notes.flatMap(({ action, hint }: { action: number; hint?: true }) => (hint ? [action] : []))).toEqual([before])
})

test('a card travels to the hand, and motion ends with a key @phone', async ({ page }) => {
  await prefer(page, { fast: false })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playOn(page, goldenRecord(4, 0), 1)
  const card = page.locator('[data-area] button[data-card][tabindex="0"]').first()
  const id = await card.getAttribute('data-card')
  await card.click()
  // What is under the pointer while it travels: a page that is only a picture of itself would take no press.
  const travels = page.evaluate(`new Promise((seen) => {
    const isCard = ({ effect }) => effect.pseudoElement?.startsWith('::view-transition-group(card-')
    const under = (button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const look = () => {
      if (!document.getAnimations().some(isCard)) return requestAnimationFrame(look)
      const shown = [...document.querySelectorAll('header button')].filter((button) => button.checkVisibility())
      seen(shown.length > 0 && shown.every(under))
    }
    look()
  })`)
  await page.keyboard.press('Enter')
  expect(await travels).toBe(true)
  await page.keyboard.press('Shift')
  await expect(page.locator(`:is([data-group], [data-region="hand"]) [data-card="${id}"]`)).toBeVisible()
})

test('a game goes on after a reload, and in another language', async ({ page }) => {
  await startGame(page)
  await expect(async () => expect(await answer(page)).toBe(true)).toPass()
  await expect(page.locator('[data-region="log"] li')).not.toHaveCount(1)
  const before = await page.locator('[data-region="log"] li').count()
  await page.reload()
  await page.locator('[data-region="bar"]').waitFor()
  await expect.poll(() => page.locator('[data-region="log"] li').count()).toBeGreaterThanOrEqual(before)
  await page.getByRole('button', { name: 'PL', exact: true }).click()
  await expect(page.locator('[data-area="guildhall"] h2')).toHaveText('Ratusz')
  await page.getByRole('button', { name: 'DE', exact: true }).click()
  await expect(page.locator('[data-area="guildhall"] h2')).toHaveText('Zunfthaus')
})

test('people and a bot share a device by name; the curtain names who is next and hides their hands', async ({
  page,
}) => {
  await page.goto('/')
  await cardOf(page).getByRole('button', { name: 'One device' }).click()
  const name = (seat: number) => page.getByLabel(`Name at seat ${seat}`)
  await name(1).fill('Anna')
  await name(2).fill('anna')
  await page.getByRole('combobox', { name: 'Who plays at seat 3' }).selectOption('Bot: deckhand')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('There is already somebody called anna; add a letter.')).toBeVisible()
  await name(2).fill('Ben 🚢')
  await page.getByLabel('Colour at seat 2').selectOption('purple, a ring')
  // Who sits here is kept by the page.
  await page.reload()
  await expect(name(2)).toHaveValue('Ben 🚢')
  await page.getByRole('button', { name: 'Begin' }).click()
  // Whoever loads the page anew finds the curtain down.
  await page.getByRole('button', { name: /^I am/ }).waitFor()
  await page.reload()
  const named = new Set<string>()
  const lift = page.getByRole('button', { name: /^I am/ })
  // Whoever decides twice in a row keeps the device, so not every answer comes after a curtain.
  for (let turn = 0; named.size < 2 && turn < 20; turn++) {
    await expect(async () => {
      if (await lift.isVisible()) {
        expect(await page.locator('[data-card]').count()).toBe(0)
        // It may be the curtain that is just going up: then there is nothing to press any more.
        named.add(await lift.innerText({ timeout: 2000 }))
        await lift.click({ timeout: 2000 })
      }
      expect(await answer(page)).toBe(true)
    }).toPass()
  }
  expect([...named].sort()).toEqual(['I am Anna', 'I am Ben 🚢'])
})

test('a decision by keyboard alone', async ({ page }) => {
  await playOn(page, goldenRecord(4, 0), 1)
  await page.keyboard.press('2')
  await expect(page.locator('[data-area="docks"] button:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-area="docks"] button[aria-pressed="true"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-region="log"]')).toContainText('You take')
})

test.describe('kept for offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('offline after the first visit', async ({ page }) => {
    await visitAndGoOffline(page)
    await startGame(page)
    await expect(page.locator('[data-area="market"]')).toBeVisible()
  })
})

test('the key for money cards opens nothing where there is none to cash', async ({ page }) => {
  await playOn(page, goldenRecord(4, 2), 172)
  await page.keyboard.press('m')
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible()
})
