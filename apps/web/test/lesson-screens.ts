import type { Page } from '@playwright/test'

/** The screens of lessons, and the way to them. */
export const LESSON_SCREENS = {
  lesson: async (page) => {
    await page.goto('/learn/packet-row/who-is-asked-first')
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-ask]').first().waitFor()
    await page.locator('[data-marks]').first().waitFor()
  },
  'lesson-judged': async (page) => {
    await page.goto('/learn/packet-row/what-to-want')
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-answer="pass"]').click()
    await page.locator('[data-answer="go-on"]').waitFor()
  },
  'ta-lesson': async (page) => {
    await page.goto('/learn/transatlantic/one-card')
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-card="base/transport"]').click()
    await page.locator('[data-marks]').first().waitFor()
  },
  'ta-lesson-astray': async (page) => {
    await page.goto('/learn/transatlantic/houses')
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-card="base/coal"]').click()
    await page.locator('[data-answer=""]:visible').click()
    await page.locator('[data-answer="go-on"]').waitFor()
  },
  'lesson-astray': async (page) => {
    await page.goto('/learn/packet-row/a-round')
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-answer="go-on"]').click()
    await page.locator('[data-answer="pass"]').click()
    await page.locator('[data-answer="go-on"]').waitFor()
  },
} satisfies Record<string, (page: Page) => Promise<void>>
