import type { Reviewed, ReviewedDecision } from './reviewed.ts'

/** Fewer say little. */
const LEAST_DECISIONS = 5

export interface Headline {
  readonly kind: 'short' | 'nothing' | 'one' | 'some' | 'twice'
  readonly lost: number
  readonly most: number
  /** Of the costliest decision, from 0. */
  readonly round: number
  readonly real: number
  /** How many of those were the best, good, or too close to call. */
  readonly fine: number
}

/** Nobody has more than a win to lose, even if some of it was lost twice. */
const WHOLE = 100

/** What one seat gave away in the whole game. It is the sum of what its decisions are said to have cost, if that is no more than a win. */
export function headlineOf({ decisions, seat }: Reviewed): Headline {
  const real = decisions.filter((one) => one.seat === seat && one.isReal && one.verdict !== null)
  const dear = real.filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost)
  const cost = dear.reduce((sum, one) => sum + one.cost, 0)
  const kind = real.length < LEAST_DECISIONS ? 'short' : kindOf(cost, dear.length)
  return {
    kind,
    lost: Math.min(WHOLE, cost),
    most: dear[0]?.cost ?? 0,
    round: dear[0]?.round ?? 0,
    real: real.length,
    fine: real.length - dear.length,
  }
}

function kindOf(cost: number, decisions: number): Headline['kind'] {
  if (cost === 0) return 'nothing'
  if (decisions === 1) return 'one'
  return cost > WHOLE ? 'twice' : 'some'
}

/** The decisions that mattered most, in the order of time. */
export function turningPoints({ decisions, points }: Reviewed): readonly ReviewedDecision[] {
  return decisions.filter(({ move }) => points.includes(move))
}

export const KINDS = ['real', 'all', 'dear', 'found', 'close'] as const
export type Kind = (typeof KINDS)[number]

const IS_OF: Readonly<Record<Kind, (decision: ReviewedDecision) => boolean>> = {
  real: ({ isReal }) => isReal,
  all: () => true,
  dear: ({ cost }) => cost > 0,
  found: ({ find }) => find !== null,
  close: ({ verdict, isReal }) => isReal && verdict === 'close',
}

/** The decisions of one seat, or of everybody, of one kind. */
export function chooseDecisions(
  decisions: readonly ReviewedDecision[],
  seat: number | null,
  kind: Kind,
): readonly ReviewedDecision[] {
  return decisions.filter((one) => (seat === null || one.seat === seat) && IS_OF[kind](one))
}

/** Where a line bends, and what stands there. */
export interface Bend {
  /** The move that did most for it, or that brought up the cards that did. */
  readonly move: number
  readonly isCards: boolean
  readonly seat: number
  /** In chances of 100, over the whole round. */
  readonly change: number
}

const MOST_BENDS = 6
/** In chances of 100: less is no bend. */
const LEAST_BEND = 5
/** A decision or a card that did less did not make the bend. */
const LEAST_CAUSE = 2
const LEVEL = 0.5

/** The largest changes from one point of the curve to the next, one for each; the end, at which all lines jump, is none. */
export function bendsOf(
  { seat: reader, curve, changes }: Pick<Reviewed, 'seat' | 'curve' | 'changes'>,
  moves: readonly { readonly seat: number }[],
): readonly Bend[] {
  const stretches = curve.slice(0, -2).map((from, i) => ({ from, to: curve[i + 1]! }))
  const bends = stretches.map(({ from, to }): Bend => {
    const by = to.chance.map((chance, seat) => 100 * (chance - from.chance[seat]!))
    // Of two that changed as much, the reader's own line.
    const seat = by.reduce((most, change, one) => (Math.abs(change) > Math.abs(by[most]!) + LEVEL ? one : most), reader)
    const change = by[seat]!
    const causes = changes
      .filter(({ move }) => move >= from.action && move < to.action)
      .map(({ move, isCards, by: one }) => ({ move, isCards, size: (one[seat] ?? 0) * Math.sign(change) }))
    const cause = causes.reduce((most, one) => (one.size > most.size ? one : most), NO_CAUSE)
    if (cause.size >= LEAST_CAUSE) return { move: cause.move, isCards: cause.isCards, seat, change }
    const own = moves.findLastIndex((one, move) => one.seat === seat && move >= from.action && move < to.action)
    return { move: own < 0 ? from.action : own, isCards: false, seat, change }
  })
  return bends
    .filter(({ change }) => Math.abs(change) >= LEAST_BEND)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.move - b.move)
    .slice(0, MOST_BENDS)
    .sort((a, b) => a.move - b.move)
}

const NO_CAUSE = { move: 0, isCards: false, size: 0 }
