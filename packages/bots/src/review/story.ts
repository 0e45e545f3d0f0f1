import { type GameTypes, type Seat, seededRandom } from '@south-street/engine'
import type { CurvePoint, ReviewedReveal } from '@south-street/engine/review'
import type { Course } from './course.ts'
import { round4, round6 } from './rounded.ts'
import { roundForPeople, type StoryEffort, type Toolbox } from './tools.ts'

// The story of a game: every seat's chance from the deal to the end, and what the cards did to it. It is told by somebody
// who sees all hands and no card that lies face down, so that the chances add up to 1 and use all that anybody knows.
//
// A world is the real game with another order of the cards that lie face down. The real moves are followed in it. When
// cards are revealed, the world first reveals its own, which might have come as well, and is valued; then the real ones are
// put in their place, and it is valued again. The difference is luck. It is 0 in the mean however wrong the values are,
// since the real cards were drawn just as the others.

/** Which positions of a game are looked at: those after so many actions. */
export interface StoryPlan {
  /** The round of every position, the deal first. */
  readonly rounds: readonly number[]
  /** The same as people count them. */
  readonly counted: readonly number[]
  /** The points of the curve: the start of every round, and the end. */
  readonly points: readonly number[]
  /** The moves that brought up cards. */
  readonly reveals: readonly number[]
}

export function planStory<T extends GameTypes>(tools: Toolbox<T>, { steps }: Course<T>): StoryPlan {
  const rounds = steps.map(({ before }) => tools.fast.round(before))
  rounds.push(rounds.at(-1) ?? 0)
  const counted = rounds.map((round) => roundForPeople(tools, round))
  const points = steps.flatMap((_, i) => (i === 0 || rounds[i] !== rounds[i - 1] ? [i] : []))
  const reveals = steps.flatMap((step, i) => (step.reveals ? [i] : []))
  return { rounds, counted, points: [...points, steps.length], reveals }
}

/** What all worlds together say of one thing, seat by seat: a sum, and a sum of squares. */
const NUMBERS = 2

/** The sums are one list of numbers: points of the curve, then reveals, then the deal, all reveals, and all cards. */
function sizeOf(plan: StoryPlan, players: number): number {
  return NUMBERS * players * (plan.points.length + plan.reveals.length + 3)
}

/** Adds one more world to the sums, which are left as they are. */
export function addWorld<T extends GameTypes>(
  reader: Toolbox<T>,
  course: Course<T>,
  plan: StoryPlan,
  seed: readonly (string | number)[],
  effort: StoryEffort,
  sums: readonly number[],
): number[] {
  const players = course.result.length
  const size = sizeOf(plan, players)
  const next = sums.length === size ? [...sums] : Array<number>(size).fill(0)
  const found = followWorld(reader, course, plan, seed, effort)
  for (const [i, value] of found.entries()) {
    next[NUMBERS * i]! += value
    next[NUMBERS * i + 1]! += value * value
  }
  return next
}

/** All that one world says, in the order of the sums. */
function followWorld<T extends GameTypes>(
  reader: Toolbox<T>,
  course: Course<T>,
  plan: StoryPlan,
  seed: readonly (string | number)[],
  { rounds: ahead }: StoryEffort,
): number[] {
  const { game, fast } = reader
  const players = course.result.length
  const worth = valuer(reader, course.start, seed)
  const world = game.clone(course.start)
  const other = game.clone(course.start)
  reader.value.startAfresh()
  reader.shuffleUnknown(world, seededRandom(...seed))
  const points: number[] = []
  const changes: number[] = []
  const deal = worth(world, plan.rounds[0]! + ahead).map((chance) => chance - 1 / players)
  const allReveals = Array<number>(players).fill(0)
  for (const [index, step] of course.steps.entries()) {
    if (plan.points.includes(index)) points.push(...worth(world, plan.rounds[index]! + ahead))
    if (step.reveals) {
      const horizon = plan.rounds[index + 1]! + ahead
      fast.copyInto(other, world)
      game.apply(other, step.seat, step.action)
      const might = worth(other, horizon)
      game.foresee(world, step.told)
      game.apply(world, step.seat, step.action)
      const real = worth(world, horizon)
      for (let seat = 0; seat < players; seat++) {
        const change = real[seat]! - might[seat]!
        changes.push(change)
        allReveals[seat]! += change
      }
    } else game.apply(world, step.seat, step.action)
  }
  const cards = deal.map((change, seat) => change + allReveals[seat]!)
  return [...points, ...course.result, ...changes, ...deal, ...allReveals, ...cards]
}

