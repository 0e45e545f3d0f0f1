// Every screen in five sizes, two themes and three languages, into docs/images/screens (not kept in the repository).

import { mkdirSync } from 'node:fs'
import { type Page, test } from '@playwright/test'
import { openToLookAt, SCREENS } from '../screens.ts'

const SIZES = {
  wide: [1440, 900],
  low: [1280, 720],
  tablet: [1024, 768],
  zoomed: [720, 450],
  phone: [390, 844],
} as const
const FOLDER = new URL('../../../../docs/images/screens/', import.meta.url).pathname
mkdirSync(FOLDER, { recursive: true })

/** Fonts and drawings come after what is asked. */
const UNTIL_DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => {
  const isDrawn = (use) => document.querySelector(use.getAttribute('href')) !== null
  const look = () => ([...document.querySelectorAll('use')].every(isDrawn) ? drawn(true) : requestAnimationFrame(look))
  look()
}))`

/** The rooms of the gallery are looked at in the widest window and in the narrowest. */
const ROOMS_AT = ['wide', 'phone']

/** Every room of the gallery whole, by itself: all of them together are much longer than a picture can be. */
async function photographRooms(page: Page, circumstances: readonly string[]): Promise<void> {
  const rooms = page.locator('[data-room]')
  for (let i = 0; i < (await rooms.count()); i++) {
    await page.evaluate(`{
      const shown = document.querySelectorAll('[data-room]')[${i}]
      for (const room of document.querySelectorAll('main > section > section')) room.hidden = room !== shown
    }`)
    await page.evaluate(UNTIL_DRAWN)
    const name = ['gallery', i + 1, await rooms.nth(i).getAttribute('data-room'), ...circumstances].join('-')
    await rooms.nth(i).screenshot({ path: `${FOLDER}${name}.png` })
  }
  await page.evaluate(`for (const room of document.querySelectorAll('main > section > section')) room.hidden = false`)
}

for (const language of ['en', 'de', 'pl']) {
  for (const name of SCREENS) {
    test(`${name} ${language}`, async ({ page }) => {
      // It is as much as all other screens together.
      if (name === 'gallery') test.slow()
      await openToLookAt(page, name, language)
      for (const [size, [width, height]] of Object.entries(SIZES)) {
        await page.setViewportSize({ width, height })
        for (const theme of ['daylight', 'gaslight']) {
          await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
          await page.evaluate(UNTIL_DRAWN)
          await page.screenshot({ path: `${FOLDER}${[name, size, theme, language].join('-')}.png` })
          if (name === 'gallery' && ROOMS_AT.includes(size)) await photographRooms(page, [size, theme, language])
        }
      }
    })
  }
}
