/** A point of a curve; the error is half of its interval. */
export interface CurvePoint {
  readonly x: number
  readonly y: number
  readonly error?: number
}

export interface Curve {
  readonly label: string
  readonly points: readonly CurvePoint[]
  /** Drawn as dashes without dots: what the others are to be compared with. */
  readonly isAim?: boolean
}

export interface Axis {
  readonly label: string
  readonly ticks: readonly number[]
  readonly isLogarithmic?: boolean
  say(tick: number): string
}

const [WIDTH, HEIGHT] = [700, 420]
const [LEFT, RIGHT, TOP, BOTTOM] = [70, 660, 70, 360]
const COLOURS = ['#22506b', '#b5533c', '#5d7a3a', '#8a5a9e', '#a8801f']

/** Where a value lies between the first tick and the last, from 0 to 1. */
function place({ ticks, isLogarithmic = false }: Axis, value: number): number {
  const scale = isLogarithmic ? Math.log : (x: number) => x
  const [first, last] = [scale(ticks[0]!), scale(ticks.at(-1)!)]
  return Math.max(0, Math.min(1, (scale(value) - first) / (last - first)))
}

/** Curves over two axes, with intervals and a key; as SVG. */
export function drawCurves(title: string, across: Axis, up: Axis, curves: readonly Curve[]): string {
  const x = (value: number): string => (LEFT + (RIGHT - LEFT) * place(across, value)).toFixed(1)
  const y = (value: number): string => (BOTTOM - (BOTTOM - TOP) * place(up, value)).toFixed(1)
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img" aria-label="${title}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf7ee"/>`,
    `<text x="20" y="24" font-size="15" fill="#22323c">${title}</text>`,
    `<text x="${LEFT}" y="${TOP - 14}" fill="#5b5546">${up.label}</text>`,
    `<text x="${RIGHT}" y="${BOTTOM + 40}" text-anchor="end" fill="#5b5546">${across.label}</text>`,
  ]
  for (const tick of across.ticks) {
    parts.push(`<line x1="${x(tick)}" x2="${x(tick)}" y1="${TOP}" y2="${BOTTOM}" stroke="#e6dfcf"/>`)
    parts.push(`<text x="${x(tick)}" y="${BOTTOM + 18}" text-anchor="middle" fill="#5b5546">${across.say(tick)}</text>`)
  }
  for (const tick of up.ticks) {
    parts.push(`<line x1="${LEFT}" x2="${RIGHT}" y1="${y(tick)}" y2="${y(tick)}" stroke="#d8cfbb"/>`)
    parts.push(
      `<text x="${LEFT - 8}" y="${Number(y(tick)) + 4}" text-anchor="end" fill="#5b5546">${up.say(tick)}</text>`,
    )
  }
  curves.forEach((curve, i) => {
    parts.push(...drawCurve(curve, COLOURS[i % COLOURS.length]!, x, y))
    const left = LEFT + 10 + (i % 3) * 195
    const row = HEIGHT - 22 + 16 * Math.floor(i / 3)
    parts.push(`<circle cx="${left}" cy="${row - 4}" r="4" fill="${COLOURS[i % COLOURS.length]!}"/>`)
    parts.push(`<text x="${left + 10}" y="${row}" fill="#22323c">${curve.label}</text>`)
  })
  return `${parts.join('\n')}\n</svg>\n`
}

type Scale = (value: number) => string

function drawCurve({ points, isAim = false }: Curve, colour: string, x: Scale, y: Scale): string[] {
  const line = points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')
  const dashes = isAim ? ' stroke-dasharray="5 4"' : ''
  const parts = [`<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"${dashes}/>`]
  if (isAim) return parts
  for (const point of points) {
    const error = point.error ?? 0
    parts.push(
      `<line x1="${x(point.x)}" x2="${x(point.x)}" y1="${y(point.y - error)}" y2="${y(point.y + error)}" stroke="${colour}"/>`,
      `<circle cx="${x(point.x)}" cy="${y(point.y)}" r="3.5" fill="${colour}"/>`,
    )
  }
  return parts
}
