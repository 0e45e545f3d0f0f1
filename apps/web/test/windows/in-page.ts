// What is measured in a window. This file runs inside the page: `measuring.ts` hands its text over, so it imports nothing.

interface Finding {
  /** What is wrong. */
  readonly fault: 'cut' | 'spilt' | 'overlap' | 'covered' | 'small-text' | 'small-target' | 'out-of-sight' | 'sideways'
  /** Where, by the words and the class of the element. */
  readonly what: string
  /** How much. */
  readonly figure: string
}

interface Limits {
  /** The least size of letters. */
  readonly text: number
  /** The least side of what can be pressed, alone and within a group that opens as a whole. */
  readonly target: number
  readonly denseTarget: number
  /** Whether whatever a decision needs must be in sight. */
  readonly inSight: boolean
  /** Whether a hand may be scrolled for that. */
  readonly handScrolls: boolean
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const TARGETS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]'
/** One of several, drawn as a button: the words lie beside what is pressed, not in it. */
const CHOICE = 'label:has(> :is([type="radio"], [type="checkbox"]))'
/** A question, its answers, and all that can be chosen; the log and what is marked as of no need are left out. */
const NEEDED = '[data-needed], main [data-region="bar"] h2, main button:not(:disabled), main summary'
/** In a dialog only what says so: the rest of it may be longer than the window. */
const NEEDED_IN_DIALOG = '[data-needed]'
const NOT_NEEDED = '[data-region="log"], [data-not-needed]'

/** Half a pixel is rounding. */
const SLACK = 1.5

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('[inert]') === null

/** Read aloud only: clipped to a pixel. */
const isForReaders = (element: Element): boolean => {
  for (let part: Element | null = element; part; part = part.parentElement)
    if (frameOf(part).clipPath.startsWith('inset(50%')) return true
  return false
}

const isScroller = ({ overflowX, overflowY }: Pick<Frame, 'overflowX' | 'overflowY'>): boolean =>
  /auto|scroll/.test(overflowX + overflowY)

/** What an element does to all that is in it. */
interface Frame {
  readonly box: Box
  readonly overflowX: string
  readonly overflowY: string
  readonly position: string
  readonly clipPath: string
}

/** Nothing changes while it is measured, and hundreds of lines have the same elements around them. */
const frames = new Map<Element, Frame>()

function frameOf(element: Element): Frame {
  const known = frames.get(element)
  if (known !== undefined) return known
  const { overflowX, overflowY, position, clipPath } = getComputedStyle(element)
  const frame = { box: boxOf(element.getBoundingClientRect()), overflowX, overflowY, position, clipPath }
  frames.set(element, frame)
  return frame
}

function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
  const named = element.closest('[class]:not(svg, svg *)')
  const className = (named?.getAttribute('class') ?? '')
    .split(' ')[0]!
    .replace(/^_/, '')
    .replace(/_[\w-]{5,6}_\d+$/, '')
  return `${words.slice(0, 42) || element.tagName.toLowerCase()} (${className})`
}

const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom })

function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top)

/** A bar at the foot of the window ends what is seen of the page behind it, which scrolls so far that all comes up. */
function windowBox(element: Element): Box {
  const foot = document.querySelector('[data-foot]')
  const bottom = foot === null || foot.contains(element) ? innerHeight : foot.getBoundingClientRect().top
  return { left: 0, top: 0, right: innerWidth, bottom }
}

/** A box where scrolling would bring it: inside another one. */
function movedInto({ left, top, right, bottom }: Box, around: Box): Box {
  const x = Math.max(around.left - left, Math.min(0, around.right - right))
  const y = Math.max(around.top - top, Math.min(0, around.bottom - bottom))
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

/** What is left of an element after everything around it has cut it. */
function seenBox(element: Element, allowed: (scroller: Element) => boolean): Box {
  let seen = boxOf(element.getBoundingClientRect())
  for (let part = element.parentElement; part; part = part.parentElement) {
    const frame = frameOf(part)
    if (isScroller(frame) && allowed(part)) seen = movedInto(seen, frame.box)
    else if (frame.overflowX !== 'visible' || frame.overflowY !== 'visible') seen = common(seen, frame.box)
    if (frame.position === 'fixed' || part.tagName === 'DIALOG') break
  }
  return common(seen, windowBox(element))
}

interface Line {
  readonly element: Element
  readonly words: string
  readonly box: Box
}

/** Every line of running words that is shown, without the drawings. */
function linesIn(root: Element): Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    const words = node.textContent!.trim()
    if (words === '' || element.closest('svg, option, script, style') || !isShown(element) || isForReaders(element))
      continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width >= 2) lines.push({ element, words, box: boxOf(box) })
  }
  return lines
}

