import { clip, fixed, hatch, INK, ink, lerp, rect, sea, seeded, shape, solid } from '../drawing/strokes.ts'
import { defineDrawings } from '../drawing/symbols.ts'

// South Street panorama: warehouses, moored packets with bare yards, open river. Drawn once, cropped wherever it is used. 1440 x 300, quay at y=236.
const P = 'var(--pan-paper,#f3e8cd)',
  P2 = 'var(--pan-2,#e3d3ae)',
  BR = 'var(--pan-brick,#d9a684)',
  SL = 'var(--pan-slate,#b3bdb7)',
  SEA = 'var(--pan-sea,#c4d6d3)'
function house(x: number, w: number, h: number, y: number, r: () => number) {
  const top = y - h,
    fill = [P, P2, BR, BR, P2][Math.floor(r() * 5)]!,
    gable = r() < 0.45
  let o = ''
  if (gable)
    o +=
      shape(
        `M${fixed(x - 1)} ${fixed(top)}L${fixed(x + w / 2)} ${fixed(top - w * 0.42)}L${fixed(x + w + 1)} ${fixed(top)}Z`,
        SL,
        1.4,
      ) + ink(hatch(x + w / 2, top - w * 0.2, w * 0.3, w * 0.18, 3, 60), 0.6)
  else
    o +=
      shape(
        `M${fixed(x - 1)} ${fixed(top)}L${fixed(x + 4)} ${fixed(top - 9)}H${fixed(x + w - 4)}L${fixed(x + w + 1)} ${fixed(top)}Z`,
        SL,
        1.4,
      ) + (r() < 0.7 ? shape(rect(x + w * 0.7, top - 18, 6, 11), BR, 1.2) : '')
  o += shape(rect(x, top, w, h), fill, 1.5)
  o += clip(rect(x + w * 0.72, top, w * 0.28, h), ink(hatch(x + w * 0.72, top, w * 0.28, h, 3.2, 60), 0.7))
  const cols = Math.max(2, Math.floor(w / 12)),
    rows = Math.max(2, Math.floor((h - 16) / 15))
  let wd = ''
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++)
      wd += rect(x + 4 + (i * (w - 8)) / cols + 1.2, top + 6 + j * 15, (w - 8) / cols - 3.4, 8)
  o += solid(wd, `var(--pan-win,${'#3b444d'})`)
  o +=
    shape(rect(x + 3, y - 13, w - 6, 13), P, 1.1) +
    solid(rect(x + w * 0.38, y - 11, w * 0.24, 11), INK, 'opacity=".82"') +
    ink(`M${fixed(x - 1)} ${fixed(y - 14)}L${fixed(x + w + 3)} ${fixed(y - 14)}`, 2)
  return o
}
function spire(x: number, y: number, h: number) {
  return (
    shape(rect(x - 6, y - h * 0.5, 12, h * 0.5), P2, 1.3) +
    shape(`M${x - 7} ${y - h * 0.5}L${x} ${y - h}L${x + 7} ${y - h * 0.5}Z`, SL, 1.3) +
    ink(`M${x} ${y - h}v-5`, 1)
  )
}
/** How high up the mast, and half how wide. */
const YARDS: readonly [number, number][] = [
  [0.3, 21],
  [0.52, 17],
  [0.7, 12],
  [0.84, 8],
]

