import process from 'node:process'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './test/browser.ts'
import { ADMIN_TOKEN } from './test/key-screens.ts'

const PORT = Number(process.env.JOURNEYS_PORT ?? 4178)
/** Whatever takes so long hangs: nothing fails because the machine has much else to do. */
const NEVER_MS = 600_000
const launchOptions = await findChromium()

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: '../../node_modules/.cache/south-street/journeys',
  timeout: NEVER_MS,
  expect: { timeout: NEVER_MS / 5 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter:
    process.env.JOURNEYS_REPORT === undefined ? 'list' : [['json', { outputFile: process.env.JOURNEYS_REPORT }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions,
    // What a journey waits for may be gone before it is pressed: what tries again must get the chance to.
    actionTimeout: NEVER_MS / 10,
    // A trace photographs every step, which costs more than the step: ask for one with `--trace on`.
    locale: 'en-GB',
    // A journey waits for everything that moves, and a whole game moves much.
    contextOptions: { reducedMotion: 'reduce' },
    // It fetches the whole page for every journey; those that are about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone-only/ },
    // Drawn without its fine pixels: nobody looks, and there are seven times as many.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 664 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
  // The real server with the real page, so that its content policy is tried too.
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning ../cli/src/main.ts serve`,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      PAGE_DIR: 'dist',
      DATA_DIR: '../../node_modules/.cache/south-street/journeys-tables',
      BOT_DELAY_MS: '50',
      // On a busy machine it takes long to start a thread, which is no bot's fault.
      BOT_LIMIT_MS: '600000',
      BOT_NICENESS: '0',
      LOG_LEVEL: 'error',
      ADMIN_TOKEN,
      // Everybody comes from one address here.
      LIMITS: 'off',
      RATINGS: 'on',
      // A journey may say where somebody comes from.
      TRUSTED_PROXIES: '1',
    },
    url: `http://localhost:${PORT}/healthz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
    // A machine that does much else at the same time needs longer to start it.
    timeout: 180_000,
  },
})
