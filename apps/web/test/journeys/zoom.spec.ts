import { expect } from '@playwright/test'
import { openScreen } from '../screens.ts'
import { test } from './table.ts'

/** A window of 1440 by 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 }

/** Words that are cut off by a part which cannot be scrolled, or that lie outside the page. */
const LOST_WORDS = `(() => {
  const lost = []
  const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('svg, [aria-hidden="true"], [inert]') || getComputedStyle(element).clipPath !== 'none') continue
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (right - left < 2) continue
    let isLost = left < -1 || right > document.documentElement.clientWidth + 1
    for (let part = element; part && !isLost; part = part.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(part)
      // Shortened on purpose, with the whole to be read elsewhere.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break
      // Whatever can be scrolled can be read.
      if (/auto|scroll/.test(overflowX + overflowY)) break
      const clip = part.getBoundingClientRect()
      if (overflowX === 'hidden' || overflowX === 'clip') isLost ||= left < clip.left - 2 || right > clip.right + 2
      if (overflowY === 'hidden' || overflowY === 'clip') isLost ||= top < clip.top - 4 || bottom > clip.bottom + 4
    }
    if (isLost) lost.push(node.textContent.trim().slice(0, 40) + ' in ' + element.parentElement.className)
  }
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) lost.push('the page scrolls sideways by ' + (page.scrollWidth - page.clientWidth))
  return lost
})()`

/** The longest words are German and Polish; English fits where they fit. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  de: ['home', 'table', 'chosen', 'planner', 'ta-table', 'ta-deploy', 'result', 'ta-result'],
  pl: ['table', 'ta-deploy'],
}

for (const [language, screens] of Object.entries(SCREENS)) {
  for (const name of screens) {
    test(`at 200 % nothing is lost: ${name}, ${language}`, async ({ page }) => {
      await page.setViewportSize(ZOOMED)
      await page.addInitScript((words) => localStorage.setItem('south-street/language', words), language)
      await openScreen(page, name, language)
      await page.evaluate('document.fonts.ready.then(() => true)')
      expect(await page.evaluate(LOST_WORDS)).toEqual([])
    })
  }
}
