import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/** One line of a seat's score: what for, how many, and by which clause. */
export interface ScoreItem {
  readonly name: string
  readonly points: number
  readonly clause: string
}

/** A seat's score: its items in the rules' order, their sum, and what decides between equal sums, in order. */
export interface Score {
  readonly items: readonly ScoreItem[]
  readonly total: number
  readonly tieBreaks: readonly ScoreItem[]
  /** What stands beside the total in a record and on a score sheet, if that is something other than `tieBreaks`. */
  readonly figures?: readonly ScoreItem[]
}

/** What stands beside the total. */
export function figuresOf(score: Score): readonly ScoreItem[] {
  return score.figures ?? score.tieBreaks
}

/** Positive when a stands before b. */
function compareScores(a: Score, b: Score): number {
  if (a.total !== b.total) return a.total - b.total
  for (let i = 0; i < a.tieBreaks.length; i++) {
    const difference = a.tieBreaks[i]!.points - b.tieBreaks[i]!.points
    if (difference !== 0) return difference
  }
  return 0
}

/** Each seat's place, 1 for the best. Seats that nothing separates share a place, and the next one is left out. */
export function rank(scores: readonly Score[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => compareScores(other, score) > 0).length)
}

/** Everybody who shares the first place. */
export function winners(scores: readonly Score[]): Seat[] {
  return rank(scores).flatMap((place, seat) => (place === 1 ? [seat] : []))
}

/** Each seat's share of the win: all of it, an even part of a shared first place, or nothing. */
export function winShares(scores: readonly Score[]): number[] {
  const best = winners(scores)
  return scores.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0))
}

/** All seats, the best first; those that share a place in their order at the table. */
export function standings(scores: readonly Score[]): Seat[] {
  const places = rank(scores)
  return [...scores.keys()].sort((a, b) => places[a]! - places[b]! || a - b)
}

/** The score as it stands in a record: every item by its name, `total`, then the figures. */
export function writeScore(score: Score): { [member: string]: Json } {
  const written: { [member: string]: Json } = {}
  for (const item of score.items) written[item.name] = item.points
  written.total = score.total
  for (const item of figuresOf(score)) written[item.name] = item.points
  return written
}
