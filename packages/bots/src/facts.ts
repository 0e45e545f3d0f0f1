import type { Score, Seat } from '@south-street/engine'

/** What happened in one world, or in the mean over many: numbers, under names and in lists. What is missing is 0. */
export type Counts = { readonly [name: string]: Count }
type Count = number | Counts | readonly Count[]

/** What happened after an option in the worlds in which it was tried. Plain data, good for hints, lessons and reviews. */
export interface Facts {
  readonly worlds: number
  /** How many rounds beyond the present one were watched. There a world was left, unless its game had ended before. */
  readonly rounds: number
  /** By rounds from now: in what share of the worlds the game ended then. In the others it was still going on. */
  readonly ended: readonly number[]
  /** The means over the worlds, by the game's own type. */
  readonly seen: Counts
}

/** Watches what happens in the worlds in which a search tries its options; they are samples, never the real state. */
export interface Witness<State> {
  /** Before an option of the seat is played in a new world. */
  begin(world: State, seat: Seat): void
  /** Plays an option in place, exactly as the mind does, and notes what happens. */
  play(state: State, seat: Seat, option: number): void
  /** What has happened since `begin` in the world, which is left as it is now. */
  end(state: State): Counts
}

/** A score's items by their names. */
export function pointsBySource<Source extends string>({ items }: Score): { readonly [source in Source]: number } {
  return Object.fromEntries(items.map(({ name, points }) => [name, points])) as { [source in Source]: number }
}

type Sum = number | Sum[] | { [name: string]: Sum }

/** Four digits are more than any number of worlds is good for, and they keep the data small. */
const DIGITS = 10_000

function addUp(sum: Sum | undefined, count: Count): Sum {
  if (typeof count === 'number') return (typeof sum === 'number' ? sum : 0) + count
  const sums = (sum ?? (Array.isArray(count) ? [] : {})) as { [name: string]: Sum }
  for (const [name, one] of Object.entries(count)) sums[name] = addUp(sums[name], one)
  return sums
}

function divide(sum: Sum, by: number): Count {
  if (typeof sum === 'number') return Math.round((sum / by) * DIGITS) / DIGITS
  if (Array.isArray(sum)) return sum.map((one) => divide(one, by))
  return Object.fromEntries(Object.entries(sum).map(([name, one]) => [name, divide(one, by)]))
}

/** Adds up what was seen of one option, world by world. */
export class WatchedWorlds {
  private worlds = 0
  private readonly ended: number[]
  private readonly seen: { [name: string]: Sum } = {}

  /** `rounds` is how many beyond the present one are watched. */
  constructor(rounds: number) {
    this.ended = Array<number>(rounds + 1).fill(0)
  }

  /** `endedIn` counts the rounds from now to the end of the game; null if it was still going on. */
  add(counts: Counts, endedIn: number | null): void {
    this.worlds++
    addUp(this.seen, counts)
    if (endedIn !== null) this.ended[endedIn] = this.ended[endedIn]! + 1
  }

  facts(): Facts {
    const { worlds, ended, seen } = this
    return {
      worlds,
      rounds: ended.length - 1,
      ended: divide(ended, worlds) as readonly number[],
      seen: divide(seen, worlds) as Counts,
    }
  }
}