/** Words that are cut off by what cannot be scrolled, shortened by dots, or outside the page. */
function cutWords(lines: readonly Line[]): Finding[] {
  return lines.flatMap(({ element, words, box }) => {
    let lost = Math.max(-box.left, box.right - document.documentElement.clientWidth)
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { box: clip, ...style } = frameOf(part)
      if (part.closest('[data-shortens]') !== null || isScroller(style)) {
        // Names that people have chosen may end in dots; whatever can be scrolled can be read.
        lost = part.closest('[data-shortens]') !== null ? 0 : lost
        break
      }
      if (style.overflowX !== 'visible') lost = Math.max(lost, clip.left - box.left, box.right - clip.right)
      // A line is higher than its letters.
      if (style.overflowY !== 'visible') lost = Math.max(lost, clip.top - box.top - 3, box.bottom - clip.bottom - 3)
      if (style.position === 'fixed') break
    }
    const what = `${words.slice(0, 42)} (${nameOf(element).split(' (').at(-1)}`
    return lost > SLACK ? [{ fault: 'cut' as const, what, figure: `${lost.toFixed(0)} px` }] : []
  })
}

/** Words that stick out at the side of what they name: a button that is too narrow for them. */
function spiltWords(lines: readonly Line[]): Finding[] {
  return lines.flatMap(({ element, words, box }): Finding[] => {
    const target = element.closest(`${TARGETS}, ${CHOICE}`)
    // A link in running words goes on in the next line; of a fan only the stub is seen; a name may end in dots.
    if (target === null || target.matches('a') || target.closest('[data-dense]') !== null) return []
    if (element.closest('[data-shortens]') !== null) return []
    const around = target.getBoundingClientRect()
    const over = Math.max(around.left - box.left, box.right - around.right)
    const what = `${words.slice(0, 42)} (${nameOf(element).split(' (').at(-1)}`
    return over > SLACK ? [{ fault: 'spilt', what, figure: `${over.toFixed(0)} px` }] : []
  })
}

/** Letters are lower than their line. */
const letters = ({ box }: Line): Box => {
  const inset = (box.bottom - box.top) * 0.2
  return { left: box.left + 1, right: box.right - 1, top: box.top + inset, bottom: box.bottom - inset }
}

const floats = (element: Element): Element | null => {
  for (let part: Element | null = element; part; part = part.parentElement)
    if (/fixed|sticky/.test(frameOf(part).position)) return part
  return null
}

/** Cards of a fan lie over one another; on one card no words do. */
const areOfOneFan = (one: Element, other: Element): boolean =>
  (one.closest('[data-dense]') ?? other.closest('[data-dense]')) !== null &&
  one.closest(TARGETS) !== other.closest(TARGETS)

function wordsOverWords(lines: readonly Line[]): Finding[] {
  const seen = lines.filter(
    ({ element, box }) =>
      areaOf(
        common(
          box,
          seenBox(element, () => false),
        ),
      ) >
      0.5 * areaOf(box),
  )
  const sorted = seen.toSorted((a, b) => a.box.top - b.box.top)
  const found: Finding[] = []
  sorted.forEach((one, i) => {
    for (let j = i + 1; j < sorted.length && sorted[j]!.box.top < one.box.bottom; j++) {
      const other = sorted[j]!
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (areOfOneFan(one.element, other.element)) continue
      const shared = common(letters(one), letters(other))
      if (shared.right - shared.left < 2 || shared.bottom - shared.top < 2) continue
      if (floats(one.element) !== floats(other.element)) continue
      const what = `${one.words.slice(0, 30)} / ${other.words.slice(0, 30)} (${nameOf(one.element).split(' (').at(-1)}`
      found.push({ fault: 'overlap', what, figure: `${Math.round(areaOf(shared))} px²` })
    }
  })
  return found
}

/** Letters as people see them; in a drawing they are scaled with it. */
function smallText(root: Element, lines: readonly Line[], least: number): Finding[] {
  const inWords = [...new Set(lines.map(({ element }) => element))].map((element) => ({
    element,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }))
  const drawn = [...root.querySelectorAll('svg text')]
    .filter((element) => isShown(element) && element.closest('[data-picture], defs, symbol') === null)
    .map((element) => {
      const matrix = (element as SVGGraphicsElement).getScreenCTM()
      const scale = matrix === null ? 0 : Math.hypot(matrix.b, matrix.d)
      return { element, size: Number.parseFloat(getComputedStyle(element).fontSize) * scale }
    })
  return [...inWords, ...drawn]
    .filter(({ size }) => size > 0 && size < least - 0.05)
    .map(({ element, size }) => ({ fault: 'small-text', what: nameOf(element), figure: `${size.toFixed(1)} px` }))
}

