import { clip, fixed, hatch, INK, ink, rect, seeded, shape, solid } from '../drawing/strokes.ts'

/** What engraved façades are put together from. They are 168 × 190, the ground at 170. */
export const STONE = '#f1e4c4'
export const SLATE = '#a9b6b4'
export const BRICK = '#d59a78'
export const COPPER = '#a9c0a4'
export const ROOF = '#b79b76'
export const WHITE = '#fbf4e2'
const LEAF = '#b9c29a'

export const shade = (x: number, y: number, w: number, h: number, s = 3.4, a = 58) =>
  clip(rect(x, y, w, h), ink(hatch(x, y, w, h, s, a), 0.9))
export const block = (x: number, y: number, w: number, h: number, fill = STONE, k = 0.28) =>
  shape(rect(x, y, w, h), fill, 2) +
  shade(x + w * (1 - k), y, w * k, h) +
  ink(`M${fixed(x - 2)} ${fixed(y)}H${fixed(x + w + 2)}`, 3)
export function windows(
  x: number,
  y: number,
  w: number,
  h: number,
  c: number,
  r: number,
  { arch = false, ww = 0.5, wh = 0.62 } = {},
) {
  let o = '',
    cw = w / c,
    rh = h / r
  for (let j = 0; j < r; j++)
    for (let i = 0; i < c; i++) {
      const a = x + i * cw + (cw * (1 - ww)) / 2,
        b = y + j * rh + (rh * (1 - wh)) / 2,
        q = cw * ww,
        z = rh * wh
      o += solid(
        arch
          ? `M${fixed(a)} ${fixed(b + z)}V${fixed(b + q / 2)}a${fixed(q / 2)} ${fixed(q / 2)} 0 0 1 ${fixed(q)} 0V${fixed(b + z)}z`
          : rect(a, b, q, z),
      )
      o += `<path d="M${fixed(a + q / 2)} ${fixed(b)}V${fixed(b + z)}M${fixed(a)} ${fixed(b + z * 0.5)}h${fixed(q)}" stroke="${STONE}" stroke-width="1"/>`
    }
  return o
}
export function columns(x: number, y: number, w: number, h: number, n: number) {
  let o = '',
    s = w / (n - 1 + 0.62),
    cw = s * 0.62
  o += solid(rect(x, y, w, h), '#5b6168')
  for (let i = 0; i < n; i++) {
    const a = x + i * s
    o +=
      shape(rect(a, y, cw, h), WHITE, 1.6) +
      ink(
        `M${fixed(a + cw * 0.62)} ${y + 4}V${fixed(y + h - 3)}M${fixed(a + cw * 0.8)} ${y + 4}V${fixed(y + h - 3)}`,
        0.9,
      ) +
      solid(rect(a - 1.6, y, cw + 3.2, 3.4), WHITE, `stroke="${INK}" stroke-width="1.3"`) +
      solid(rect(a - 1.6, y + h - 3.4, cw + 3.2, 3.4), WHITE, `stroke="${INK}" stroke-width="1.3"`)
  }
  return o
}
export const pediment = (x: number, y: number, w: number, h: number, fill = STONE) =>
  shape(`M${x - 4} ${y}L${x + w / 2} ${y - h}L${x + w + 4} ${y}Z`, fill, 2) +
  clip(
    `M${x - 4} ${y}L${x + w / 2} ${y - h}L${x + w + 4} ${y}Z`,
    ink(hatch(x + w / 2, y - h, w / 2 + 6, h, 3.4, 58), 0.9),
  ) +
  ink(`M${x + 10} ${y - 4}L${x + w / 2} ${fixed(y - h + 6)}L${x + w - 10} ${y - 4}Z`, 1.2) +
  `<circle cx="${x + w / 2}" cy="${fixed(y - h * 0.36)}" r="${fixed(h * 0.17)}" fill="${WHITE}" stroke="${INK}" stroke-width="1.4"/>`
export const steps = (x: number, y: number, w: number, n: number) =>
  Array.from({ length: n }, (_, i) => shape(rect(x - i * 4, y + i * 4.5, w + i * 8, 4.5), WHITE, 1.4)).join('')
export const dome = (cx: number, y: number, r: number, h: number, fill = COPPER) => {
  const d = `M${cx - r} ${y}Q${cx - r} ${y - h} ${cx} ${y - h}Q${cx + r} ${y - h} ${cx + r} ${y}Z`
  return (
    shape(d, fill, 2) +
    clip(
      d,
      ink(
        `M${cx} ${y - h}V${y}M${cx} ${y - h}Q${cx + r * 0.45} ${y - h * 0.9} ${cx + r * 0.5} ${y}M${cx} ${y - h}Q${cx - r * 0.45} ${y - h * 0.9} ${cx - r * 0.5} ${y}`,
        1.1,
      ) + ink(hatch(cx + r * 0.3, y - h, r, h, 3, 62), 0.9),
    )
  )
}
export const pole = (x: number, y: number, h: number, c = '#9b2226') =>
  ink(`M${x} ${y}V${y - h}`, 1.6) + shape(`M${x} ${y - h}q6 -3 11 0t10 0v8q-5 3 -10 0t-11 0z`, c, 1.2)
export const ground = () =>
  ink('M4 171H164', 2.4) + ink('M10 176h30M52 177h18M84 175h40M134 177h22M24 181h20M70 182h34M120 181h16', 1)
export const tree = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${ink('M0 0V-16', 2.4)}${shape('M0 -12Q-14 -10 -13 -22Q-18 -32 -8 -36Q-4 -46 4 -42Q14 -42 13 -32Q18 -24 11 -18Q8 -10 0 -12Z', LEAF, 1.6)}${ink('M3 -16q5 -1 7 -5M5 -22q5 -2 6 -6M-6 -18q-3 -2 -3 -5M4 -30q4 -1 5 -5M-4 -32q-3 0 -4 3M0 -24q3 0 4 -3', 1)}</g>`
export const man = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${solid('M-2 0L-1 -7L-3 -12Q-3 -16 0 -16Q3 -16 3 -12L2 -7L3 0H1L0 -6L-1 0Z')}<circle cx="0" cy="-18.6" r="2.2" fill="${INK}"/>${solid('M-2.2 -20h4.4v-4h-4.4zM-4 -20h8v1h-8z')}</g>`
export const sky = (seed = 3) => {
  const r = seeded(seed)
  let d = ''
  for (let y = 8; y < 96; y += 5) {
    let x = 4 + r() * 40
    while (x < 160) {
      const l = 12 + r() * 60
      if (r() < 0.7 - y * 0.005) d += `M${fixed(x)} ${y}h${fixed(Math.min(l, 162 - x))}`
      x += l + 8 + r() * 30
    }
  }
  return `<path d="${d}" stroke="${INK}" stroke-width=".9" opacity=".34" stroke-linecap="round"/>`
}
