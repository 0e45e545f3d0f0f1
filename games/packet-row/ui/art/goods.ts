import { clip, defineDrawings, fixed, hatch, INK, ink, lerp, seeded, shape } from '@south-street/ui'

/** One ear of wheat along a stalk. */
function ear(x0: number, y0: number, x1: number, y1: number, bend: number) {
  const mx = (x0 + x1) / 2 + bend,
    my = (y0 + y1) / 2
  let o = ink(`M${fixed(x0)} ${fixed(y0)}Q${fixed(mx)} ${fixed(my)} ${fixed(x1)} ${fixed(y1)}`, 1.8)
  const q = (t: number): [number, number] => [
    lerp(lerp(x0, mx, t), lerp(mx, x1, t), t),
    lerp(lerp(y0, my, t), lerp(my, y1, t), t),
  ]
  for (let i = 0; i < 5; i++) {
    const t = 0.56 + i * 0.1,
      [x, y] = q(t),
      [u, v] = q(Math.min(1, t + 0.03))
    const a = (Math.atan2(v - y, u - x) * 180) / Math.PI
    for (const s of [-1, 1])
      o += `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="6" ry="2.9" transform="rotate(${fixed(a + s * 34)} ${fixed(x)} ${fixed(y)}) translate(4 ${s * 1.6})" fill="#e9b54a" stroke="${INK}" stroke-width="1.4"/>`
  }
  const [x, y] = q(1)
  o += ink(
    `M${fixed(x)} ${fixed(y)}l${fixed((x1 - x0) * 0.1)} -8M${fixed(x)} ${fixed(y)}l${fixed((x1 - x0) * 0.1 - 4)} -7M${fixed(x)} ${fixed(y)}l${fixed((x1 - x0) * 0.1 + 4)} -7`,
    1,
  )
  return o
}
function grain() {
  let o = ''
  o +=
    shape('M44 64Q34 82 24 94Q50 100 76 94Q66 82 56 64Z', '#e3a934', 1.8) +
    ink('M46 68L34 94M49 68L44 96M51 68L56 96M54 68L66 94M48 68L39 95M53 68L61 95', 1.1)
  const ears: [number, number, number][] = [
    [12, 34, -8],
    [88, 34, 8],
    [26, 20, -5],
    [74, 20, 5],
    [40, 12, -2],
    [60, 12, 2],
    [50, 9, 0],
  ]
  for (const [x, y, b] of ears) o += ear(50, 64, x, y, b)
  o +=
    shape('M38 58Q50 66 62 58L63 66Q50 74 37 66Z', '#9a4a2a', 1.8) +
    ink('M42 62L42 68M47 64V70M53 64V70M58 62L58 68', 0.9)
  return o
}
function cotton() {
  let o = ink('M50 98Q52 86 50 76', 3.4)
  o +=
    shape(
      'M50 78Q28 84 12 72Q18 62 30 62Q12 56 8 42Q24 40 36 52M50 78Q72 84 88 72Q82 62 70 62Q88 56 92 42Q76 40 64 52',
      '#6f7f4a',
      1.8,
    ) + ink('M50 78Q30 74 16 71M50 78Q70 74 84 71M34 60Q22 52 12 44M66 60Q78 52 88 44', 1)
  const puff =
    'M50 76Q34 80 27 66Q12 64 15 48Q8 34 24 29Q28 12 44 18Q52 8 62 18Q78 14 79 31Q93 38 85 51Q88 66 72 67Q64 80 50 76Z'
  o += shape(puff, '#fffdf5', 2.2)
  o += ink(
    'M50 74Q46 58 50 44Q54 30 50 20M50 46Q36 38 24 40M50 46Q64 38 77 41M30 62Q36 56 36 50M70 63Q64 56 64 50',
    1.5,
  )
  o += ink(
    'M20 46q2 8 9 11M22 38q1 4 3 6M30 66q5 5 13 6M33 60q3 4 8 5M60 72q7 -1 11 -6M76 60q5 -4 6 -10M72 58q4 -2 5 -7M54 26q5 -4 10 0M26 30q4 -6 10 -7M68 30q5 1 7 6M40 30q3 5 1 9M60 32q-3 4 -1 8',
    1,
  )
  return o
}
function fur() {
  const d =
    'M50 6Q58 6 60 14Q72 14 80 8Q88 8 86 17Q78 24 76 32Q84 44 82 58Q80 68 88 76Q92 86 82 86Q72 82 64 84Q58 88 57 92L54 99H46L43 92Q42 88 36 84Q28 82 18 86Q8 86 12 76Q20 68 18 58Q16 44 24 32Q22 24 14 17Q12 8 20 8Q28 14 40 14Q42 6 50 6Z'
  let o = shape(d, '#a9713f', 2.2),
    r = seeded(5),
    h = ''
  for (let y = 16; y < 92; y += 6.2)
    for (let x = 16; x < 86; x += 5.6) {
      const dx = (x - 50) / 34,
        X = x + r() * 3,
        Y = y + r() * 3
      h += `M${fixed(X)} ${fixed(Y)}q${fixed(dx * 2.4)} 3 ${fixed(dx * 4.4)} 5.4`
    }
  o += clip(d, `<path d="M50 8Q60 40 56 99H44Q40 40 50 8Z" fill="#74441f"/>${ink(h, 1.15)}`) + ink(d, 2.2)
  return o
}
function leaf(rot: number, fill: string) {
  const d = 'M0 0Q-25 -22 -21 -54Q-18 -76 0 -90Q18 -76 21 -54Q25 -22 0 0Z'
  let v = ''
  for (let i = 0; i < 7; i++) {
    const y = -14 - i * 10,
      w = 18 - Math.abs(i - 2.6) * 2.6
    v += `M0 ${y}Q${fixed(-w * 0.6)} ${y - 4} ${fixed(-w)} ${y - 13}M0 ${y}Q${fixed(w * 0.6)} ${y - 4} ${fixed(w)} ${y - 13}`
  }
  let s = ''
  for (let i = 0; i < 9; i++) {
    const y = -10 - i * 8
    s += `M2 ${y}L17 ${y - 15}`
  }
  return `<g transform="translate(50 96) rotate(${rot})">${shape(d, fill, 2)}${clip(d, ink(s, 0.7))}${ink(v, 1.1)}${ink('M0 6V-84', 2.2)}</g>`
}
function tobacco() {
  return leaf(-38, '#7d8f3c') + leaf(38, '#6d8234') + leaf(0, '#94a548')
}
function nugget() {
  const d = 'M18 62Q12 44 28 34Q36 20 54 24Q74 18 82 38Q94 52 84 68Q76 84 54 80Q30 86 18 62Z'
  let o = shape(d, '#e8b93e', 2.4)
  o += clip(
    d,
    `<path d="M28 34L44 46L36 66L18 62Z" fill="#f6d97c"/><path d="M44 46L66 40L82 38L54 24Z" fill="#fbe9a8"/><path d="M44 46L66 40L70 62L52 72L36 66Z" fill="#eec453"/><path d="M66 40L82 38L92 60L70 62Z" fill="#c8931f"/><path d="M36 66L52 72L54 84L24 84Z" fill="#c8931f"/><path d="M52 72L70 62L90 64L70 84L54 84Z" fill="#a87413"/>` +
      ink(
        'M28 34L44 46L36 66L18 62M44 46L66 40L82 38M66 40L70 62L52 72L36 66M70 62L86 64M52 72L54 80M54 24L66 40',
        1.3,
      ) +
      ink(hatch(52, 62, 36, 24, 3.6, 60), 0.8),
  )
  return o + ink(d, 2.4)
}

defineDrawings({
  'goods-grain': { box: '0 0 100 104', draw: grain },
  'goods-cotton': { box: '0 0 100 104', draw: cotton },
  'goods-fur': { box: '0 0 100 104', draw: fur },
  'goods-tobacco': { box: '-14 0 128 104', draw: tobacco },
  'goods-gold': { box: '8 12 86 78', draw: nugget },
})
