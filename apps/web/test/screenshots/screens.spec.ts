// Every screen in five sizes, two themes and three languages, into docs/images/screens (not kept in the repository).

import { mkdirSync } from 'node:fs'
import { test } from '@playwright/test'
import { openScreen, SCREENS } from '../screens.ts'

const SIZES = {
  wide: [1440, 900],
  low: [1280, 720],
  tablet: [1024, 768],
  phone: [390, 844],
  zoomed: [720, 450],
} as const
const FOLDER = new URL('../../../../docs/images/screens/', import.meta.url).pathname
mkdirSync(FOLDER, { recursive: true })

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const theme of ['daylight', 'gaslight']) {
    for (const language of ['en', 'de', 'pl']) {
      for (const name of SCREENS) {
        const title = `${name} ${size} ${theme} ${language}`
        test(title, async ({ page }) => {
          await page.setViewportSize({ width, height })
          await page.addInitScript(
            (preferences) => localStorage.setItem('south-street/preferences', preferences),
            JSON.stringify({ theme, coached: ['all'], name: 'Marta' }),
          )
          await openScreen(page, name, language)
          await page.evaluate('document.fonts.ready.then(() => true)')
          await page.screenshot({ path: `${FOLDER}${title.replaceAll(' ', '-')}.png` })
        })
      }
    }
  }
}
