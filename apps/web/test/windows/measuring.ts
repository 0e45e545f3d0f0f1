import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import { limitsOf, type Window } from './windows.ts'

export interface Finding {
  readonly fault: string
  readonly what: string
  readonly figure: string
}

const SOURCE = readFileSync(new URL('in-page.ts', import.meta.url), 'utf8')
const IN_PAGE = stripTypeScriptTypes(SOURCE).replace(/^export /gm, '')

/** Fonts and drawings come after what is asked, and a board plans anew for its room: nothing changes any more for so many
 * frames. What changes all the time, as a clock does, is not waited for. */
const UNTIL_DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => {
  const [QUIET, MOST] = [3, 90]
  let [quiet, frames] = [0, 0]
  const observer = new MutationObserver(() => { quiet = 0 })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isDrawn = (use) => document.querySelector(use.getAttribute('href')) !== null
  const next = () => {
    quiet++
    frames++
    const isQuiet = quiet >= QUIET && [...document.querySelectorAll('use')].every(isDrawn)
    if (!isQuiet && frames < MOST) return requestAnimationFrame(next)
    observer.disconnect()
    drawn(true)
  }
  requestAnimationFrame(next)
}))`

const settingOf = ({ text }: Window, theme: string): string => `
  document.documentElement.style.fontSize = '${text === 100 ? '' : `${text}%`}'
  document.documentElement.dataset.theme = '${theme}'
  await ${UNTIL_DRAWN}
`

const findingsOf = (window: Window, isTable: boolean): string =>
  `findings(${window.width}, ${JSON.stringify(limitsOf(window, isTable))})`

/** Gives the page a window, text and theme. */
export async function resize(page: Page, window: Window, theme: string): Promise<void> {
  await page.setViewportSize({ width: window.width, height: window.height })
  await page.evaluate(`(async () => { ${settingOf(window, theme)} })()`)
}

/** What is wrong in the window as it is now. */
export function measure(page: Page, window: Window, isTable: boolean): Promise<Finding[]> {
  return page.evaluate<Finding[]>(`(() => { ${IN_PAGE}; return ${findingsOf(window, isTable)} })()`)
}

/** What is wrong in a window, theme by theme. It is asked in one go: on a busy machine every question waits for its turn. */
export async function look(
  page: Page,
  window: Window,
  themes: readonly string[],
  isTable: boolean,
): Promise<readonly (readonly Finding[])[]> {
  await page.setViewportSize({ width: window.width, height: window.height })
  const parts = themes.map((theme) => `${settingOf(window, theme)}; found.push(${findingsOf(window, isTable)})`)
  return page.evaluate(`(async () => { ${IN_PAGE}; const found = []; ${parts.join(';')}; return found })()`)
}
