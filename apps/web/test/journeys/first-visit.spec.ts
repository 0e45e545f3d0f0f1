import { expect } from '@playwright/test'
import { test } from './table.ts'

// As people have it.
test.use({ serviceWorkers: 'allow' })

test('nothing that a first visit asks for fails', async ({ page }) => {
  const failed: string[] = []
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))
  page.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText} ${request.url()}`))
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
  const rooms = ['/club', '/house', '/puzzles', '/learn/packet-row', '/review', '/settings/notices']
  for (const path of ['/', '/invite/packet-row', '/rules/transatlantic', '/replay', '/about', ...rooms]) {
    await page.goto(path)
    await page.locator('#page header').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(failed).toEqual([])
})

test('a browser that keeps nothing shows the page and plays all the same', async ({ page }) => {
  // As with all cookies blocked: even to look is refused.
  await page.addInitScript(`for (const place of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, place, { get() { throw new DOMException('Access is denied', 'SecurityError') } })`)
  await page.goto('/')
  await page.getByRole('button', { name: 'DE', exact: true }).click()
  await page
    .getByRole('region', { name: 'Transatlantic' })
    .getByRole('button', { name: /Jetzt gegen/ })
    .click()
  await page.locator('[data-region="bar"]').waitFor()
})

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose: string
}

/** How large a picture is, and whether everything outside the middle, which a launcher may cut away, is plain ground. */
const LOOK_AT = `async (src) => {
  const image = new Image()
  image.src = src
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const ground = data.slice(0, 4).join()
  let isPlain = data[3] === 255
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isOutside = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) > 0.4 * width
      const at = 4 * (y * width + x)
      if (isOutside && data.slice(at, at + 4).join() !== ground) isPlain = false
    }
  return { width, height, isPlain }
}`

test('the icons are as the manifest says, and nothing of a maskable one can be cut away', async ({ page }) => {
  await page.goto('/about')
  const { icons } = await page.evaluate<{ icons: Icon[] }>(`fetch('/manifest.webmanifest').then((file) => file.json())`)
  const look = (src: string) =>
    page.evaluate<{ width: number; height: number; isPlain: boolean }>(`(${LOOK_AT})(${JSON.stringify(src)})`)
  for (const { src, sizes, purpose } of icons.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height, isPlain } = await look(src)
    expect({ src, sizes: `${width}x${height}` }).toEqual({ src, sizes })
    if (purpose === 'maskable') expect({ src, isPlain }).toEqual({ src, isPlain: true })
  }
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  )
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  expect(await look(apple!)).toMatchObject({ width: 180, height: 180 })
})

test('a busy server is asked again when it says, and nothing is done twice', async ({ page }) => {
  const keys: (string | undefined)[] = []
  const times: number[] = []
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    times.push(Date.now())
    if (keys.length > 2) return route.continue()
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '2', 'content-type': 'application/problem+json' },
      body: JSON.stringify({ status: 503, of: 'request', code: 'busy', params: {}, detail: 'busy' }),
    })
  })
  await page.goto('/invite/packet-row')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.waitForURL(/\/t\//)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1_900)
})

test('the bar of the phone is as dark as the page', async ({ page }) => {
  await page.goto('/')
  const color = page.locator('meta[name="theme-color"]')
  const daylight = await color.getAttribute('content')
  await page.getByRole('button', { name: 'Gaslight' }).first().click()
  await expect(color).not.toHaveAttribute('content', daylight!)
})
