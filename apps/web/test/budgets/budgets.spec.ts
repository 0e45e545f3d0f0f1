import { gzipSync } from 'node:zlib'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { goldenRecord } from '../golden.ts'
import { playOn } from '../playing-on.ts'

const FIRST_SCREEN_KB = 150
const INTERACTIVE_MS = 1500
const LONGEST_TASK_MS = 200
const SLOWER = 4
const RUNS = 5
/** `BUDGET_GAMES=4 npm run budgets -- -g games` tries the measurement; the budget is for fifty, after which every drawing has been made. */
const GAMES = Number(process.env.BUDGET_GAMES ?? 50)
const EVERY = Math.max(1, Math.floor(GAMES / 5))

/** Prints a figure; a budget that nobody can read is not kept. */
function tell(what: string, figure: string): void {
  process.stdout.write(`${what}: ${figure}\n`)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}

async function prefer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const preferences = { fast: true, coached: ['all'], theme: 'daylight', players: 2, level: 'deckhand' }
    localStorage.setItem('south-street/preferences', JSON.stringify(preferences))
  })
}

test('the first screen is light', async ({ page }) => {
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    const isScript = /\.js$/.test(new URL(response.url()).pathname) && !response.url().endsWith('/sw.js')
    if (isScript) scripts.set(response.url(), gzipSync(await response.body()).length)
  })
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Packet Row' })
    .getByRole('button', { name: /Play now/ })
    .waitFor()
  await page.waitForLoadState('networkidle')
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000
  tell('first screen, scripts gzipped', `${total.toFixed(1)} kB in ${scripts.size} files`)
  for (const [url, size] of [...scripts].sort((a, b) => b[1] - a[1]).slice(0, 6))
    tell('  ', `${(size / 1000).toFixed(1)} kB ${new URL(url).pathname}`)
  expect(total).toBeLessThan(FIRST_SCREEN_KB)
})

/** When the bar has asked its question, and the page is free to hear the answer. */
const UNTIL_ASKED = `new Promise((done) => {
  const look = () =>
    document.querySelector('[data-region="bar"] button') === null
      ? requestAnimationFrame(look)
      : setTimeout(() => done(performance.now()))
  look()
})`

test('a table is soon there on a slow machine', async ({ page }) => {
  await prefer(page)
  await playOn(page, goldenRecord(4, 1), 43)
  const address = page.url()
  await slowDown(page)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'commit' })
    times.push(await page.evaluate(UNTIL_ASKED))
  }
  tell(
    `table interactive, ${SLOWER} times slower`,
    `${median(times).toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})`,
  )
  expect(median(times)).toBeLessThan(INTERACTIVE_MS)
})

test('taking a card holds nothing up', async ({ page }) => {
  await prefer(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playOn(page, goldenRecord(4, 1), 43)
  await slowDown(page)
  await page.evaluate(`
    window.longTasks = []
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  `)
  await page.locator('[data-area] button[data-card][tabindex="0"]').nth(1).click()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-region="log"]').first()).toContainText('You take')
  const longest = await page.evaluate<number>('Math.max(0, ...window.longTasks)')
  tell(`longest task while a card is taken, ${SLOWER} times slower`, `${longest.toFixed(0)} ms`)
  expect(longest).toBeLessThan(LONGEST_TASK_MS)
})

/** Plays whole games in the page, as fast as it can be clicked. */
const PLAY_ON = `new Promise((finish) => {
  const look = () => {
    if (document.querySelector('[data-region="result"]')) return finish(true)
    const buttons = [...document.querySelectorAll('main button:not([disabled])')]
    const named = (wanted) => buttons.find((button) => wanted.test(button.ariaLabel ?? button.textContent))
    const next = named(/^(Take (?!back)|Build )/) ?? named(/can be taken/) ?? named(/^(Pass|Decline|Ask here|See the result)/)
    ;(next ?? document.querySelector('header')).click()
    setTimeout(look)
  }
  look()
})`

test('many games in a row leave nothing behind', async ({ page }) => {
  await prefer(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
    return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Packet Row' })
    .getByRole('button', { name: /Play now/ })
    .click()
  const after: Awaited<ReturnType<typeof measure>>[] = []
  await page.locator('[data-region="bar"]').waitFor()
  for (let game = 1; game <= GAMES; game++) {
    await page.evaluate(PLAY_ON)
    await page.getByRole('button', { name: 'Play again' }).click()
    // Measured where every game begins: a result may lie over its board, or be all there is.
    await page.locator('[data-region="result"]').waitFor({ state: 'detached' })
    await page.locator('[data-region="bar"]').waitFor()
    if (game % EVERY === 0) {
      const now = await measure()
      after.push(now)
      tell(`after ${game} games`, `${now.heap.toFixed(1)} MB, ${now.nodes} nodes, ${now.listeners} listeners`)
    }
  }
  const [first, last] = [after[0]!, after.at(-1)!]
  expect(last.heap).toBeLessThan(first.heap * 1.2 + 1)
  expect(last.nodes).toBeLessThan(first.nodes * 1.2)
  expect(last.listeners).toBeLessThan(first.listeners * 1.2)
})
