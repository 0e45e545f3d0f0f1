import type { Message } from '@south-street/engine'
import {
  type BookPart,
  costOf,
  INTERVAL,
  isMostlyUntold,
  type ReviewedDecision as ReadDecision,
  type Review,
  type ReviewedOption,
  type ReviewPraise,
  type ReviewWord,
  type SeatBooks,
  summarise,
  type WordBounds,
  wordBounds,
} from '@south-street/engine/review'
import type { ReplayedGame } from '../replay/replayed-game.ts'
import { roundTogether } from './round-together.ts'

/** How good a decision was, from the best to the worst; what is too close to call costs nothing. */
export const VERDICTS: readonly ReviewWord[] = ['best', 'good', 'close', 'inaccuracy', 'mistake', 'blunder']

/** One decision of a game, as it is shown. */
export interface ReviewedDecision {
  /** The place of the move in the record. */
  readonly move: number
  readonly seat: number
  /** From 0. */
  readonly round: number
  /** In the game's text form. */
  readonly action: string
  /** Null while it has not been read, and where there was nothing to decide. */
  readonly verdict: ReviewWord | null
  /** Whether there was a choice. */
  readonly isReal: boolean
  /** What it cost, in chances of 100, rounded: what is shown adds up. */
  readonly cost: number
  readonly find: ReviewPraise | null
  /** The best one first. */
  readonly options: readonly ReviewedOption[]
  /** Why the best one is better than what was done; of the best one, why it is. */
  readonly because: readonly Message[]
}

/** A part of what made the difference, in chances of 100. */
export interface Part {
  readonly kind: 'play' | 'cards' | 'rest'
  /** Whose play it was. */
  readonly seat: number | null
  readonly value: number
  readonly low: number
  readonly high: number
  /** Whether the interval says anything at all. */
  readonly tells: boolean
}

interface Difference {
  readonly start: number
  readonly parts: readonly Part[]
  readonly end: number
  /** Whether the parts are to be taken with care. */
  readonly isMostlyUntold: boolean
}

export interface Change {
  readonly move: number
  readonly isCards: boolean
  readonly by: readonly number[]
}

/** A review as the page shows it, for one seat. */
export interface Reviewed {
  readonly seat: number
  readonly players: number
  readonly decisions: readonly ReviewedDecision[]
  /** The moves of the turning points. */
  readonly points: readonly number[]
  readonly curve: Review['curve']
  /** What changed chances: decisions, and cards that came to light. By seat, in chances of 100. */
  readonly changes: readonly Change[]
  /** Null until there is enough to tell. */
  readonly difference: Difference | null
  readonly bounds: WordBounds
}

/** What the page shows of a review to one seat. Moves that nobody had to think about are listed, too. */
export function reviewedOf(
  review: Review,
  { moves, rounds }: Pick<ReplayedGame, 'moves' | 'rounds'>,
  seat: number,
): Reviewed {
  const read = new Map(review.decisions.map((decision) => [decision.action, decision]))
  const books = review.books.find((one) => one.seat === seat)
  const { given, turningPoints } = summarise(review, seat)
  return {
    seat,
    players: review.players,
    decisions: moves.map((made, move) => {
      const decision = read.get(move)
      const { seat: by, action } = made
      return { move, seat: by, round: rounds[move]!, action, ...(decision ? shownOf(decision) : NOTHING_TO_DECIDE) }
    }),
    points: turningPoints.map(({ action }) => action),
    curve: review.curve,
    changes: changesOf(review),
    difference: books === undefined ? null : differenceOf(books, given),
    bounds: wordBounds(review.players),
  }
}

function changesOf({ decisions, reveals }: Review): readonly Change[] {
  return [
    ...decisions.map(({ action, effect }) => ({ move: action, isCards: false, by: effect.map((one) => 100 * one) })),
    ...reveals.map(({ action, change }) => ({ move: action, isCards: true, by: change.map((one) => 100 * one) })),
  ]
}

type Shown = Omit<ReviewedDecision, 'move' | 'seat' | 'round' | 'action'>

const NOTHING_TO_DECIDE: Shown = { verdict: null, isReal: false, cost: 0, find: null, options: [], because: [] }

function shownOf(decision: ReadDecision): Shown {
  const { word, praise, options } = decision
  return {
    verdict: word,
    isReal: true,
    cost: costOf(decision),
    find: praise,
    options,
    because: options[0]?.because.map(({ said }) => said) ?? [],
  }
}

/** With whole numbers that add up, of which the first is what was said to be given away. */
function differenceOf({ seat, start, result, own, rivals, cards, rest }: SeatBooks, given: number): Difference {
  const named: readonly (readonly [Part['kind'], number | null, BookPart])[] = [
    ['play', seat, own],
    ...rivals.map((rival) => ['play', rival.seat, rival] as const),
    ['cards', null, cards],
    ['rest', null, rest],
  ]
  const [first, last] = [Math.round(100 * start), Math.round(100 * result)]
  const [, ...others] = named.map(([, , { value }]) => 100 * value)
  const values = [0 - given, ...roundTogether(others, last - first + given)]
  const parts = named.map(([kind, whose, { value, error, tells }], i): Part => {
    // Nobody's play can cost more than a win.
    const most = kind === 'play' ? 100 : Number.POSITIVE_INFINITY
    return {
      kind,
      seat: whose,
      value: values[i]!,
      low: Math.max(-most, 100 * (value - INTERVAL * error)),
      high: Math.min(most, 100 * (value + INTERVAL * error)),
      tells,
    }
  })
  return { start: first, parts, end: last, isMostlyUntold: isMostlyUntold({ rest }) }
}

export const inHundred = (chance: number): number => Math.round(chance * 100)

export const playedOption = ({ options, action }: ReviewedDecision): ReviewedOption | undefined =>
  options.find((option) => option.action === action)

/** What is shown beside what was done: the best move, or after that the next best. */
export function comparedOption(decision: ReviewedDecision): ReviewedOption | undefined {
  return decision.options.find(({ action }) => action !== decision.action)
}
