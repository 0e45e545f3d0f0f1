// Golden games in the page: looked at, or played on.

import type { Page } from '@playwright/test'

const RECORD = 'south-street/record'

/** Looks at a game at one of its steps. */
export async function openReplay(page: Page, record: string, step: number): Promise<void> {
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key!, text!), [RECORD, record])
  await page.goto(`/replay#${step}`)
  await page.locator('[data-region="timeline"]').waitFor()
}

/** Sits down in the middle of a golden game, on the seat that is asked: no bot moves, and the screen is always the same. */
export async function playOn(page: Page, record: string, step: number): Promise<void> {
  const { seat } = JSON.parse(record).actions[step]
  await openReplay(page, record, step)
  // A low phone has no button for each seat; the key goes from one to the next in every window.
  for (let eyes = 0; eyes < seat; eyes++) await page.keyboard.press('e')
  await page.locator('[data-offer="play-on"]').click()
  await page.locator('[data-region="bar"]').waitFor()
}
