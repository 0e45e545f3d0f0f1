import type { House } from '@south-street/ui'

/** One seat's chance to win, from 0 to 1, in the order of the points. */
export interface ChanceLine {
  readonly house: House
  readonly name: string
  readonly isReader: boolean
  readonly chances: readonly number[]
}

/** What the chart of a game is drawn from. */
export interface ChanceChart {
  /** Where each point lies on the way from 0, the deal, to the number of rounds. */
  readonly at: readonly number[]
  readonly rounds: number
  readonly lines: readonly ChanceLine[]
  /** How far the reader's own line may be off, on either side, point by point. */
  readonly errors: readonly number[]
  /** Up to here nobody can tell anything. */
  readonly early: number
  /** Up to here the game has been read; the whole of it if it is missing. */
  readonly read?: number
  /** The turning points, by number, and where they lie, in rounds. */
  readonly marks: readonly { readonly number: number; readonly at: number }[]
  /** Where a line bends: when, whose line it is, and what happened. */
  readonly bends: readonly { readonly at: number; readonly line: number; readonly text: string }[]
}

interface Place {
  readonly x: number
  readonly y: number
}

export interface PlannedChart {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly levels: readonly { readonly y: number; readonly text: string }[]
  readonly ticks: readonly { readonly x: number; readonly round: number }[]
  readonly early: { readonly x: number; readonly width: number } | null
  readonly unread: { readonly x: number; readonly width: number } | null
  readonly band: string
  readonly lines: readonly { readonly house: House; readonly isReader: boolean; readonly path: string }[]
  readonly bends: readonly (Place & { readonly house: House; readonly text: string; readonly at: number })[]
  /** Their numbers stand above the chart, beside one another where they lie close together. */
  readonly marks: readonly (Place & { readonly number: number; readonly disc: number })[]
  /** Names beside the ends of the lines; none where there is no room. */
  readonly labels: readonly (Place & { readonly house: House; readonly name: string })[]
}

/** In pixels at the usual size of text. */
const MARGIN = { top: 28, right: 104, bottom: 24, left: 34 }
const MARGIN_WITHOUT_NAMES = 14
/** Narrower charts have their names below them. */
const LEAST_FOR_NAMES = 560
const LABEL_HEIGHT = 22
/** As wide as what can be pressed there. */
const MARK_WIDTH = 36
const LEVELS = [0, 25, 50, 75, 100]
const TICK_ROOM = 44

const fixed = (value: number): string => String(Math.round(value * 10) / 10)

/** A line through these points, for SVG and canvas alike. */
function pathOf(places: readonly Place[]): string {
  return places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('')
}

export function hasNames(width: number): boolean {
  return width >= LEAST_FOR_NAMES
}

/** Where everything of the chart goes. */
export function planChart(chart: ChanceChart, { width, height }: { width: number; height: number }): PlannedChart {
  const right = width - (hasNames(width) ? MARGIN.right : MARGIN_WITHOUT_NAMES)
  const [left, top, bottom] = [MARGIN.left, MARGIN.top, height - MARGIN.bottom]
  const rounds = Math.max(1, chart.rounds)
  const x = (round: number) => left + (Math.min(round, rounds) / rounds) * (right - left)
  const y = (chance: number) => bottom - Math.max(0, Math.min(1, chance)) * (bottom - top)
  const reader = chart.lines.find(({ isReader }) => isReader)
  const along = (heights: readonly number[]) => heights.map((chance, i) => ({ x: x(chart.at[i]!), y: y(chance) }))
  const shifted = (line: ChanceLine, sign: number) =>
    along(line.chances.map((chance, i) => chance + sign * (chart.errors[i] ?? 0)))
  const band =
    reader === undefined || reader.chances.length < 2
      ? ''
      : `${pathOf(shifted(reader, 1))}${pathOf(shifted(reader, -1).reverse()).replace('M', 'L')}Z`
  const placeOn = (line: ChanceLine | undefined, at: number) => ({
    x: x(at),
    y: y(line === undefined ? 0 : chanceAt(chart.at, line.chances, at)),
  })
  const read = chart.read ?? rounds
  const names = spread(
    chart.lines.map((line) => placeOn(line, rounds).y),
    { from: top, to: bottom, room: LABEL_HEIGHT },
  )
  const discs = spread(
    chart.marks.map(({ at }) => x(at)),
    { from: left, to: right, room: MARK_WIDTH },
  )
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    levels: LEVELS.map((level) => ({ y: y(level / 100), text: String(level) })),
    ticks: ticksOf(rounds, Math.floor((right - left) / TICK_ROOM)).map((round) => ({ x: x(round), round })),
    early: chart.early > 0 ? { x: left, width: x(chart.early) - left } : null,
    unread: read < rounds ? { x: x(read), width: right - x(read) } : null,
    band,
    // The reader's own line lies over the others.
    lines: [...chart.lines]
      .sort((a, b) => Number(a.isReader) - Number(b.isReader))
      .map(({ house, isReader, chances }) => ({ house, isReader, path: pathOf(along(chances)) })),
    bends: chart.bends.map(({ at, line, text }) => ({
      ...placeOn(chart.lines[line], at),
      house: chart.lines[line]!.house,
      text,
      at,
    })),
    marks: chart.marks.map(({ number, at }, i) => ({ ...placeOn(reader, at), number, disc: discs[i]! })),
    labels: hasNames(width) ? chart.lines.map((line, i) => ({ ...line, x: right + 15, y: names[i]! })) : [],
  }
}

/** From the number of a turning point down to the place where it lies. */
export function plumbOf(
  { x, disc }: { readonly x: number; readonly disc: number },
  { top, bottom }: Pick<PlannedChart, 'top' | 'bottom'>,
): string {
  return pathOf([
    { x: disc, y: top - 2 },
    { x, y: top + 8 },
    { x, y: bottom },
  ])
}

/** The height of a line between two of its points. */
export function chanceAt(at: readonly number[], chances: readonly number[], where: number): number {
  const next = at.findIndex((one) => one >= where)
  if (next < 0) return chances.at(-1) ?? 0
  if (next === 0) return chances[0] ?? 0
  const [from, to] = [at[next - 1]!, at[next]!]
  const part = to === from ? 1 : (where - from) / (to - from)
  return chances[next - 1]! + part * (chances[next]! - chances[next - 1]!)
}

/** The first round, the last one, and as many between them as there is room for, evenly apart. */
function ticksOf(rounds: number, most: number): readonly number[] {
  const step = [1, 2, 3, 4, 5, 10, 20].find((one) => rounds / one <= Math.max(2, most - 1)) ?? 50
  const between = Array.from({ length: Math.floor(rounds / step) }, (_, i) => 1 + i * step)
  return [...new Set([...between.filter((round) => rounds - round >= step / 2), rounds])]
}

/** Moves apart what would lie on one another, and keeps it between two ends. */
function spread(
  wanted: readonly number[],
  { from, to, room }: { readonly from: number; readonly to: number; readonly room: number },
): readonly number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!)
  const places = [...wanted]
  let last = from - room
  for (const i of order) {
    places[i] = Math.max(places[i]!, last + room)
    last = places[i]!
  }
  let next = to + room
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i]!, next - room)
    next = places[i]!
  }
  return places
}
