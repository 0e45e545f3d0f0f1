/** One piece of artwork: its view box, and what draws it, as SVG markup of our own making. */
export interface Artwork {
  readonly box: string
  /** Drawn before all that waits: small, and missed at once where it lacks. */
  readonly comesFirst?: boolean
  draw(): string
}

/** So many are drawn at once: a new card or two. */
const A_FEW = 6
/** How much is drawn for one frame where there are more, in characters of markup. */
const FRAME_SHARE = 12_000

const artworks = new Map<string, Artwork>()
const wanted = new Set<string>()
const waiting: string[] = []
let defs: Element | null = null
let isDrawing = false

export function defineDrawings(drawings: Readonly<Record<string, Artwork>>): void {
  for (const [id, artwork] of Object.entries(drawings)) artworks.set(id, artwork)
}

/** The names of all that have been defined so far. */
export function drawings(): readonly string[] {
  return [...artworks.keys()]
}

export function drawingBox(id: string): string {
  const artwork = artworks.get(id)
  if (artwork === undefined) throw new Error(`there is no drawing ${id}`)
  return artwork.box
}

/** A drawing becomes a symbol of the page when it is first used; hundreds of places may then refer to it. */
export function ensureSymbol(id: string): void {
  if (wanted.has(id)) return
  wanted.add(id)
  if (artworks.get(id)?.comesFirst) waiting.unshift(id)
  else waiting.push(id)
  if (isDrawing) return
  isDrawing = true
  // By then everything has asked that is about to be shown.
  queueMicrotask(() => (waiting.length > A_FEW ? drawAfterFrame() : draw(Number.POSITIVE_INFINITY)))
}

/** When a whole table opens, it can be read and answered first; its drawings come with the frames after it. */
function drawAfterFrame(): void {
  requestAnimationFrame(() => setTimeout(() => draw(FRAME_SHARE)))
}

function draw(share: number): void {
  let left = share
  while (left > 0 && waiting.length > 0) left -= addSymbol(waiting.shift()!)
  isDrawing = waiting.length > 0
  if (isDrawing) drawAfterFrame()
}

/** Gives the size of the drawing. */
function addSymbol(id: string): number {
  defs ??= openDefs()
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${id}" viewBox="${drawingBox(id)}">${artworks.get(id)!.draw()}</symbol></svg>`
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml')
  defs.append(document.importNode(parsed.documentElement.firstElementChild!, true))
  return markup.length
}

function openDefs(): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  // Not `display: none`, which would switch clipping paths off.
  svg.style.position = 'absolute'
  document.body.append(svg)
  return svg
}
