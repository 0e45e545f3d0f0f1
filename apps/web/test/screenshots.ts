// `npm run screenshots`: every screen in three sizes, two themes and three languages, into docs/images/screens (not kept).

import { mkdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import packaged from '@sparticuz/chromium'
import { preview } from 'vite'

const SIZES = { wide: [1440, 900], low: [1280, 720], phone: [390, 844] } as const
const THEMES = ['daylight', 'gaslight']
const LANGUAGES = ['en', 'de', 'pl']
const ROOT = new URL('../../../', import.meta.url)
const FOLDER = new URL('docs/images/screens/', ROOT).pathname

const golden = (seats: number, line: number): string =>
  readFileSync(new URL(`games/packet-row/test/golden/${seats}-seats.ndjson`, ROOT), 'utf8')
    .trim()
    .split('\n')[line]!

interface Screen {
  readonly path: string
  readonly record?: string
  /** Sits down at the position, as this seat. */
  readonly seat?: number
  readonly key?: string
}

const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/' },
  table: { path: '/replay#44', record: golden(4, 1), seat: 0 },
  five: { path: '/replay#62', record: golden(5, 3), seat: 1 },
  'full-hand': { path: '/replay#173', record: golden(4, 2), seat: 0 },
  planner: { path: '/replay#101', record: golden(2, 2), seat: 1, key: 'd' },
  replay: { path: '/replay#60', record: golden(4, 0) },
  rules: { path: '/rules/packet-row' },
  about: { path: '/about' },
}

async function show(page: Page, base: string, { path, seat, key }: Screen): Promise<void> {
  await page.goto(base + path)
  if (seat !== undefined) {
    await page.locator('fieldset button svg').nth(seat).click()
    await page.locator('main button', { hasText: /Play on|weiterspielen|Graj dalej/ }).click()
    await page.locator('[data-region="bar"]').waitFor()
  }
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.waitForTimeout(1500)
  if (key !== undefined) {
    await page.keyboard.press(key)
    await page.waitForTimeout(500)
  }
}

mkdirSync(FOLDER, { recursive: true })
const server = await preview({ root: new URL('..', import.meta.url).pathname, preview: { port: 4179 } })
const base = server.resolvedUrls!.local[0]!.replace(/\/$/, '')
const executablePath = process.env.CHROME ?? (await packaged.executablePath())
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const wanted = process.argv.slice(2)
for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    for (const language of LANGUAGES) {
      for (const [name, screen] of Object.entries(SCREENS)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue
        const page = await browser.newPage({ viewport: { width, height } })
        const preferences = JSON.stringify({ theme, coached: ['all'], fast: true })
        await page.addInitScript(
          ([kept, words, record]) => {
            localStorage.setItem('south-street/preferences', kept!)
            localStorage.setItem('south-street/language', words!)
            if (record) sessionStorage.setItem('south-street/record', record)
          },
          [preferences, language, screen.record ?? ''],
        )
        await show(page, base, screen)
        await page.screenshot({ path: `${FOLDER}${name}-${size}-${theme}-${language}.png` })
        await page.close()
      }
    }
  }
}
await browser.close()
await server.close()