function moored(x: number, y: number, s: number) {
  // bow towards the street, seen broadside, bowsprit up to the left
  const L = 150 * s,
    H = 22 * s
  let o = ''
  const m = [0.2, 0.48, 0.75]
  let lines = '',
    yards = '',
    stays = ''
  m.forEach((t, i) => {
    const mx = x + L * t,
      top = y - (i === 1 ? 138 : i === 0 ? 126 : 112) * s
    lines += `M${fixed(mx)} ${fixed(y - H)}V${fixed(top)}`
    for (const [k, hw] of YARDS) {
      const yy = lerp(y - H, top, k)
      yards += `M${fixed(mx - hw * s)} ${fixed(yy + 1)}Q${fixed(mx)} ${fixed(yy + 2.6)} ${fixed(mx + hw * s)} ${fixed(yy - 1)}`
    }
    stays += `M${fixed(mx)} ${fixed(top + 6)}L${fixed(mx - 16 * s)} ${fixed(y - H)}M${fixed(mx)} ${fixed(top + 6)}L${fixed(mx + 16 * s)} ${fixed(y - H)}M${fixed(mx)} ${fixed(top + 24 * s)}L${fixed(mx - 9 * s)} ${fixed(y - H)}M${fixed(mx)} ${fixed(top + 24 * s)}L${fixed(mx + 9 * s)} ${fixed(y - H)}`
    if (i) stays += `M${fixed(mx)} ${fixed(top + 4)}L${fixed(x + L * m[i - 1]!)} ${fixed(y - H - 34 * s)}`
  })
  stays += `M${fixed(x + L * 0.2)} ${fixed(y - 122 * s)}L${fixed(x - 40 * s)} ${fixed(y - H - 26 * s)}M${fixed(x + L * 0.2)} ${fixed(y - 90 * s)}L${fixed(x - 24 * s)} ${fixed(y - H - 20 * s)}`
  o +=
    ink(stays, 0.6) +
    ink(lines, 1.8 * s + 0.4) +
    ink(yards, 2.2 * s + 0.4) +
    ink(`M${fixed(x + 4)} ${fixed(y - H)}L${fixed(x - 44 * s)} ${fixed(y - H - 28 * s)}`, 2 * s + 0.5)
  const hull = `M${fixed(x - 8 * s)} ${fixed(y - H - 6 * s)}Q${fixed(x + L * 0.4)} ${fixed(y - H + 7 * s)} ${fixed(x + L)} ${fixed(y - H - 4 * s)}Q${fixed(x + L + 2)} ${fixed(y - 6)} ${fixed(x + L - 8 * s)} ${fixed(y + 2)}H${fixed(x + 10 * s)}Q${fixed(x - 2 * s)} ${fixed(y - 8)} ${fixed(x - 8 * s)} ${fixed(y - H - 6 * s)}Z`
  o +=
    shape(hull, '#2a333d', 1.4) +
    clip(
      hull,
      `<path d="M${fixed(x - 10)} ${fixed(y - H + 5 * s)}Q${fixed(x + L * 0.45)} ${fixed(y - H + 14 * s)} ${fixed(x + L + 4)} ${fixed(y - H + 4 * s)}" fill="none" stroke="${P}" stroke-width="${fixed(4.4 * s)}"/><path d="M${fixed(x - 10)} ${fixed(y - H + 5 * s)}Q${fixed(x + L * 0.45)} ${fixed(y - H + 14 * s)} ${fixed(x + L + 4)} ${fixed(y - H + 4 * s)}" fill="none" stroke="#2a333d" stroke-width="${fixed(3 * s)}" stroke-dasharray="${fixed(3 * s)} ${fixed(6 * s)}"/><path d="M${fixed(x - 10)} ${fixed(y)}H${fixed(x + L + 10)}" stroke="#9a5a3a" stroke-width="${fixed(6 * s)}"/>`,
    )
  return o
}
const cart = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${shape('M0 -12H26L23 -5H3Z', P2, 1.2)}${ink('M26 -10L40 -8', 1.4)}<circle cx="8" cy="-4" r="4.6" fill="${P}" stroke="${INK}" stroke-width="1.4"/><circle cx="20" cy="-4" r="4.6" fill="${P}" stroke="${INK}" stroke-width="1.4"/>${solid('M38 -2V-8Q40 -13 46 -13L52 -17L54 -12L52 -9V0H50V-6H42V0H40Z')}${shape('M5 -12V-18H13V-12ZM14 -12V-20H22V-12Z', BR, 1)}</g>`
const barrel = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${shape('M-5 0Q-7 -6 -5 -12H5Q7 -6 5 0Z', BR, 1.2)}${ink('M-6 -4H6M-6 -8H6', 0.9)}</g>`
const bale = (x: number, y: number) =>
  shape(rect(x, y - 10, 15, 10), P, 1.2) + ink(`M${x + 4} ${y - 10}v10M${x + 11} ${y - 10}v10`, 1)
