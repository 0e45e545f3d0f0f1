/** How far the best answer has to be ahead of every other, in shares of the win and in standard errors. */
export interface Clarity {
  readonly gap: number
  readonly errors: number
  /** So many worlds at least before anything is taken for clear, and at most before it is given up. */
  readonly least: number
  readonly most: number
}

/** One answer after a race. */
export interface Racer {
  readonly option: number
  /** What share of the win it brings: in all worlds of the best one, as far as both were in the same ones. */
  readonly value: number
  readonly worlds: number
}

export interface Verdict {
  /** The best one first. */
  readonly racers: readonly Racer[]
  /** How far the best one is ahead of the next, and how sure that is. */
  readonly gap: number
  readonly error: number
}

/** Plays options out in one world: the share of the win that each brings. */
export type PlayWorld = (world: number, options: readonly number[]) => readonly number[]

interface Runner {
  readonly option: number
  readonly shares: number[]
}

const WORLDS_A_LOOK = 16
/** Where even so many standard errors more would not make it clear, it is given up. */
const HOPE = 1.5

const mean = (shares: readonly number[], count = shares.length): number => {
  let sum = 0
  for (let i = 0; i < count; i++) sum += shares[i]!
  return sum / count
}

/** How far `a` is ahead of `b`, in the worlds that both were in. Few worlds that happen to agree do not make it certain. */
function compare(a: Runner, b: Runner): { gap: number; error: number } {
  const count = Math.min(a.shares.length, b.shares.length)
  const gap = mean(a.shares, count) - mean(b.shares, count)
  let squares = 0.5
  for (let i = 0; i < count; i++) squares += (a.shares[i]! - b.shares[i]! - gap) ** 2
  return { gap, error: Math.sqrt(squares) / count }
}

/**
 * Plays all options out in the same worlds, world after world, until one is clearly the best, or until it is no use going on.
 * Options that are clearly behind play no further; the best two always do. Null where no option is clearly the best, or not
 * the one that was expected.
 */
export function race(
  options: readonly number[],
  clarity: Clarity,
  play: PlayWorld,
  expected: number | null = null,
): Verdict | null {
  const runners: Runner[] = options.map((option) => ({ option, shares: [] }))
  let open = runners
  for (let world = 0; world < clarity.most; ) {
    for (const end = world + WORLDS_A_LOOK; world < end; world++) {
      const shares = play(
        world,
        open.map(({ option }) => option),
      )
      for (const [i, runner] of open.entries()) runner.shares.push(shares[i]!)
    }
    const leader = leaderOf(open, expected)
    const others = runners
      .filter((runner) => runner !== leader)
      .map((runner) => ({ runner, ...compare(leader, runner) }))
      .sort((a, b) => a.gap - b.gap)
    if (others.some(({ gap, error }) => gap + HOPE * error < clarity.gap)) return null
    const unclear = others.filter(({ gap, error }) => gap < clarity.gap || gap < clarity.errors * error)
    if (unclear.length === 0 && world >= clarity.least) return conclude(leader, others)
    open = [leader, ...(unclear.length === 0 ? others.slice(0, 1) : unclear).map(({ runner }) => runner)]
    // Whoever was given up and is wanted again has missed worlds; it is judged by those that it was in.
    open = open.filter(({ shares }) => shares.length === world)
    if (open.length === 1) open = [leader, others.find(({ runner }) => runner.shares.length === world)!.runner]
  }
  return null
}

function leaderOf(open: readonly Runner[], expected: number | null): Runner {
  const named = open.find(({ option }) => option === expected)
  return named ?? open.reduce((best, other) => (mean(other.shares) > mean(best.shares) ? other : best))
}

function conclude(leader: Runner, others: readonly { runner: Runner; gap: number; error: number }[]): Verdict {
  const value = mean(leader.shares)
  const worlds = leader.shares.length
  const [closest] = others
  return {
    racers: [
      { option: leader.option, value, worlds },
      ...others.map(({ runner, gap }) => ({
        option: runner.option,
        value: Math.max(0, value - gap),
        worlds: runner.shares.length,
      })),
    ],
    gap: closest!.gap,
    error: closest!.error,
  }
}
