import { type Browser, expect, type Page } from '@playwright/test'
import type { TableView } from '@south-street/table'
import { faultsOf, prefer, test } from './table.ts'

test.describe.configure({ timeout: 120_000 })

async function newPerson(browser: Browser, name: string, faults: Set<string>[]): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage()
  faults.push(faultsOf(page))
  await prefer(page, { name, players: 3 })
  return page
}

const viewOf = (page: Page) =>
  page.evaluate<TableView>(
    `fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((answer) => answer.json())`,
  )

test('before the game: what was agreed on, a name, a house, standing up, removing, and who begins', async ({
  browser,
}) => {
  const faults: Set<string>[] = []
  const anna = await newPerson(browser, 'Anna', faults)
  await anna.goto('/invite/packet-row')
  await anna.getByRole('radio', { name: 'by correspondence' }).check({ force: true })
  await anna.getByLabel('Time').selectOption('2 days a decision')
  await anna.getByLabel('Holiday for each').selectOption('3 days')
  await anna.getByRole('button', { name: 'Set up the table' }).click()
  await anna.waitForURL(/\/t\//)

  // Whoever comes by the link reads what they agree to, and says what they are called.
  const ben = await newPerson(browser, '', faults)
  await ben.goto(anna.url())
  const terms = ben.getByRole('region', { name: 'What this table has agreed on' })
  await expect(terms).toContainText('Packet Row')
  await expect(terms).toContainText('3 players')
  await expect(terms).toContainText('2 days a decision, 3 days of holiday')
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).first().click()
  await expect(anna.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible()

  await ben.getByRole('button', { name: 'purple, a ring' }).click()
  await expect(ben.getByRole('button', { name: 'purple, a ring' })).toHaveAttribute('aria-pressed', 'true')
  await expect(anna.getByRole('button', { name: 'purple, a ring: taken by Ben' })).toBeDisabled()

  await ben.getByRole('button', { name: 'Stand up' }).click()
  await expect(anna.getByText('Ben')).toHaveCount(0)
  await ben.getByRole('button', { name: 'Sit down' }).first().click()
  await anna.getByRole('button', { name: 'Remove Ben' }).click()
  await expect(ben.getByRole('button', { name: 'Stand up' })).toHaveCount(0)
  await ben.getByRole('button', { name: 'Sit down' }).first().click()
  await ben.getByRole('button', { name: 'yellow, chevrons' }).click()

  await anna.getByRole('button', { name: 'Bot' }).click()
  await anna.getByLabel('Who begins').selectOption('Seat 2: Ben')
  await anna.getByRole('button', { name: 'Begin' }).click()
  for (const page of [anna, ben]) await page.locator('[data-region="bar"]').waitFor()
  const { you, seats, play } = await viewOf(ben)
  expect(you).toBe(1)
  expect(play!.actor).toBe(1)
  expect(seats.map(({ house }) => house)).toEqual([0, 3, 2])

  // Everybody sees a holiday, and it can be ended.
  await ben.getByRole('button', { name: 'Around the table' }).click()
  await ben.getByRole('button', { name: 'Begin my holiday' }).click()
  await expect(anna.getByText('Ben is on holiday until')).toBeVisible()
  await ben.getByRole('button', { name: 'End my holiday' }).click()
  // What is ended at once has counted an hour.
  await anna.getByRole('button', { name: 'Around the table' }).click()
  await anna.getByRole('button', { name: 'Mute' }).click()
  await expect(anna.getByRole('button', { name: 'Hear again' })).toBeVisible()
  expect(faults.flatMap((set) => [...set])).toEqual([])
})
