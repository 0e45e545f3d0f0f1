/** One piece of artwork: its view box, and what draws it, as SVG markup of our own making. */
export interface Artwork {
  readonly box: string
  draw(): string
}

const artworks = new Map<string, Artwork>()
const drawn = new Set<string>()
let defs: Element | null = null

export function defineDrawings(drawings: Readonly<Record<string, Artwork>>): void {
  for (const [id, artwork] of Object.entries(drawings)) artworks.set(id, artwork)
}

export function drawingBox(id: string): string {
  const artwork = artworks.get(id)
  if (artwork === undefined) throw new Error(`there is no drawing ${id}`)
  return artwork.box
}

/** A drawing becomes a symbol of the page when it is first used; hundreds of places may then refer to it. */
export function ensureSymbol(id: string): void {
  if (drawn.has(id)) return
  drawn.add(id)
  defs ??= openDefs()
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${id}" viewBox="${drawingBox(id)}">${artworks.get(id)!.draw()}</symbol></svg>`
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml')
  defs.append(document.importNode(parsed.documentElement.firstElementChild!, true))
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
