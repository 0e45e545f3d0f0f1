import type { Seat } from '../seat.ts'
import type { Review, ReviewedDecision, SeatBooks } from './review.ts'

/** A review in a few numbers, for one seat. All of it follows from the decisions, also while they are being read. */
export interface ReviewSummary {
  readonly seat: Seat
  /** Real decisions, and how many of them have been read at least once. */
  readonly decisions: number
  readonly read: number
  /** What its decisions are said to have cost together, in chances of 100: nobody has more than a win to lose. */
  readonly given: number
  /** Whether it would be more than that: what a rival gives back can be given away again. */
  readonly isGivenTwice: boolean
  /** The costliest of them; null if nothing was given away that can be told. */
  readonly costliest: ReviewedDecision | null
  /** At most three, in the order of the game: what cost most, then what deserves praise. */
  readonly turningPoints: readonly ReviewedDecision[]
}

const TURNING_POINTS = 3

export function isCostly({ word }: Pick<ReviewedDecision, 'word'>): boolean {
  return word === 'inaccuracy' || word === 'mistake' || word === 'blunder'
}

/** What a decision is said to have cost, in chances of 100: the difference of the two chances as they are shown. */
export function costOf({
  word,
  played,
  options,
  loss,
}: Pick<ReviewedDecision, 'word' | 'played' | 'options' | 'loss'>): number {
  if (!isCostly({ word })) return 0
  const own = options.find(({ action }) => action === played)
  const best = options[0]
  if (own === undefined || best === undefined) return Math.max(1, Math.round(100 * loss))
  return Math.max(1, Math.round(100 * best.chance) - Math.round(100 * own.chance))
}

const WHOLE = 100

/**
 * What decisions have cost together, and what is said of it. What a rival gives back can be given away again, so the sum may
 * be more than a whole win; more than that is not said.
 */
export function givenAway(decisions: readonly Pick<ReviewedDecision, 'word' | 'loss'>[]): {
  readonly given: number
  readonly counted: number
} {
  const given = decisions.filter(isCostly).reduce((sum, { loss }) => sum + loss, 0)
  return { given, counted: Math.min(1, given) }
}

export function summarise(review: Pick<Review, 'decisions'>, seat: Seat): ReviewSummary {
  const own = review.decisions.filter((one) => one.seat === seat)
  const costly = own.filter(isCostly).sort((a, b) => b.loss - a.loss || a.action - b.action)
  const praised = own
    .filter(({ praise }) => praise !== null)
    .sort((a, b) => leadOf(b) - leadOf(a) || a.action - b.action)
  const points = costly.slice(0, TURNING_POINTS)
  // As people add it up: what is said of each.
  const cost = costly.reduce((sum, one) => sum + costOf(one), 0)
  // One find is enough: praise for everything is worth nothing.
  if (points.length < TURNING_POINTS) points.push(...praised.slice(0, 1))
  return {
    seat,
    decisions: own.length,
    read: own.filter(({ pass }) => pass !== 'unread').length,
    given: Math.min(WHOLE, cost),
    isGivenTwice: cost > WHOLE,
    costliest: costly[0] ?? null,
    turningPoints: points.sort((a, b) => a.action - b.action),
  }
}

/** From here on what nobody can tell outweighs what can be told. */
const HALF_A_WIN = 0.5

/**
 * Whether so much of a result cannot be told that the other parts are not to be taken at their word: in a game that swings to
 * and fro they can be larger than a whole win, and cancel each other out.
 */
export function isMostlyUntold({ rest }: Pick<SeatBooks, 'rest'>): boolean {
  return Math.abs(rest.value) >= HALF_A_WIN
}

/** How far the best move is ahead of the next. */
function leadOf({ options }: ReviewedDecision): number {
  return options.length < 2 ? 0 : options[0]!.chance - options[1]!.chance
}
