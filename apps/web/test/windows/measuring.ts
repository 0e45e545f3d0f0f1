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

/** Fonts and drawings come after what is asked; what moves comes to rest. */
const UNTIL_DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => {
  const isDrawn = (use) => document.querySelector(use.getAttribute('href')) !== null
  const look = () => ([...document.querySelectorAll('use')].every(isDrawn) ? drawn(true) : requestAnimationFrame(look))
  requestAnimationFrame(() => requestAnimationFrame(look))
}))`

/** Gives the page a window, text and theme. */
export async function resize(page: Page, window: Window, theme: string): Promise<void> {
  await page.setViewportSize({ width: window.width, height: window.height })
  await page.evaluate(`document.documentElement.style.fontSize = '${window.text === 100 ? '' : `${window.text}%`}'`)
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
  await page.evaluate(UNTIL_DRAWN)
}

/** What is wrong in the window as it is now. */
export function measure(page: Page, window: Window, isTable: boolean): Promise<Finding[]> {
  const limits = JSON.stringify(limitsOf(window, isTable))
  return page.evaluate<Finding[]>(`(() => { ${IN_PAGE}; return findings(${window.width}, ${limits}) })()`)
}
