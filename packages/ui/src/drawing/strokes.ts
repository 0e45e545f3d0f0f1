/** What all artwork is drawn with: small pieces of SVG markup, and paths as strings. */

export const INK = 'var(--art-ink, #1d2733)'

export function fixed(value: number): number {
  return Number(value.toFixed(1))
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Drawings look the same on every machine, so their irregularities are drawn from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function ink(d: string, width = 1.6, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
}

export function solid(d: string, fill: string = INK, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`
}

export function shape(d: string, fill: string, width = 1.8, extra = ''): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${extra}/>`
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}z`
}

let clips = 0

export function clip(d: string, inner: string): string {
  const id = `clip-${++clips}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`
}

/** Parallel lines that cover a box. */
export function hatch(x: number, y: number, width: number, height: number, step = 4, degrees = 45): string {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const cx = x + width / 2
  const cy = y + height / 2
  const reach = Math.hypot(width, height) / 2
  let d = ''
  for (let t = -reach; t <= reach; t += step) {
    const [ox, oy] = [cx - t * sin, cy + t * cos]
    d += `M${fixed(ox - reach * cos)} ${fixed(oy - reach * sin)}L${fixed(ox + reach * cos)} ${fixed(oy + reach * sin)}`
  }
  return d
}

export interface SeaStyle {
  readonly gap?: number
  readonly seed?: number
  readonly amp?: number
  readonly len?: number
  readonly dense?: number
}

/** Scalloped water, as engravers draw it. */
export function sea(x0: number, x1: number, y0: number, rows: number, style: SeaStyle = {}): string {
  const { gap = 7, seed = 1, amp = 2.4, len = 10, dense = 0.5 } = style
  const random = seeded(seed)
  let d = ''
  for (let row = 0; row < rows; row++) {
    let x = x0 + random() * 14
    while (x < x1) {
      const wanted = 1 + Math.floor(random() * 4 + row * 0.4)
      const length = len * (0.8 + random() * 0.5)
      const waves = Math.min(wanted, Math.floor((x1 - x) / length))
      if (waves < 1) break
      d += `M${fixed(x)} ${fixed(y0 + row * gap)}`
      for (let i = 0; i < waves; i++) d += `q${fixed(length / 2)} ${fixed(-amp)} ${fixed(length)} 0`
      x += waves * length + 4 + random() * 30 * dense
    }
  }
  return d
}
