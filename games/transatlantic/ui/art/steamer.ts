import { clip, fixed, INK, ink, rect, sea, shape, solid } from '@south-street/ui'

const SAIL = 'var(--sail,#fdf8ea)'
const HULL = '#222b35'
const WATER_LINE = 92

/** How a ship looks from her side, bow to the right, on 240 × 110. */
export interface Lines {
  /** 120 to 216. */
  readonly length: number
  readonly funnels: number
  readonly masts: number
  /** Decks above the hull. */
  readonly tiers: number
  readonly funnel?: string
  readonly top?: string
  readonly height?: number
  readonly clipper?: boolean
  readonly sails?: boolean
  readonly paddle?: boolean
  readonly white?: boolean
}

interface Frame {
  readonly lines: Lines
  readonly stern: number
  readonly bow: number
  readonly deck: number
}

export function drawShip(lines: Lines): string {
  const { length, height = 17, clipper, paddle } = lines
  const frame: Frame = { lines, stern: 120 - length / 2, bow: 120 + length / 2, deck: WATER_LINE - height }
  const { bow, deck } = frame
  return [
    rigging(frame),
    superstructure(frame),
    funnels(frame),
    hull(frame),
    clipper ? ink(`M${bow + 4} ${deck - 7}L${bow + 22} ${deck - 15}`, 2.2) : '',
    paddle ? paddleBox() : '',
    water(frame),
  ].join('')
}

function mastsOf({ lines: { masts, length }, stern, bow }: Frame): readonly number[] {
  if (masts === 2) return [stern + length * 0.16, bow - length * 0.16]
  return Array.from({ length: masts }, (_, i) => stern + length * (0.12 + (i * 0.76) / (masts - 1)))
}

function rigging(frame: Frame): string {
  const { lines, stern, bow, deck } = frame
  const masts = mastsOf(frame)
  const top = lines.clipper || lines.sails ? 12 : Math.max(14, deck - 58)
  const last = masts.length - 1
  const poles = masts.map((x, i) => ink(`M${fixed(x)} ${deck + 2}V${top + (i === last || i === 0 ? 4 : 0)}`, 2))
  const shrouds = masts.map((x, i) => {
    const before = i === 0 ? '' : `M${fixed(masts[i - 1]!)} ${top + 5}L${fixed(x)} ${top + 12}`
    return `M${fixed(x)} ${top + 6}L${fixed(x - 13)} ${deck}M${fixed(x)} ${top + 6}L${fixed(x + 13)} ${deck}${before}`
  })
  const stays =
    `M${fixed(masts[last]!)} ${top + 5}L${fixed(bow + (lines.clipper ? 8 : 0))} ${deck - 6}` +
    `M${fixed(masts[0]!)} ${top + 5}L${fixed(stern + 2)} ${deck - 2}`
  const canvas = lines.sails ? masts.map((x, i) => (i === 0 ? spanker(x, top, deck) : squareSails(x, top, deck))) : []
  return [...poles, ink(shrouds.join('') + stays, 0.8), ...canvas].join('')
}

function spanker(x: number, top: number, deck: number): string {
  const edge = `M${fixed(x - 2)} ${top + 22}L${fixed(x - 22)} ${top + 16}Q${fixed(x - 26)} ${deck - 16} ${fixed(x - 26)} ${deck - 8}L${fixed(x - 2)} ${deck - 8}Z`
  return (
    shape(edge, SAIL, 1.4) +
    ink(`M${fixed(x - 7)} ${top + 22}V${deck - 9}M${fixed(x - 13)} ${top + 20}L${fixed(x - 14)} ${deck - 9}`, 0.7)
  )
}

function squareSails(x: number, top: number, deck: number): string {
  return squareSail(x, top + 8, top + 25, 10, 14) + squareSail(x, top + 27, deck - 9, 15, 18)
}

/** Filled by a wind from astern, with its seams. */
function squareSail(x: number, from: number, to: number, above: number, below: number): string {
  const middle = (from + to) / 2
  const edge =
    `M${fixed(x - above)} ${fixed(from)}Q${fixed(x - below + 6)} ${fixed(middle)} ${fixed(x - below)} ${fixed(to)}` +
    `Q${fixed(x)} ${fixed(to - 4)} ${fixed(x + below)} ${fixed(to)}Q${fixed(x + below + 5)} ${fixed(middle)} ${fixed(x + above)} ${fixed(from)}Z`
  const seams = [-0.4, 0.1, 0.55].map(
    (at) => `M${fixed(x + above * at)} ${fixed(from + 1)}L${fixed(x + below * at)} ${fixed(to - 3)}`,
  )
  return (
    shape(edge, SAIL, 1.4) +
    ink(seams.join(''), 0.6) +
    ink(`M${fixed(x - above - 3)} ${fixed(from)}H${fixed(x + above + 3)}`, 1.6)
  )
}

