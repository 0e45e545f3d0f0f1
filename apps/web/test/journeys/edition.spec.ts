import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { PageServer } from '../page-server.ts'
import { answer, prefer, startGame, test } from './table.ts'

const BUILT = join(import.meta.dirname, '..', '..', 'dist')

const TEXTS = /\.(js|css|html|json|webmanifest)$/

/** The page as the next build would leave it: every script has another name, and the old ones are gone. */
function nextEdition(): string {
  const folder = mkdtempSync(join(tmpdir(), 'south-street-edition-'))
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => /^assets.*\.js$/.test(file)).map((file) => basename(file, '.js'))
  const names = new RegExp(`(?<![\\w-])(${scripts.join('|')})(?=\\.js)`, 'g')
  const renamed = (text: string) => text.replaceAll(names, '$1-next')
  cpSync(BUILT, folder, { recursive: true, filter: (file) => !/\.(br|gz|js)$/.test(file) })
  for (const file of files.filter((name) => TEXTS.test(name))) {
    const text = renamed(readFileSync(join(BUILT, file), 'utf8'))
    // What the service worker keeps under a name that stays is told apart by its content.
    writeFileSync(join(folder, renamed(file)), text.replaceAll(/(revision:`)[0-9a-f]/g, '$1x'))
  }
  return folder
}

const server = new PageServer()
let next: string
test.beforeAll(() => {
  next = nextEdition()
})
test.beforeEach(async () => {
  await server.stop()
  await server.start(BUILT)
})
test.afterAll(async () => {
  await server.remove()
  rmSync(next, { recursive: true, force: true })
})

async function visit(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const baseURL = `http://localhost:${server.port}`
  const context = await browser.newContext({ baseURL, serviceWorkers, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await prefer(page, {})
  return page
}

const isNext = (page: Page) =>
  page.evaluate<boolean>(`document.querySelector('script[type="module"]').src.includes('-next')`)
const notice = (page: Page) => page.getByText('A new edition is there.')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true }).click()
const logLength = (page: Page) => page.locator('[data-region="log"] li').count()

test('a new edition announces itself, and is there after a reload, with the table', async ({ browser }) => {
  // Installed: everything comes from the service worker.
  const installed = await visit(browser, 'allow')
  await installed.goto('/')
  await installed.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await startGame(installed)
  expect(await installed.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await expect(() => expect(answer(installed)).resolves.toBe(true)).toPass()
  // As in the home network: without one.
  const plain = await visit(browser, 'block')
  await plain.goto('/invite/packet-row')
  await plain.getByRole('button', { name: 'Set up the table' }).click()
  await plain.waitForURL(/\/t\//)
  const home = await visit(browser, 'block')
  await home.goto('/')
  const play = home.getByRole('button', { name: /Play now/ }).first()
  await play.waitFor()

  await server.stop()
  await server.start(next)

  // The live stream comes back, and finds another server.
  await expect(notice(plain)).toBeVisible()
  // The file of the worker is gone.
  await play.click()
  await expect(notice(home)).toBeVisible()
  // Somebody looks at the page again, and the whole new one is kept first.
  await installed.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await expect(notice(installed)).toBeVisible()

  // Nothing is mixed, and nothing happens by itself: the old table goes on.
  for (const page of [installed, plain, home]) expect(await isNext(page)).toBe(false)
  await expect(() => expect(answer(installed)).resolves.toBe(true)).toPass()
  const [address, before] = [installed.url(), await logLength(installed)]
  for (const page of [installed, plain, home]) {
    await reload(page)
    await expect(async () => expect(await isNext(page)).toBe(true)).toPass()
    await expect(notice(page)).toBeHidden()
  }
  expect(installed.url()).toBe(address)
  await installed.locator('[data-region="bar"]').waitFor()
  expect(await logLength(installed)).toBeGreaterThanOrEqual(before)
  await expect(plain.getByRole('button', { name: 'Begin' })).toBeVisible()
  await play.click()
  await home.locator('[data-region="bar"]').waitFor()
})

test('a worker that does not take over is done without, but not while the server is away', async ({ browser }) => {
  const page = await visit(browser, 'allow')
  // The new worker never hears that it may take over.
  await page.addInitScript('ServiceWorker.prototype.postMessage = () => undefined')
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  expect(await page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await server.stop()
  await server.start(next)
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await expect(notice(page)).toBeVisible()

  await server.stop()
  const keptPage = page.waitForEvent('load')
  await reload(page)
  await keptPage
  await expect(page.getByRole('button', { name: /Play now/ }).first()).toBeVisible()
  expect(await isNext(page)).toBe(false)

  await server.start(next)
  await expect(notice(page)).toBeVisible()
  const newPage = page.waitForEvent('load')
  await reload(page)
  await newPage
  expect(await isNext(page)).toBe(true)
})
