// How a screen is come to: by keys and by buttons with their names.

import type { Page } from '@playwright/test'

export type Say = (key: string) => RegExp
/** The way to a screen. */
export type Opening = (page: Page, say: Say) => Promise<unknown>

export const press = (page: Page, say: Say, key: string) =>
  page
    .getByRole('button', { name: say(key) })
    .first()
    .click()

export async function openDialog(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}

export async function openMenu(page: Page, say: Say): Promise<void> {
  await press(page, say, 'menu.title')
  await page.getByRole('dialog').waitFor()
}
