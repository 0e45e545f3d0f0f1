import { expect, type Page } from '@playwright/test'
import { cardOf, prefer, test } from './table.ts'

const LESSON = '/learn/packet-row/a-round'

const teacher = (page: Page) => page.locator('[data-region="teacher"]')
const goOn = (page: Page) => page.locator('[data-answer="go-on"]').click()
/** What the teacher's chalk marks now. */
const marks = (page: Page) => page.locator('[data-marks]')

async function take(page: Page, card: string): Promise<void> {
  await page.locator(`button[data-card="${card}"]`).click()
  await page.getByRole('button', { name: /^Take (?!it back)/ }).click()
}

/** The first lesson with its own answers, from the third step on. */
async function finish(page: Page): Promise<void> {
  await take(page, 'docks/ship/france-1')
  await expect(teacher(page)).toContainText('one card a round')
  await page.getByRole('button', { name: 'Pass' }).click()
  await expect(teacher(page)).toContainText('Well waited')
  await expect(marks(page)).toHaveAttribute('data-marks', 'card:market/goods/cotton-3-at-8')
  await take(page, 'market/goods/cotton-3-at-8')
  await expect(teacher(page)).toContainText('you name the area')
  await page.locator('[data-ask="0"]').click()
  await expect(teacher(page)).toContainText('you decide last')
  await take(page, 'guildhall/contract/tobacco-1-france')
  await expect(teacher(page)).toContainText('That is a round')
  await goOn(page)
  await expect(teacher(page)).toContainText('Well done')
}

/** A phone's bar has no second line in a lesson. */
const SECOND_LINE = '[data-region="bar"] p'

test('a newcomer learns a round at a real table; another move is played and taken back @phone', async ({ page }) => {
  await page.goto('/')
  await cardOf(page).getByRole('button', { name: 'Learn in 8 minutes' }).click()
  await page.getByRole('link', { name: /A round: choose, take, pass/ }).click()
  await expect(teacher(page)).toContainText('Welcome to South Street')
  await expect(marks(page)).toHaveCount(1)
  await goOn(page)
  await goOn(page)
  await expect(teacher(page)).toContainText('take the ship to France')
  await expect(marks(page)).toHaveAttribute('data-marks', 'card:docks/ship/france-1')
  await expect(page.locator('button[data-card="docks/ship/france-1"]')).toHaveAttribute('aria-description', /marked by/)
  // A legal move that is not the lesson's: what follows from it is played.
  await page.getByRole('button', { name: 'Pass' }).click()
  await expect(teacher(page)).toContainText('Anna took the ship')
  await expect(page.locator('[data-region="bar"]')).toContainText('Anna takes: ship to France.')
  // Seen twice, in the log and in the bar, but heard once.
  const heard = page.locator('[data-live="polite"]').first()
  await expect(heard).toContainText('If you want a card, take it when you are asked.')
  expect((await heard.innerText()).match(/Anna takes/g)).toHaveLength(1)
  await page.getByRole('button', { name: 'Take it back and try again' }).click()
  await expect(teacher(page)).toContainText('take the ship to France')
  // Leaving keeps the step.
  await page.reload()
  await expect(teacher(page)).toContainText('take the ship to France')
  await finish(page)
  await expect(page.locator(SECOND_LINE)).toHaveText('Next: Contract + goods + ship = money.')
  await page.getByRole('button', { name: 'All lessons' }).click()
  await expect(page.getByText('1 of 7 done')).toBeVisible()
  await expect(page.getByRole('link', { name: /A round: choose, take, pass.*done/ })).toBeVisible()
})

test('a lesson is played by keyboard', async ({ page }) => {
  await page.goto(LESSON)
  await expect(teacher(page)).toContainText('Welcome to South Street')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(teacher(page)).toContainText('take the ship to France')
  await page.keyboard.press('p')
  await expect(teacher(page)).toContainText('Anna took the ship')
  await page.keyboard.press('Enter')
  await expect(teacher(page)).toContainText('take the ship to France')
  await page.keyboard.press('z')
  await expect(teacher(page)).toContainText('Money comes from contracts')
  // Whoever leaves comes back to the same step.
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /A round: choose, take, pass/ }).click()
  await expect(teacher(page)).toContainText('Money comes from contracts')
})

test('a lesson is played in words', async ({ page }) => {
  await prefer(page, { textTable: true })
  await page.goto(LESSON)
  await goOn(page)
  await goOn(page)
  const answer = (name: string | RegExp) => page.locator('[data-region="bar"]').getByRole('button', { name })
  await expect(page.locator('p[data-marks]')).toContainText('Docks')
  await answer(/^pass/i).click()
  await expect(teacher(page)).toContainText('Anna took the ship')
  await goOn(page)
  await answer(/ship to France/).click()
  await answer(/^pass/i).click()
  await answer(/3 cotton/).click()
  await answer(/Guildhall/).click()
  await answer(/1 tobacco/).click()
  await goOn(page)
  await expect(teacher(page)).toContainText('Well done')
})
