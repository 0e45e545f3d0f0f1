import { type Browser, expect, type Page } from '@playwright/test'
import type { TableView } from '@south-street/table'
import { faultsOf, prefer, test } from './table.ts'

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

const seatOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const flag = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('an invitation: name and flag in one breath, standing up, removing, other seats, bots, and who begins', async ({
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
  await expect(anna.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expect(anna.getByLabel('Link to this table')).toHaveValue(anna.url())
  await expect(anna.getByText('1 is here. Wait for 2 more, or begin with bots.')).toBeVisible()

  // Whoever comes by the link reads what they agree to, and says what they are called.
  const ben = await newPerson(browser, '', faults)
  await ben.goto(anna.url())
  await expect(ben.getByRole('heading', { name: 'Anna invites you to Packet Row' })).toBeVisible()
  await expect(ben.getByText('2 days a decision, 3 days of holiday').first()).toBeVisible()
  const name = ben.getByLabel('Your name at this table')
  await expect(name).toBeFocused()
  await name.press('Enter')
  await expect(ben.getByText('What should the others call you?')).toBeVisible()
  await name.fill('ANNA ')
  await name.press('Enter')
  await expect(ben.getByText('There is already somebody called ANNA; add a letter.')).toBeVisible()
  await name.fill('Ben')
  // A phone may load the page anew while somebody looks elsewhere: what was typed stays.
  await ben.reload()
  await expect(name).toHaveValue('Ben')
  await expect(flag(ben, 'green, a bell: taken by Anna')).toBeDisabled()
  await flag(ben, 'purple, a ring').check({ force: true })
  await expect(button(ben, 'Sit down as Ben')).toBeVisible()
  await name.press('Enter')
  await expect(ben.getByText('Anna begins when all are here.')).toBeVisible()
  await expect(flag(ben, 'purple, a ring')).toBeChecked()
  await expect(flag(anna, 'purple, a ring: taken by Ben')).toBeDisabled()
  await expect(anna.locator('[data-live="polite"]')).toContainText('Ben sits down.')

  // The host changes what was agreed on, and everybody is told.
  await button(anna, 'Change').click()
  await anna.getByRole('dialog').getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await anna.getByRole('dialog').getByRole('radio', { name: 'bare board' }).check({ force: true })
  await button(anna, 'Change it for everybody').click()
  await expect(ben.getByText('Changed by the host: number of players, help.').first()).toBeVisible()
  await expect(anna.getByText('2 are here. Wait for 2 more, or begin with bots.')).toBeVisible()
  await button(anna, 'Change').click()
  await anna.getByRole('dialog').getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await button(anna, 'Change it for everybody').click()
  await expect(anna.getByText('2 are here. Wait for 1 more, or begin with a bot.')).toBeVisible()

  // Another pace is agreed to by sitting down again; until then the seat is kept, and nobody can begin.
  await button(anna, 'Change').click()
  await anna.getByRole('dialog').getByLabel('Time').selectOption('3 days a decision')
  await button(anna, 'Change it for everybody').click()
  await expect(ben.getByText('Changed by the host: pace.').first()).toBeVisible()
  await expect(anna.getByText('kept for Ben').first()).toBeVisible()
  await button(ben, 'Sit down as Ben').click()
  await expect(ben.getByText('Anna begins when all are here.')).toBeVisible()
  await expect(anna.getByText('kept for Ben')).toHaveCount(0)

  // Whoever looks elsewhere is seen to be away, on a phone that was put into a pocket as well.
  await anna.route('**/presence', (route) => route.fulfill({ json: { away: [{ seat: 1, minutes: 5 }] } }))
  await button(ben, 'Stand up').click()
  await expect(seatOf(anna, 'Ben')).toHaveCount(0)
  await button(ben, 'Sit down as Ben').click()
  await expect(seatOf(anna, 'Ben').getByText('away for 5 min')).toBeVisible()
  await anna.unroute('**/presence')
  await button(ben, 'Stand up').click()
  await expect(seatOf(anna, 'Ben')).toHaveCount(0)
  await button(ben, 'Sit down as Ben').click()
  await anna.getByRole('button', { name: 'Remove Ben' }).click()
  await expect(ben.getByText('Anna has freed your seat.')).toBeVisible()
  await button(ben, 'Only watch').click()
  await expect(ben.getByText('Anna begins when all are here.')).toBeVisible()
  await ben.reload()
  await name.fill('Ben')
  await name.press('Enter')
  await button(ben, 'Sit here instead').click()
  await expect.poll(async () => (await viewOf(ben)).you).toBe(2)

  // The free seat gets a bot, and that a second one of another level; then the table is full.
  const bot = anna.getByRole('combobox', { name: 'Who plays at seat 2' })
  await bot.selectOption('Bot: clerk')
  await bot.selectOption('Bot: captain')
  const cleo = await newPerson(browser, 'Cleo', faults)
  await cleo.goto(anna.url())
  await expect(cleo.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible()
  await expect(button(cleo, 'Open tables')).toBeVisible()

  await anna.getByRole('radio', { name: 'named' }).check({ force: true })
  await button(anna, 'Ben begins').click()
  await button(anna, 'Begin').click()
  for (const page of [anna, ben]) await page.locator('[data-region="bar"]').waitFor()
  const { you, seats, play } = await viewOf(ben)
  expect([you, play!.actor]).toEqual([2, 2])
  expect(seats[1]).toMatchObject({ kind: 'bot', level: 'captain' })
  // Whoever came too late watches.
  await cleo.locator('[data-region="bar"]').waitFor()

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
