import { defineDrawings, fixed, INK } from '@south-street/ui'
import { EMBLEMS } from './emblems.ts'

// lathe-work as on the banknotes of the day
function guilloche(
  cx: number,
  cy: number,
  R: number,
  a: number,
  n: number,
  turns = 6,
  color = INK,
  w = 0.9,
  steps = 220,
) {
  let o = ''
  for (let k = 0; k < turns; k++) {
    let d = ''
    const ph = ((k * 2 * Math.PI) / turns / n) * 1
    for (let i = 0; i <= steps; i++) {
      const t = (i / steps) * 2 * Math.PI,
        r = R + a * Math.cos(n * (t + ph))
      d += `${(i ? 'L' : 'M') + fixed(cx + r * Math.cos(t))} ${fixed(cy + r * Math.sin(t))}`
    }
    o += `${d}Z`
  }
  return `<path d="${o}" fill="none" stroke="${color}" stroke-width="${w}"/>`
}
function guillocheBand(x: number, y: number, w: number, h: number, n: number, k: number, color: string, sw = 0.9) {
  let d = ''
  for (let j = 0; j < k; j++) {
    const ph = (j * 2 * Math.PI) / k
    for (let i = 0; i <= 90; i++) {
      const t = i / 90,
        X = x + w * t,
        Y = y + h / 2 + (h / 2) * Math.sin(t * Math.PI * 2 * n + ph)
      d += `${(i ? 'L' : 'M') + fixed(X)} ${fixed(Y)}`
    }
  }
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${sw}"/>`
}

const GREEN = '#2f5d46'
const NAVY = '#22364a'
const GILT = '#d9ab4a'

function banknote(): string {
  return (
    '<rect width="160" height="250" fill="#e7ecd8"/>' +
    guilloche(80, 118, 46, 12, 14, 5, GREEN, 0.9) +
    guilloche(80, 118, 66, 6, 24, 3, GREEN, 0.7) +
    guillocheBand(8, 8, 144, 18, 6, 4, GREEN, 0.8) +
    guillocheBand(8, 214, 144, 18, 6, 4, GREEN, 0.8) +
    `<rect x="5" y="5" width="150" height="240" fill="none" stroke="${GREEN}" stroke-width="2"/>`
  )
}

function back(emblem: string): string {
  return (
    `<rect x="1.5" y="1.5" width="237" height="333" rx="14" fill="${NAVY}" stroke="${INK}" stroke-width="3"/>` +
    `<rect x="13" y="13" width="214" height="310" rx="7" fill="none" stroke="${GILT}" stroke-width="2.5"/>` +
    guilloche(120, 168, 66, 14, 18, 5, GILT, 0.9) +
    guilloche(120, 168, 94, 8, 30, 3, GILT, 0.7) +
    `<circle cx="120" cy="168" r="50" fill="${NAVY}" stroke="${GILT}" stroke-width="3"/>` +
    `<g transform="translate(88 136) scale(1.6)" color="#f3d48b">${emblem}</g>`
  )
}

defineDrawings({ banknote: { box: '0 0 160 250', draw: banknote } })
for (const [area, emblem] of Object.entries(EMBLEMS)) {
  defineDrawings({ [`back-${area}`]: { box: '0 0 240 336', draw: () => back(emblem) } })
}
