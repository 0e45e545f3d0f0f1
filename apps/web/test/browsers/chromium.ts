import { chromium } from '@playwright/test'
import { findChromium } from '../browser.ts'
import { type Engine, WINDOW } from './engine.ts'

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(await findChromium())
  const page = await browser.newPage({ viewport: WINDOW, locale: 'en-GB' })
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    ask: (expression) => page.evaluate(expression),
    picture: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  }
}
