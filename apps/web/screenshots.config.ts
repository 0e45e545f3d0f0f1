import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run screenshots`: the same browser and server as the journeys have; `-- -g "table de"` takes only some. */
export default defineConfig({
  ...journeys,
  testDir: 'test/screenshots',
  projects: [{ name: 'screenshots' }],
  timeout: 60_000,
})