const belongs = (element: Element, target: Element): boolean =>
  target.contains(element) || [...((target as HTMLInputElement).labels ?? [])].some((label) => label.contains(element))

/** How far a finger may move from the middle of a target and still hit it. More than `enough` is not looked for. */
function hitBox(
  target: Element,
  { left, top, right, bottom }: Box,
  enough: number,
): { width: number; height: number } | null {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const hits = (dx: number, dy: number): boolean => {
    const hit = document.elementFromPoint(x + dx, y + dy)
    return hit !== null && belongs(hit, target)
  }
  if (!hits(0, 0)) return null
  const reach = (dx: number, dy: number, most: number): number => {
    let steps = 0
    while (steps < most && hits(dx * (steps + 1), dy * (steps + 1))) steps++
    return steps
  }
  const along = (dx: number, dy: number): number => {
    const back = reach(-dx, -dy, enough)
    return back + 1 + reach(dx, dy, enough - back)
  }
  return { width: along(1, 0), height: along(0, 1) }
}

function targetsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (element) =>
      isShown(element) &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      // Links in running words are words.
      !(element.matches('a') && element.closest('p, li, dd') !== null) &&
      element.getBoundingClientRect().width > 2,
  )
}

/** What is too small to hit, and what lies under something else. */
function badTargets(root: Element, limits: Limits): Finding[] {
  return targetsIn(root).flatMap((element): Finding[] => {
    const label = (element as HTMLInputElement).labels?.[0]
    const place = label !== undefined && element.matches('[type="radio"], [type="checkbox"]') ? label : element
    const box = boxOf(place.getBoundingClientRect())
    const seen = seenBox(place, () => false)
    const isWhole = areaOf(seen) > 0.97 * areaOf(box)
    // Of a fan only the stub can be hit: the left edge, as wide as the next card leaves it.
    const isDense = place.closest('[data-dense]') !== null
    const stub = { ...box, right: Math.min(box.right, box.left + 2 * (limits.denseTarget / 2)) }
    const least = isDense ? limits.denseTarget : limits.target
    const hit = isWhole
      ? hitBox(element, isDense ? stub : box, least)
      : { width: box.right - box.left, height: box.bottom - box.top }
    if (hit === null) return [{ fault: 'covered', what: nameOf(element), figure: '' }]
    if (hit.width >= least - SLACK && hit.height >= least - SLACK) return []
    const figure = `${Math.round(hit.width)}×${Math.round(hit.height)} px`
    return [{ fault: 'small-target', what: nameOf(element), figure }]
  })
}

/** What a decision needs and cannot be seen without scrolling. */
function outOfSight(root: Element, { handScrolls }: Limits): Finding[] {
  const mayScroll = (scroller: Element): boolean => handScrolls && scroller.closest('[data-region="hand"]') !== null
  const needed = root.matches('dialog') ? NEEDED_IN_DIALOG : NEEDED
  return [...root.querySelectorAll(needed)].flatMap((element) => {
    if (!isShown(element) || element.closest(NOT_NEEDED) !== null) return []
    const whole = areaOf(element.getBoundingClientRect())
    const part = areaOf(seenBox(element, mayScroll)) / whole
    // Cards lie over one another, which is no cut.
    return whole > 4 && part < 0.97
      ? [{ fault: 'out-of-sight', what: nameOf(element), figure: `${Math.round(part * 100)} % seen` }]
      : []
  })
}

function sideways(width: number): Finding[] {
  const over = Math.max(document.documentElement.scrollWidth, innerWidth) - width
  return over > SLACK ? [{ fault: 'sideways', what: 'the page', figure: `${Math.round(over)} px` }] : []
}

/** Everything that is wrong with what is shown now. `width` is the window's, before a page that is too wide has widened it. */
export function findings(width: number, limits: Limits): Finding[] {
  frames.clear()
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const lines = linesIn(root)
  return [
    ...sideways(width),
    ...cutWords(lines),
    ...spiltWords(lines),
    ...wordsOverWords(lines),
    ...smallText(root, lines, limits.text),
    ...badTargets(root, limits),
    ...(limits.inSight ? outOfSight(root, limits) : []),
  ]
}
