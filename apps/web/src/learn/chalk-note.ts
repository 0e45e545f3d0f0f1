/** Where something is in the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A few words in chalk, and the arrow from them to what they are about. */
export interface PlacedNote {
  readonly lines: readonly string[]
  /** Of the words. */
  readonly box: Box
  readonly from: Point
  /** Where the curve is pulled to. */
  readonly bend: Point
  readonly to: Point
}

/** How far the arrow reaches, and how far its head stays away from the ring. */
const REACH = 58
const AWAY = 7
/** How much of the arrow lies below words that stand beside a thing. */
const DROP = 34
/** The longest line of words that stand beside a thing, in heights of a line. */
const NARROW = 4.1
const EDGE = 4

/** How the words are set: how wide they become, and how high a line is. */
export interface Letters {
  readonly lineHeight: number
  measure(text: string): number
}

interface Question {
  readonly text: string
  /** The ring around the thing. */
  readonly ring: Box
  /** What must not be written over. */
  readonly taken: readonly Box[]
  readonly window: { readonly width: number; readonly height: number }
  readonly letters: Letters
}

/** The first place around the thing where nothing is written over; null where there is none. */
export function placeNote({ text, ring, taken, window, letters }: Question): PlacedNote | null {
  const candidates = [...beside(ring, wrap(text, letters), letters), ...aboveAndBelow(ring, [text], letters)]
  return (
    candidates.find((note) => {
      const whole = around(note)
      const isInside =
        whole.left >= EDGE &&
        whole.top >= EDGE &&
        whole.left + whole.width <= window.width - EDGE &&
        whole.top + whole.height <= window.height - EDGE
      return isInside && !taken.some((box) => overlap(box, whole))
    }) ?? null
  )
}

function wrap(text: string, { lineHeight, measure }: Letters): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= NARROW * lineHeight) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Words at the right or the left, the arrow curving from below them to the thing's side. */
function beside(ring: Box, lines: readonly string[], { lineHeight, measure }: Letters): PlacedNote[] {
  const [width, height] = [Math.max(...lines.map(measure)), lines.length * lineHeight]
  const lowest = ring.top + ring.height - DROP - height
  const tops = [0.25, 0, 0.5, 0.75, 1].map((share) => ring.top + share * Math.max(0, lowest - ring.top))
  return tops.flatMap((top) =>
    [1, -1].map((side) => {
      const edge = side === 1 ? ring.left + ring.width : ring.left
      const near = edge + side * REACH * 0.6
      const box = { left: side === 1 ? near : near - width, top, width, height }
      const from = { x: box.left + width / 2, y: top + height + 4 }
      const to = { x: edge + side * AWAY, y: top + height + DROP - 8 }
      return { lines, box, from, bend: { x: from.x, y: to.y + 2 }, to }
    }),
  )
}

function aboveAndBelow(ring: Box, lines: readonly string[], { lineHeight, measure }: Letters): PlacedNote[] {
  const [width, height] = [Math.max(...lines.map(measure)), lines.length * lineHeight]
  const lefts = [0.5, 0, 1].map((share) => ring.left + share * (ring.width - width))
  return lefts.flatMap((left) =>
    [1, -1].map((side) => {
      const edge = side === 1 ? ring.top + ring.height : ring.top
      const near = edge + side * REACH * 0.72
      const box = { left, top: side === 1 ? near : near - height, width, height }
      const from = { x: left + width / 2, y: near - side * 4 }
      const to = { x: ring.left + ring.width / 2, y: edge + side * AWAY }
      return { lines, box, from, bend: { x: from.x + 12, y: (from.y + to.y) / 2 }, to }
    }),
  )
}

/** All that a note covers. */
function around({ box, from, bend, to }: PlacedNote): Box {
  const xs = [box.left, box.left + box.width, from.x, bend.x, to.x]
  const ys = [box.top, box.top + box.height, from.y, bend.y, to.y + 4]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

const HEAD = 11

/** The arrow: a curve, and a head of two strokes that looks the way the curve comes in. */
export function arrowPath({ from, bend, to }: PlacedNote): string {
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x)
  const wing = (turn: number) =>
    `${fixed(to.x - HEAD * Math.cos(angle + turn))} ${fixed(to.y - HEAD * Math.sin(angle + turn))}`
  const curve = `M${fixed(from.x)} ${fixed(from.y)}Q${fixed(bend.x)} ${fixed(bend.y)} ${fixed(to.x)} ${fixed(to.y)}`
  return `${curve}M${wing(0.6)}L${fixed(to.x)} ${fixed(to.y)}L${wing(-0.55)}`
}

function fixed(value: number): string {
  return value.toFixed(1)
}

/** What a page has written or drawn, ornament aside: chalk must not lie over it. */
export function findTaken(): readonly Box[] {
  const boxes: Box[] = []
  const page = document.querySelector('main') ?? document.body
  for (const element of page.querySelectorAll('button, a, svg, img, input')) {
    if (element.closest('[data-ornament], [data-region="chalk"]') === null) boxes.push(element.getBoundingClientRect())
  }
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.textContent!.trim() === '' || text.parentElement!.closest('[data-region="chalk"]') !== null) continue
    range.selectNodeContents(text)
    boxes.push(range.getBoundingClientRect())
  }
  return boxes.filter(({ width, height }) => width > 1 && height > 1)
}
