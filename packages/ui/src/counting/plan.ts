/** One source of points. Several may be one step of the counting: what was won in play, for instance. */
export interface CountedColumn {
  readonly name: string
  /** By its name in the words. */
  readonly step: string
  /** By seat: the points of each part, in the order in which they are read. Most sources have one part. */
  readonly parts: readonly (readonly number[])[]
  /** It brings no points, but what brings them: shown only while it is the one. */
  readonly isPassing?: boolean
}

/** One thing that is counted at one moment: a part of a column, for some seats or for all. */
export interface Moment {
  readonly column: number
  readonly seats: readonly number[]
  /** How many parts of the column are counted then. */
  readonly parts: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Clockwise, the viewer last; for whoever only watches, as they sit. */
export function rowsOf(seats: readonly { readonly isYou: boolean }[]): readonly number[] {
  const you = seats.findIndex(({ isYou }) => isYou)
  return seats.map((_, i) => (you + 1 + i) % seats.length)
}

/**
 * What is counted one after another. The last source, which decides, is counted seat by seat, unless it brings nobody
 * anything. Where nothing should move there is one moment a step.
 */
export function planCounting(
  columns: readonly CountedColumn[],
  rows: readonly number[],
  isStill: boolean,
): readonly Moment[] {
  return columns.flatMap(({ step, parts }, column): readonly Moment[] => {
    const count = Math.max(...parts.map(({ length }) => length))
    const isLast = column === columns.length - 1
    if (isStill) return isLast || columns[column + 1]!.step !== step ? [{ column, seats: rows, parts: count }] : []
    const decides = isLast && parts.some((own) => sum(own) > 0)
    const groups = decides ? rows.map((seat) => [seat]) : [rows]
    return groups.flatMap((seats) => Array.from({ length: count }, (_, part) => ({ column, seats, parts: part + 1 })))
  })
}

/** How many parts of a column a seat has been counted by then; before the first moment nothing is. */
export function partsAt(moments: readonly Moment[], at: number, column: number, seat: number): number {
  const now = moments[at]
  if (now === undefined || now.column < column) return 0
  if (now.column > column) return Number.POSITIVE_INFINITY
  const counted = moments.slice(0, at + 1).filter((moment) => moment.column === column && moment.seats.includes(seat))
  return counted.at(-1)?.parts ?? 0
}

/** What a column has brought a seat by then. */
export function gainAt(columns: readonly CountedColumn[], moments: readonly Moment[], at: number) {
  return (column: number, seat: number): number =>
    sum(columns[column]!.parts[seat]!.slice(0, partsAt(moments, at, column, seat)))
}

/** Every seat's points by then. */
export function totalsAt(columns: readonly CountedColumn[], moments: readonly Moment[], at: number): readonly number[] {
  const gain = gainAt(columns, moments, at)
  return (columns[0]?.parts ?? []).map((_, seat) => sum(columns.map((_, column) => gain(column, seat))))
}

const isSameCell = (one: Moment | undefined, other: Moment | undefined): boolean =>
  one !== undefined && other !== undefined && one.column === other.column && one.seats[0] === other.seats[0]

/** Where “Next” leads: to the end of the cell that is being counted, and from there to the end of the next one. */
export function nextStop(moments: readonly Moment[], at: number): number {
  const endOfCell = (from: number): number => {
    let end = from
    while (isSameCell(moments[end], moments[end + 1])) end++
    return end
  }
  const end = at < 0 ? at : endOfCell(at)
  return end > at ? end : endOfCell(Math.min(at + 1, moments.length))
}

/** Whether a step is over after a moment: it is told in one sentence then. */
export function endsStep(columns: readonly CountedColumn[], moments: readonly Moment[], at: number): boolean {
  const [now, next] = [moments[at], moments[at + 1]]
  if (now === undefined) return false
  return next === undefined || columns[next.column]!.step !== columns[now.column]!.step
}

/** Whoever stands before all others: one, or several who are level. */
export function leadersOf(totals: readonly number[]): readonly number[] {
  const most = Math.max(...totals)
  return totals.flatMap((total, seat) => (total === most ? [seat] : []))
}

const CALM_MS = 8000
const FAST_MS = 3000
const STILL_MS = 400
/** So long at most: few things are counted slowly enough already. */
const LONGEST_MS = 1300

/** How long a moment is shown, so that the whole takes the time it should. */
export function momentLength(moments: number, pace: { readonly isFast: boolean; readonly isStill: boolean }): number {
  if (pace.isStill) return STILL_MS
  // The last is looked at once more before the result comes.
  return Math.min(LONGEST_MS, (pace.isFast ? FAST_MS : CALM_MS) / (moments + 1))
}
