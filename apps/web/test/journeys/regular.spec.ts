import { expect } from '@playwright/test'
import { makeClub } from '../club-screens.ts'
import { faultsOf, prefer, test } from './table.ts'

const REGULAR = { name: 'Marta', finished: ['packet-row'] }

test('a regular’s front page has the club’s news, and a newcomer’s has not', async ({ page }) => {
  await makeClub(page)
  await page.goto('/')
  // The link to the club comes with the same answer.
  await expect(page.getByRole('link', { name: 'Club: Pier 17' })).toBeVisible()
  await expect(page.locator('[data-panel="club-news"]')).toHaveCount(0)
  await prefer(page, REGULAR)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/club') && asked.push(request.url()))
  await page.goto('/')
  const news = page.locator('[data-panel="club-news"]')
  await expect(news).toContainText('Evening of three games')
  await expect(news).toContainText('leads this month')
  await expect(news).toContainText('Packet Row: ')
  expect(asked).toHaveLength(1)
  await news.getByRole('link', { name: 'Pier 17' }).click()
  await expect(page.getByRole('heading', { name: 'Pier 17', level: 1 })).toBeVisible()
})

test('a regular’s own tables come first, wherever they are, and say whose move it is', async ({ page }) => {
  await prefer(page, REGULAR)
  await page.request.post('/api/guests', { data: { name: 'Marta' } })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await page.request.post('/api/daily/packet-row', { headers })
  await page.goto('/')
  const own = page.getByRole('region', { name: 'Your tables' })
  await expect(own).toContainText('Your move')
  await expect(page.getByRole('region', { name: 'Open tables' })).not.toContainText('Marta')
  // As last time, until somebody wants to change it.
  const game = page.getByRole('region', { name: 'Transatlantic', exact: true })
  await expect(game.getByText('3 players, bots: deckhand')).toBeVisible()
  await expect(game.getByRole('radio')).toHaveCount(0)
  await game.getByRole('button', { name: 'Change' }).click()
  await game.getByRole('radio', { name: '4', exact: true }).check()
  await expect(game.getByText('4 players, bots: deckhand')).toBeVisible()
  await expect(game.getByRole('button', { name: 'Play now against 3 bots' })).toBeVisible()
  await own.getByRole('button', { name: 'Resume' }).first().click()
  await page.waitForURL(/\/t\//)
})

test('the bar of a wide window leads from page to page, for whoever comes back', async ({ page }) => {
  const faults = faultsOf(page)
  await makeClub(page)
  await page.goto('/')
  await page.locator('main section').first().waitFor()
  const ways = page.getByRole('navigation', { name: 'Pages' })
  await expect(ways).toHaveCount(0)
  await prefer(page, REGULAR)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  const here = ways.locator('[aria-current="page"]')
  await expect(here).toHaveText('Tables')
  await ways.getByRole('link', { name: 'Club' }).click()
  await page.waitForURL(/\/club$/)
  await expect(here).toHaveText('Club')
  // By keyboard, and from one game's rules to the other's.
  await ways.getByRole('link', { name: 'Rules' }).press('Enter')
  await page.waitForURL(/\/rules\/packet-row$/)
  await expect(here).toHaveText('Rules')
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Transatlantic' }).click()
  await page.waitForURL(/\/rules\/transatlantic$/)
  await expect(here).toHaveText('Rules')
  for (const place of [
    '/house',
    '/learn/packet-row',
    '/puzzles/transatlantic',
    '/notices',
    '/operator',
    '/rules/packet-row',
  ]) {
    await page.goto(place)
    await expect(ways.getByRole('link')).toHaveCount(3)
    const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(tooWide, place).toBeLessThanOrEqual(0)
  }
  await ways.getByRole('link', { name: 'Tables' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // A narrower window has no room, and a table needs the bar for itself.
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(ways).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(ways).toBeVisible()
  await page
    .getByRole('button', { name: /^Play now against/ })
    .first()
    .click()
  await page.waitForURL(/\/table\//)
  await expect(ways).toHaveCount(0)
  expect([...faults].filter((fault) => !/401|Unauthorized/.test(fault))).toEqual([])
})

test('tabs at the foot of a phone lead from page to page @phone-only @phone', async ({ page }) => {
  const faults = faultsOf(page)
  await makeClub(page)
  await page.goto('/')
  await page.locator('main section').first().waitFor()
  const tabs = page.getByRole('navigation', { name: 'Pages' })
  await expect(tabs).toHaveCount(0)
  await prefer(page, REGULAR)
  await page.goto('/')
  await expect(tabs.getByRole('link', { name: 'Tables' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Your house' }).click()
  await page.waitForURL(/\/house$/)
  await expect(tabs.getByRole('link', { name: 'Your house' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Club' }).click()
  await page.waitForURL(/\/club$/)
  await tabs.getByRole('link', { name: 'Learn' }).click()
  await page.waitForURL(/\/learn\/packet-row$/)
  await tabs.getByRole('button', { name: 'Play' }).click()
  const play = page.getByRole('button', { name: /^Play now against/ }).first()
  await expect(play).toBeFocused()
  await expect(play).toBeInViewport()
  // The last thing of the page stands above the tabs.
  const version = page.getByRole('link', { name: /^Version/ })
  await version.focus()
  await page.mouse.wheel(0, 10_000)
  await expect
    .poll(async () => (await version.boundingBox())!.y + (await version.boundingBox())!.height)
    .toBeLessThanOrEqual((await tabs.boundingBox())!.y)
  // A table has the whole window.
  await play.click()
  await page.waitForURL(/\/table\//)
  await expect(tabs).toHaveCount(0)
  expect([...faults].filter((fault) => !/401|Unauthorized/.test(fault))).toEqual([])
})