function superstructure({ lines: { tiers, length }, stern, bow, deck }: Frame): string {
  return Array.from({ length: tiers }, (_, tier) => {
    const from = stern + length * (0.2 + tier * 0.05)
    const to = bow - length * (0.24 + tier * 0.05)
    const y = deck - 8 * (tier + 1) + 1
    let windows = ''
    for (let x = from + 4; x < to - 3; x += 5.4) windows += rect(x, y + 2.6, 2.6, 3)
    return shape(rect(from, y, to - from, 8.5), SAIL, 1.3) + solid(windows, INK)
  }).join('')
}

function funnels({ lines, deck }: Frame): string {
  const { funnels: count, length, tiers, paddle, funnel = '#9b2226', top = '#1d2733' } = lines
  if (count === 0) return ''
  const base = deck - 8 * tiers
  const height = paddle || count === 1 ? 30 : 26
  const places =
    count === 1
      ? [120 - (paddle ? 12 : 4)]
      : Array.from({ length: count }, (_, i) => 120 - length * 0.2 + (i * (length * 0.4)) / (count - 1))
  const stacks = places.map((x) => {
    const edge = `M${fixed(x - 6)} ${base + 2}L${fixed(x - 8)} ${base - height}H${fixed(x + 3)}L${fixed(x + 6)} ${base + 2}Z`
    const shading = `M${fixed(x + 2)} ${base + 2}L${fixed(x)} ${base - height}M${fixed(x + 4)} ${base + 2}L${fixed(x + 2)} ${base - height}`
    return (
      shape(edge, funnel, 1.5) +
      clip(
        edge,
        `<rect x="${fixed(x - 12)}" y="${base - height}" width="24" height="7" fill="${top}"/>${ink(shading, 0.9)}`,
      )
    )
  })
  return stacks.join('') + smoke(places.at(-1)! - 2, base - height - 2)
}

function smoke(x: number, y: number): string {
  return ink(
    `M${fixed(x)} ${y}q-2 -8 -12 -9q-3 -8 -14 -6q-8 -7 -17 -1q-9 -4 -14 2M${fixed(x - 2)} ${y - 1}q-8 -3 -14 -1q-8 -4 -14 0q-8 -3 -12 1M${fixed(x - 20)} ${y - 8}q-6 -3 -11 0`,
    1,
  )
}

function hull({ lines: { clipper, white, length }, stern, bow, deck }: Frame): string {
  const keel = WATER_LINE + 3
  const edge = clipper
    ? `M${stern} ${deck - 3}Q120 ${deck + 4} ${bow - 6} ${deck - 4}L${bow + 8} ${deck - 9}Q${bow - 4} ${deck + 6} ${bow - 14} ${keel}H${stern + 14}Q${stern + 4} ${WATER_LINE - 6} ${stern} ${deck - 3}Z`
    : `M${stern} ${deck - 2}Q${stern + 10} ${deck + 1} ${stern + 30} ${deck + 1}H${bow - 34}Q${bow - 10} ${deck} ${bow} ${deck - 6}Q${bow - 2} ${WATER_LINE - 4} ${bow - 5} ${keel}H${stern + 12}Q${stern + 1} ${WATER_LINE - 4} ${stern} ${deck - 2}Z`
  const ports = Array.from(
    { length: Math.floor(length / 8) },
    (_, i) => `<circle cx="${fixed(stern + 8 + i * 8)}" cy="${deck + 7.6}" r="1" fill="${white ? HULL : SAIL}"/>`,
  )
  const paint =
    `<path d="M${stern - 4} ${WATER_LINE - 3}H${bow + 10}V${WATER_LINE + 6}H${stern - 4}Z" fill="#8c3b2e"/>` +
    `<path d="M${stern - 4} ${deck + 3}H${bow + 10}" stroke="${white ? '#b5862b' : SAIL}" stroke-width="1.4"/>`
  return shape(edge, white ? SAIL : HULL, 1.8) + clip(edge, paint + ports.join(''))
}

function paddleBox(): string {
  const [x, y, radius] = [120, WATER_LINE - 5, 15]
  let spokes = ''
  for (let degrees = 200; degrees <= 340; degrees += 20) {
    const angle = (degrees * Math.PI) / 180
    spokes += `M${x} ${y}L${fixed(x + Math.cos(angle) * (radius - 2))} ${fixed(y + Math.sin(angle) * (radius - 2))}`
  }
  const arch = (r: number) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  return (
    shape(arch(radius + 3), '#fdf8ea', 1.6) +
    shape(arch(radius), HULL, 1) +
    `<path d="${spokes}" stroke="#fdf8ea" stroke-width="1"/>`
  )
}

function water({ lines: { length }, stern, bow }: Frame): string {
  const line = WATER_LINE + 3
  return (
    `<path d="M0 ${line}H240V110H0Z" fill="var(--wash-sea,#bcd0cf)" opacity=".85"/>` +
    ink(`M${bow - 10} ${line}q8 -5 16 0q5 -3 10 0M${stern - 8} ${line}q6 -4 12 0`, 1.2) +
    ink(sea(2, 238, WATER_LINE + 7, 2, { seed: length, gap: 6, len: 10 }), 1.1)
  )
}
