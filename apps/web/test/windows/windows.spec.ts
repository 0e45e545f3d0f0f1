// Every screen in every window, language and theme. What is wrong is handed to the report; nothing fails before all are seen.

import process from 'node:process'
import { test } from '@playwright/test'
import { MOMENTS } from '../golden.ts'
import { isForPhones, isTable, MEASURED_TOO, openToLookAt, SCREENS } from '../screens.ts'
import { look, resize } from './measuring.ts'
import { isPhone, isTouched, WINDOWS, windowOf } from './windows.ts'

const asked = (name: string): string[] => process.env[name]?.split(',').filter((one) => one !== '') ?? []
const either = <T>(some: readonly T[], all: readonly T[]): readonly T[] => (some.length > 0 ? some : all)

const only = asked('WINDOWS_ONLY')
const windows = either(asked('WINDOWS_SIZE').map(windowOf), WINDOWS)
const languages = either(asked('WINDOWS_LANGUAGE'), ['en', 'de', 'pl'])
const themes = either(asked('WINDOWS_THEME'), ['daylight', 'gaslight'])
const inAll = (name: string) => languages.map((language) => ({ name, language }))
/** Screens are looked at in all languages, moments of games in one each. */
const screens = [...SCREENS, ...MEASURED_TOO].flatMap(inAll)
const moments = [...MOMENTS.keys()].map((name, index) => ({ name, language: languages[index % languages.length]! }))
const looks =
  only.length === 0 ? [...screens, ...moments] : only.flatMap((name) => (name === 'moments' ? moments : inAll(name)))
const pictures = process.env.WINDOWS_PICTURES

const BY_HAND = { touched: { isMobile: true, hasTouch: true }, clicked: {} }

test.use({ serviceWorkers: 'block' })

for (const [hand, options] of Object.entries(BY_HAND)) {
  const own = windows.filter((window) => isTouched(window) === (hand === 'touched'))
  test.describe(hand, () => {
    test.use(options)
    for (const { name, language } of own.length === 0 ? [] : looks) {
      test(`${name} ${language}`, async ({ page }) => {
        await openToLookAt(page, name, language)
        for (const window of own.filter((one) => !isForPhones(name) || isPhone(one))) {
          const found = await look(page, window, themes, isTable(name))
          for (const [i, theme] of themes.entries()) {
            const place = { screen: name, window: window.name, language, theme }
            await test.info().attach('findings', { body: JSON.stringify({ ...place, found: found[i] }) })
            if (pictures === undefined) continue
            await resize(page, window, theme)
            await page.screenshot({ path: `${pictures}/${name}-${window.name}-${language}-${theme}.png` })
          }
        }
      })
    }
  })
}
