import { clip, fixed, hatch, ink, lerp, sea, shape, solid } from '../drawing/strokes.ts'
import { defineDrawings } from '../drawing/symbols.ts'

const SAIL = 'var(--sail,#fdf8ea)',
  HULL = '#222b35'

type Point = [x: number, y: number]
type Curve = [Point, Point, Point]

/** A curve between two others, its end lifted. */
function between(left: Curve, right: Curve, share: number, lift: number): Curve {
  const point = (i: 0 | 1 | 2): Point => [
    lerp(left[i][0], right[i][0], share),
    lerp(left[i][1], right[i][1], share) - (i === 2 ? lift : 0),
  ]
  return [point(0), point(1), point(2)]
}

function sail(x: number, yt: number, yb: number, ht: number, hb: number, b: number, dark = 6, tilt = 1.6) {
  const my = (yt + yb) / 2,
    Q = (p: Curve, t: number): Point => [
      lerp(lerp(p[0][0], p[1][0], t), lerp(p[1][0], p[2][0], t), t),
      lerp(lerp(p[0][1], p[1][1], t), lerp(p[1][1], p[2][1], t), t),
    ]
  const L: Curve = [
    [x - ht, yt + tilt],
    [x - hb + b * 1.3, my],
    [x - hb, yb + tilt - 2],
  ]
  const R: Curve = [
    [x + ht, yt - tilt],
    [x + hb + b * 2, my],
    [x + hb, yb - tilt - 2],
  ]
  const d = `M${fixed(L[0][0])} ${fixed(L[0][1])}L${fixed(R[0][0])} ${fixed(R[0][1])}Q${fixed(R[1][0])} ${fixed(my)} ${fixed(R[2][0])} ${fixed(R[2][1])}Q${fixed(x + b)} ${fixed(yb - 9)} ${fixed(L[2][0])} ${fixed(L[2][1])}Q${fixed(L[1][0])} ${fixed(my)} ${fixed(L[0][0])} ${fixed(L[0][1])}Z`
  let h = ''
  for (let i = 1; i <= dark; i++) {
    const t = i * 0.07,
      e = 1 - i * 0.11,
      p = between(L, R, t, Math.sin(t * Math.PI) * 5)
    const c: Point = [lerp(p[0][0], p[1][0], e), lerp(p[0][1], p[1][1], e)],
      q = Q(p, e)
    h += `M${fixed(p[0][0])} ${fixed(p[0][1])}Q${fixed(c[0])} ${fixed(c[1])} ${fixed(q[0])} ${fixed(q[1])}`
  }
  for (let i = 1; i <= 3; i++) {
    const t = 1 - i * 0.07,
      e = 0.5 - i * 0.1,
      p = between(L, R, t, 0),
      q = Q(p, 1 - e)
    h += `M${fixed(q[0])} ${fixed(q[1])}L${fixed(p[2][0])} ${fixed(p[2][1] - 3)}`
  }
  return (
    shape(d, SAIL, 1.7) +
    ink(h, 0.85) +
    ink(`M${fixed(x - ht - 2)} ${fixed(yt + tilt)}L${fixed(x + ht + 2)} ${fixed(yt - tilt)}`, 2.6)
  )
}
type Mast = [x: number, top: number, yards: number[], spans: number[], foot: number]

/** A three-masted packet ship under sail, bow to the right. */
function packetShip({ water = true } = {}) {
  let o = ''
  // standing rigging behind the sails
  o += ink(
    'M160 22L232 112M160 50L214 116M115 12L160 60M115 42L158 96M72 34L114 80M160 22L126 130M115 12L84 132M72 34L44 128',
    0.8,
    'opacity=".75"',
  )
  // spanker
  o +=
    shape('M70 82L42 68Q38 96 32 118Q52 121 70 120Z', SAIL, 1.6) +
    ink('M66 84L62 119M60 81L54 118M54 78L47 117', 0.8) +
    ink('M72 83L40 66M72 121L28 118', 2)
  const masts: Mast[] = [
    [72, 34, [44, 60, 84, 108], [10, 15, 20, 0], 126],
    [115, 12, [22, 45, 73, 104], [13, 19, 25, 29], 133],
    [160, 22, [32, 54, 80, 108], [12, 17, 22, 26], 132],
  ]
  for (const [x, top] of masts) o += ink(`M${x} ${top}L${x} 136`, 3)
  for (const [x, , ys, hs, foot] of masts) {
    const rows = x === 72 ? 2 : 3
    for (let i = rows; i >= 0; i--) {
      if (x === 72 && i === 2) continue
      const yb = i < ys.length - 1 ? ys[i + 1]! - 2 : foot
      const hb = i < hs.length - 1 && hs[i + 1] ? hs[i + 1]! - 1 : hs[i]! - 1
      o += sail(x, ys[i]!, yb, hs[i]!, hb, 5.5)
    }
  }
  // jibs
  o +=
    shape('M164 40Q200 74 230 113Q204 114 184 108Q176 76 164 40Z', SAIL, 1.6) +
    ink('M172 58Q184 82 192 109M180 68Q194 90 202 111M190 79Q204 96 212 112', 0.8)
  o +=
    shape('M164 74Q186 100 206 119Q188 122 174 117Q170 96 164 74Z', SAIL, 1.6) +
    ink('M169 88Q176 104 181 118M176 97Q184 108 190 119', 0.8)
  // bowsprit, hull
  o += ink('M190 131L234 111', 3.4)
  const hull = 'M30 126Q40 134 62 136Q120 142 176 134L203 125Q202 148 188 168L48 168Q36 160 30 126Z'
  o += shape(hull, HULL, 2)
  o += clip(
    hull,
    `<path d="M28 139Q110 152 206 136L206 144Q112 161 28 147Z" fill="${SAIL}"/>` +
      Array.from({ length: 13 }, (_, i) => {
        const x = 46 + i * 11.2,
          t = (x - 28) / 178,
          y = 141 + Math.sin(t * Math.PI) * 6.4 - t * 2
        return `<rect x="${fixed(x)}" y="${fixed(y)}" width="5" height="5.4" fill="${HULL}"/>`
      }).join('') +
      `<path d="M28 160H210V170H28Z" fill="#9a5a3a"/>` +
      `<path d="${hatch(28, 150, 180, 18, 3.2, 0)}" stroke="#566270" stroke-width=".7"/>`,
  )
  o += ink('M30 126L26 124M44 128V120H58V130M96 132V126H110V134', 1.6)
  o += ink('M72 60L60 134M72 60L84 135M115 44L100 135M115 44L130 136M160 54L146 135M160 54L176 134', 0.8)
  // pennant
  o += ink('M115 12V4', 1.4) + solid('M115 4Q104 3 92 7Q104 8 115 9Z', '#7b1e22')
  if (water) {
    o =
      `<path d="M2 166H238V200H2Z" fill="var(--wash-sea,#c4d6d3)"/>` +
      o +
      solid('M8 168Q60 163 110 168T214 166Q226 169 236 172V182H4V171Z', 'var(--wash-sea,#c4d6d3)')
    o +=
      ink('M14 168q8 -4 16 0M190 168q8 -5 18 -1q6 -4 14 1', 1.3) +
      ink(sea(4, 236, 173, 4, { seed: 7, gap: 7, len: 11 }), 1.3)
  }
  return o
}

defineDrawings({
  'packet-ship': { box: '0 0 240 200', draw: () => packetShip() },
  'packet-ship-dry': { box: '0 0 240 172', draw: () => packetShip({ water: false }) },
})
