import type { Page } from '@playwright/test'

/** With the cards and the ways to lessons, which come after the words and push them on. */
export async function openRules(page: Page, game: string, clause: string): Promise<void> {
  await page.goto(`/rules/${game}`)
  await page.locator(`[id="${clause}"]`).waitFor()
  await page.waitForLoadState('networkidle')
  // Whoever measures the page sees more of it at once than a reader: what is far below has no layout of its own yet.
  await page.evaluate(
    `for (const part of document.querySelectorAll('main section')) part.style.contentVisibility = 'visible'`,
  )
}
