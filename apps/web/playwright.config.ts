import { existsSync } from 'node:fs'
import process from 'node:process'
import { defineConfig, devices } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** The package's own arguments squeeze the browser into one process, which a whole game does not survive. */
const PLAIN = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

/** `CHROME=` names a browser; else the one inside the npm package, where it runs; else Playwright's own. */
async function browser(): Promise<{ executablePath?: string; args?: string[] }> {
  const named = process.env.CHROME
  if (named !== undefined && existsSync(named)) return { executablePath: named, args: PLAIN }
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  return { executablePath: await chromium.executablePath(), args: PLAIN }
}

const PORT = 4178
const launchOptions = await browser()

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: '../../node_modules/.cache/south-street/journeys',
  timeout: 90_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter:
    process.env.JOURNEYS_REPORT === undefined ? 'list' : [['json', { outputFile: process.env.JOURNEYS_REPORT }]],
  use: { baseURL: `http://localhost:${PORT}`, launchOptions, trace: 'retain-on-failure', locale: 'en-GB' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
  webServer: {
    command: `"${process.execPath}" ../../node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
