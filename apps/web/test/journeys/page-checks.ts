// What a screen must not have, as scripts for the page: each gives a list, and an empty one is good.

/** What a decision needs and cannot be seen without scrolling: outside the window, or cut off by a part that scrolls. */
export const CUT_OFF = `(() => {
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

/**
 * What can be tapped and is smaller than a thumb needs. A label taps for its field; links in running text are text. What
 * opens as a whole, like a sea with its ships, is hit by a thumb wherever it lands: there a part may be smaller.
 */
export const SMALL_TARGETS = `(() => {
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
    .map((element) => ({ element, ...boxOf(element), least: element.closest('[data-dense]') === null ? 43.5 : 23.5 }))
    .filter(({ width, height, least }) => width > 0 && (width < least || height < least))
    .map(({ element, width, height }) =>
      (element.ariaLabel ?? element.textContent).slice(0, 40) + ' ' + Math.round(width) + '×' + Math.round(height))
})()`

/** Words that are cut off by a part which cannot be scrolled, or that lie outside the page. */
export const LOST_WORDS = `(() => {
  const lost = []
  const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // What is said in a live region is heard, and not seen.
    if (element.closest('svg, [aria-hidden="true"], [inert], [data-live]') || getComputedStyle(element).clipPath !== 'none') continue
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