/**
 * What share of games goes another way than anybody could foresee. Without it a seat that was said to win 98 games in 100
 * won 93, and one said to win 71 won 69 (docs/review.md).
 */
const SURPRISES = 0.06

/** Every seat's chance in one world, looked at where a round has ended. */
function valuer<T extends GameTypes>(
  { game, fast, fastPolicy, telling }: Toolbox<T>,
  like: T['State'],
  seed: readonly (string | number)[],
): (state: T['State'], horizon: number) => number[] {
  const line = game.clone(like)
  const out = new Float64Array(telling.players)
  return (state, horizon) => {
    fast.copyInto(line, state)
    // The same chance for the cards that came and for those that might have come: what differs is the cards.
    const random = seededRandom('choice', ...seed)
    for (let actor = fast.actor(line); actor >= 0 && fast.round(line) <= horizon; actor = fast.actor(line)) {
      fast.play(line, actor, fastPolicy.choose(line, actor, random))
    }
    telling.tell(line, out)
    // What is over is sure. Before that somebody may still slip, which nobody does in the worlds.
    const surprises = fast.actor(state) < 0 ? 0 : SURPRISES
    return Array.from(out, (chance) => (1 - surprises) * chance + surprises / out.length)
  }
}

/** A mean over worlds, and its standard error. */
export interface Measured {
  readonly value: number
  readonly error: number
}

export interface ToldStory {
  readonly curve: readonly CurvePoint[]
  readonly reveals: readonly ReviewedReveal[]
  /** By seat: what the deal, all reveals, and both together brought. */
  readonly luck: readonly { readonly deal: Measured; readonly reveals: Measured; readonly cards: Measured }[]
}

/** What the sums of so many worlds say. */
export function tellStory(plan: StoryPlan, players: number, sums: readonly number[], worlds: number): ToldStory {
  if (worlds === 0) return { curve: [], reveals: [], luck: [] }
  const seats: readonly Seat[] = Array.from({ length: players }, (_, seat) => seat)
  const measure = (row: number): Measured[] =>
    seats.map((seat) => {
      const place = NUMBERS * (row * players + seat)
      const [sum, squares] = [sums[place]!, sums[place + 1]!]
      const variance = worlds < 2 ? ONE_WORLD : Math.max(0, squares - (sum * sum) / worlds) / (worlds - 1)
      return { value: sum / worlds, error: Math.sqrt(variance / worlds) }
    })
  const curve = plan.points.map((action, i): CurvePoint => {
    const point = measure(i)
    return {
      action,
      round: plan.counted[action]!,
      chance: point.map(({ value }) => round6(value)),
      error: point.map(({ error }) => round4(error)),
    }
  })
  const reveals = plan.reveals.map((action, i): ReviewedReveal => {
    const changes = measure(plan.points.length + i)
    return {
      action,
      change: changes.map(({ value }) => round4(value)),
      error: changes.map(({ error }) => round4(error)),
    }
  })
  const rows = [0, 1, 2].map((row) => measure(plan.points.length + plan.reveals.length + row))
  const luck = seats.map((seat) => ({ deal: rows[0]![seat]!, reveals: rows[1]![seat]!, cards: rows[2]![seat]! }))
  return { curve, reveals, luck }
}

/** Of a single world nothing is known. */
const ONE_WORLD = 0.25
