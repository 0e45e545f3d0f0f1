import type { Page } from '@playwright/test'

/** What the servers under test are started with. */
export const ADMIN_TOKEN = 'operator-of-the-journeys'

/** Somebody, with a table. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/invite/packet-row')
  await page.locator('main button').last().click()
  await page.waitForURL(/\/t\//)
  await page.locator('[data-region="begin"]').waitFor()
}

/** Keys and devices, and the host's page. */
export const KEY_SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'my-keys': async (page) => {
    await sitDown(page)
    await page.goto('/settings/keys')
    await page.locator('main ul li').first().waitFor()
  },
  'sign-in': async (page) => {
    await page.goto('/settings/keys')
    await page.locator('main header button').click()
    await page.getByRole('dialog').waitFor()
  },
  'operator-door': async (page) => {
    await page.goto('/operator')
    await page.locator('main form').waitFor()
  },
  operator: async (page) => {
    await sitDown(page)
    await page.goto('/operator')
    await page.locator('main form input').fill(ADMIN_TOKEN)
    await page.locator('main form button').click()
    await page.locator('main ul li').first().waitFor()
  },
}
