import { expect } from '@playwright/test'
import { openScreen } from '../screens.ts'
import { test } from './table.ts'

const SIZES = { wide: [1440, 900], low: [1280, 720], phone: [390, 844], 'phone on its side': [844, 390] } as const

/** What a decision needs and cannot be seen without scrolling: outside the window, or cut off by a part that scrolls. */
const CUT_OFF = `(() => {
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    const whole = (right - left) * (bottom - top)
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (getComputedStyle(part).overflow === 'visible') continue
      const clip = part.getBoundingClientRect()
      left = Math.max(left, clip.left)
      top = Math.max(top, clip.top)
      right = Math.min(right, clip.right)
      bottom = Math.min(bottom, clip.bottom)
    }
    right = Math.min(right, innerWidth)
    bottom = Math.min(bottom, innerHeight)
    return whole === 0 ? 1 : (Math.max(0, right - left) * Math.max(0, bottom - top)) / whole
  }
  const needed = [...document.querySelectorAll('main button, main summary, [data-region="bar"] h2')]
  return needed
    .filter((element) => element.closest('[data-region="log"]') === null && seen(element) < 0.97)
    .map((element) => (element.ariaLabel ?? element.textContent).slice(0, 40) + ' ' + seen(element).toFixed(2))
})()`

for (const language of ['de', 'pl']) {
  for (const name of ['five', 'full-hand', 'replay']) {
    test(`nothing that a decision needs scrolls: ${name}, ${language}`, async ({ page }) => {
      await page.addInitScript((words) => localStorage.setItem('south-street/language', words), language)
      await openScreen(page, name, language)
      const found: Record<string, unknown> = {}
      for (const [size, [width, height]] of Object.entries(SIZES)) {
        await page.setViewportSize({ width, height })
        await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
        found[size] = await page.evaluate(CUT_OFF)
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(SIZES).map((size) => [size, []])))
    })
  }
}
