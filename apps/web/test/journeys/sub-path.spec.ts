import { join } from 'node:path'
import { expect } from '@playwright/test'
import { PageServer } from '../page-server.ts'
import { answer, cardOf, faultsOf, prefer, test } from './table.ts'

const BUILT = join(import.meta.dirname, '..', '..', 'dist')
const BASE = '/club/south-street'

const server = new PageServer()
test.beforeAll(() => server.start(BUILT, { BASE_PATH: BASE }))
test.afterAll(() => server.remove())

test('below a path one plays alone and with friends, and the page is kept for offline', async ({ browser }) => {
  const origin = `http://localhost:${server.port}`
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'allow' })
  const page = await context.newPage()
  const faults = faultsOf(page)
  const elsewhere: string[] = []
  const isOurs = (url: string) => url.replace(/^ws/, 'http').startsWith(`${origin}${BASE}`) || /^(blob|data):/.test(url)
  context.on('request', (request) => isOurs(request.url()) || elsewhere.push(request.url()))
  page.on('websocket', (socket) => isOurs(socket.url()) || elsewhere.push(socket.url()))
  context.on('response', (response) => response.ok() || elsewhere.push(`${response.status()} ${response.url()}`))
  await prefer(page, { name: 'Anna' })

  await page.goto(`${origin}${BASE}/invite/packet-row`)
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.waitForURL(`${origin}${BASE}/t/*`)
  await expect(page.getByLabel('Link to this table')).toHaveValue(page.url())
  await page.getByRole('button', { name: /^Begin with/ }).click()
  await expect(() => expect(answer(page)).resolves.toBe(true)).toPass()
  const heard = page.locator('[data-region="log"] li')
  await expect(heard.first()).toBeAttached()
  // The server has the move: it is there after a reload.
  await page.reload()
  await expect(heard.first()).toBeAttached()

  await page.goto(`${origin}${BASE}/`)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const scope = await page.evaluate<string>('navigator.serviceWorker.ready.then(({ scope }) => scope)')
  expect(scope).toBe(`${origin}${BASE}/`)
  await cardOf(page)
    .getByRole('button', { name: /Play now/ })
    .click()
  await page.locator('[data-region="bar"]').waitFor()
  await expect(page).toHaveURL(new RegExp(`${BASE}/table/local-`))
  await expect(() => expect(answer(page)).resolves.toBe(true)).toPass()
  // What the server answers by itself is not taken for a way into the page, which is kept by now.
  await page.goto(`${origin}${BASE}/version`)
  expect(await page.evaluate('document.contentType')).toBe('application/json')
  await page.goto(`${origin}${BASE}/`)
  await context.setOffline(true)
  await page.getByRole('link', { name: /Version/ }).click()
  await expect(page).toHaveURL(`${origin}${BASE}/about`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'About South Street' })).toBeVisible()
  expect(elsewhere).toEqual([])
  expect([...faults]).toEqual([])
})
