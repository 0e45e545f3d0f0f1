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

/** Transatlantic is not made for a phone on its side. */
const UPRIGHT = Object.keys(SIZES).filter((size) => size !== 'phone on its side')

for (const language of ['de', 'pl']) {
  for (const name of ['five', 'full-hand', 'replay', 'ta-table', 'ta-deploy', 'ta-display', 'ta-replay']) {
    test(`nothing that a decision needs scrolls: ${name}, ${language}`, async ({ page }) => {
      await page.addInitScript((words) => localStorage.setItem('south-street/language', words), language)
      await openScreen(page, name, language)
      const sizes = name.startsWith('ta-') ? UPRIGHT : Object.keys(SIZES)
      const found: Record<string, unknown> = {}
      for (const size of sizes) {
        const [width, height] = SIZES[size as keyof typeof SIZES]
        await page.setViewportSize({ width, height })
        await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
        found[size] = await page.evaluate(CUT_OFF)
      }
      expect(found).toEqual(Object.fromEntries(sizes.map((size) => [size, []])))
    })
  }
}

/** What can be tapped and is smaller than a thumb needs. A label taps for its field; links in running text are text. */
const SMALL_TARGETS = `(() => {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
  const boxOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect())
    const cover = getComputedStyle(element, '::after')
    if (cover.position === 'absolute' && cover.content !== 'none') boxes.push({ width: parseFloat(cover.width), height: parseFloat(cover.height) })
    return { width: Math.max(...boxes.map(({ width }) => width)), height: Math.max(...boxes.map(({ height }) => height)) }
  }
  const open = document.querySelector('dialog[open]') ?? document
  return [...open.querySelectorAll('button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]')]
    .filter((element) => isShown(element) && !element.disabled && element.ariaDisabled !== 'true')
    .filter((element) => element.closest('p') === null)
    .map((element) => ({ element, ...boxOf(element) }))
    .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
    .map(({ element, width, height }) =>
      (element.ariaLabel ?? element.textContent).slice(0, 40) + ' ' + Math.round(width) + '×' + Math.round(height))
})()`

const TAPPED = ['home', 'choose', 'chosen', 'full-hand', 'planner', 'replay', 'result', 'rules', 'settings', 'seating']
const TAPPED_AT_SEA = ['ta-table', 'ta-deploy', 'ta-display', 'ta-replay', 'ta-result']

for (const name of [...TAPPED, ...TAPPED_AT_SEA]) {
  test(`a thumb hits everything: ${name} @phone-only`, async ({ page }) => {
    await openScreen(page, name, 'en')
    expect(await page.evaluate(SMALL_TARGETS)).toEqual([])
  })
}
