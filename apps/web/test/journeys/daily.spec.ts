import { type APIRequestContext, expect } from '@playwright/test'
import { martasRecords } from '../house-screens.ts'
import { prefer, test } from './table.ts'

const GAME = 'packet-row'
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Does the first thing that is open, until the game is over; the server's bots play as they always do. */
async function finish(request: APIRequestContext, table: string): Promise<void> {
  for (let since = 0; ; ) {
    const view = await (await request.get(`/api/tables/${table}?since=${since}&wait=20`)).json()
    if (view.status !== 'running') return
    since = view.revision
    if (view.play.actor !== view.you) continue
    const { actions, decision } = await (await request.get(`/api/tables/${table}/legal`)).json()
    await request.post(`/api/tables/${table}/actions`, { data: { decision, action: actions[0] }, headers: key() })
    since = 0
  }
}

test('today’s deal is begun at home, has no way back, counts once, and stands among the others’ results', async ({
  page,
  browser,
}) => {
  await prefer(page, { name: 'Marta', finished: [GAME] })
  await page.goto('/')
  await page.locator('[data-offer="daily"]').first().click()
  await page.waitForURL(/\/t\//)
  await page.locator('[data-region="bar"]').waitFor()
  const table = page.url().split('/').at(-1)!
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  // Nobody looks on, so nothing is drawn.
  await page.goto('/about')
  await finish(page.request, table)
  // Somebody else meets the same cards, and is told nothing of the first attempt before their own.
  const other = await browser.newContext()
  await other.request.post('/api/guests', { data: { name: 'Kasia' } })
  expect((await other.request.get(`/api/tables/${table}/export`)).status()).toBe(403)
  expect((await (await other.request.get(`/api/daily/${GAME}/results`)).json()).results).toBeNull()
  await other.close()
  await page.goto('/')
  const panel = page.locator('[data-panel="daily"]')
  await panel.locator('[data-offer="results"]').click()
  await expect(page.getByRole('dialog').locator('[data-you="true"]')).toContainText('Marta')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Marta' }).click()
  await page.waitForURL(/\/house$/)
  await expect(page.locator('[data-panel="last"] li')).toHaveCount(1)
})

test('one’s house reads a file of records, filters it, and gives all of it back', async ({ page }) => {
  await prefer(page, { name: 'Marta' })
  await page.goto('/house')
  const buffer = Buffer.from(martasRecords())
  await page.locator('main section button').first().waitFor()
  await page.locator('input[type="file"]').setInputFiles({ name: 'all.ndjson', mimeType: 'application/json', buffer })
  await expect(page.locator('[data-panel="tally"] tbody tr')).toHaveCount(9)
  await page.getByRole('radio', { name: 'Transatlantic' }).first().check()
  await expect(page.locator('[data-panel="tally"] tbody tr')).toHaveCount(4)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.ndjson$/)
  await page.getByRole('button', { name: 'Change your name' }).click()
  await page.getByRole('textbox').fill('Martha')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toContainText('Martha')
  await page.locator('[data-panel="last"] [data-offer="review"]').first().click()
  await page.waitForURL(/\/review/)
})