const man = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${solid('M-2 0L-1 -7L-3 -12Q-3 -16 0 -16Q3 -16 3 -12L2 -7L3 0H1L0 -6L-1 0Z')}<circle cx="0" cy="-18.6" r="2.2" fill="${INK}"/>${solid('M-2.2 -20h4.4v-4h-4.4zM-4 -20h8v1h-8z')}</g>`
const lady = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${solid('M-6 0Q-4 -8 -2 -11Q-2.5 -16 0 -16Q2.5 -16 2 -11Q4 -8 6 0Z')}<circle cx="0" cy="-18.4" r="2.4" fill="${INK}"/></g>`
function panorama() {
  const r = seeded(42)
  let o = ''
  // sky
  let d = ''
  for (let y = 12; y < 130; y += 6) {
    let x = r() * 60
    while (x < 1440) {
      const l = 30 + r() * 120
      if (r() < 0.62 - y * 0.0036) d += `M${fixed(x)} ${y}h${fixed(l)}`
      x += l + 14 + r() * 60
    }
  }
  o += `<path d="${d}" stroke="${INK}" stroke-width=".8" opacity=".3" stroke-linecap="round"/>`
  const cloud = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${shape('M0 20Q-14 18 -10 8Q-12 -4 4 -4Q8 -18 24 -14Q34 -26 50 -16Q66 -20 68 -6Q82 -6 80 8Q86 18 70 20Z', P, 1.3)}${ink('M6 14h26M40 14h28M-2 8h14M54 8h18M20 2h16M50 0h10', 0.8)}</g>`
  o += cloud(1290, 64, 1.1) + cloud(24, 40, 0.9)
  // far shore (Brooklyn)
  let far = ''
  const rr = seeded(9)
  for (let x = 880; x < 1440; x += 12 + rr() * 12) {
    const h = 6 + rr() * 14
    far += rect(x, 214 - h, 9 + rr() * 8, h)
  }
  o +=
    shape('M860 214Q960 200 1080 206T1300 198T1440 204V222H860Z', P2, 1) +
    shape(far, P, 0.9) +
    clip(
      'M860 214Q960 200 1080 206T1300 198T1440 204V222H860Z',
      ink(hatch(860, 196, 580, 26, 7, 60), 0.5, 'opacity=".5"'),
    ) +
    spire(1010, 206, 40) +
    spire(1214, 200, 46) +
    spire(1360, 202, 34)
  // water
  o += `<path d="M0 214H1440V300H0Z" fill="${SEA}"/>`
  // street
  o += spire(120, 190, 124) + spire(352, 190, 96) + spire(566, 190, 108) + spire(770, 196, 84)
  let x = -10
  const hr = seeded(77)
  while (x < 840) {
    const w = 34 + hr() * 26,
      h = 62 + hr() * 46 - (x > 700 ? 20 : 0)
    o += house(x, w, h, 222, hr)
    x += w + (hr() < 0.16 ? 10 : 0)
  }
  o += shape('M-4 222H868L884 246H-4Z', P2, 1.6) + ink('M0 228H868M0 236H876', 0.7, 'stroke-dasharray="14 5"')
  // bollards, goods and people on the quay
  o +=
    cart(96, 240) +
    barrel(178, 241) +
    barrel(190, 241) +
    barrel(184, 231) +
    bale(226, 241) +
    bale(243, 241) +
    bale(234, 231) +
    man(212, 241, 1.05) +
    lady(280, 241, 1) +
    man(292, 241, 1.1) +
    cart(418, 240) +
    man(400, 241, 1) +
    barrel(502, 241) +
    barrel(514, 241) +
    man(532, 241, 1.05) +
    bale(588, 241) +
    bale(605, 241) +
    bale(622, 241) +
    bale(596, 231) +
    bale(613, 231) +
    man(654, 241, 1) +
    lady(690, 241, 1.05) +
    man(756, 241, 1) +
    barrel(790, 241) +
    man(826, 241, 0.95)
  // moored packets in front
  o += moored(40, 262, 1) + moored(258, 266, 1.12) + moored(490, 262, 1.02) + moored(690, 264, 0.94)
  o += ink(sea(0, 1440, 256, 6, { seed: 21, gap: 8, len: 13, dense: 1.2 }), 1.1)
  return o
}

defineDrawings({ panorama: { box: '0 0 1440 300', draw: panorama } })
