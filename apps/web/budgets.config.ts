import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run budgets`: how heavy and how fast the page is, one measurement at a time; docs/speed.md has the last figures. */
export default defineConfig({
  ...journeys,
  testDir: 'test/budgets',
  projects: [{ name: 'budgets', use: { viewport: { width: 1440, height: 900 } } }],
  workers: 1,
  timeout: 1_800_000,
})
