import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run windows`: every screen at every size; the same browser and server as the journeys have. */
export default defineConfig({
  ...journeys,
  testDir: 'test/windows',
  projects: [{ name: 'windows' }],
  timeout: 300_000,
  reporter: './test/windows/report.ts',
})
